package io.partita.processor.generate;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import io.partita.annotations.EpochMillis;
import io.partita.annotations.EpochSeconds;
import io.partita.processor.model.NestedModel.NestedRecord;
import io.partita.processor.model.TableModel;
import io.partita.processor.model.TypeModel;
import io.partita.processor.model.TypeModel.ConvertedType;
import io.partita.processor.model.TypeModel.ListType;
import io.partita.processor.model.TypeModel.MapType;
import io.partita.processor.model.TypeModel.NestedType;
import io.partita.processor.model.TypeModel.OptionalType;
import io.partita.processor.model.TypeModel.ScalarType;
import io.partita.processor.model.TypeModel.SetType;
import java.util.Optional;
import java.util.Set;

/** The typed fields of conditions: which kind of field a type has, and how one is made. */
final class FieldCode {

  /** Converters that keep the order of what they convert. */
  private static final Set<ClassName> ORDERED_CONVERTERS =
      Set.of(ClassName.get(EpochSeconds.class), ClassName.get(EpochMillis.class));

  private final TableModel table;
  private final TypeCodecs codecs;
  private final TypeName entity;

  /** Fields of conditions on an entity: a record, or the type variable that stands for it. */
  FieldCode(TableModel table, TypeCodecs codecs, TypeName entity) {
    this.table = table;
    this.codecs = codecs;
    this.entity = entity;
  }

  /** The generated class that holds the paths into nested records. */
  static ClassName paths(TableModel table) {
    return ClassName.get(table.type().packageName(), table.generatedName() + "Paths");
  }

  /** The generated path of a nested record. */
  static ClassName path(TableModel table, NestedRecord nested) {
    return paths(table).nestedClass(nested.generatedName() + "Path");
  }

  /** The type of a field. */
  TypeName type(TypeModel type) {
    if (type instanceof OptionalType optional) {
      return type(optional.value());
    }
    TypeName value = type.javaType().box();
    if (type instanceof ListType list) {
      return field(RuntimeTypes.LIST_FIELD, list.element().javaType().box(), type(list.element()));
    }
    if (type instanceof SetType set) {
      return field(RuntimeTypes.SET_FIELD, set.element().javaType().box());
    }
    if (type instanceof MapType map) {
      return field(
          RuntimeTypes.MAP_FIELD,
          map.key().javaType(),
          map.value().javaType().box(),
          type(map.value()));
    }
    if (type instanceof ScalarType scalar) {
      return scalar(scalar);
    }
    return nestedRecord(type)
        .map(nested -> field(path(table, nested)))
        .orElseGet(
            () -> field(isOrdered(type) ? RuntimeTypes.ORDERED_FIELD : RuntimeTypes.FIELD, value));
  }

  /** The type of a field whose values are only compared for equality. */
  TypeName unordered(TypeModel type) {
    return field(RuntimeTypes.FIELD, type.javaType().box());
  }

  /** Whether a component's own codec is all that its field needs. */
  boolean isPlain(TypeModel type) {
    boolean hasParts =
        type instanceof OptionalType
            || type instanceof ListType
            || type instanceof SetType
            || type instanceof MapType;
    return !hasParts && nestedRecord(type).isEmpty();
  }

  private TypeName scalar(ScalarType type) {
    TypeName value = type.javaType().box();
    return switch (type.scalar()) {
      case STRING -> field(RuntimeTypes.TEXT_FIELD);
      case BOOLEAN -> field(RuntimeTypes.BOOLEAN_FIELD);
      case INSTANT -> field(RuntimeTypes.INSTANT_FIELD);
      case BYTES, BYTE_BUFFER -> field(RuntimeTypes.BINARY_FIELD, value);
      // Times with an offset are stored in it, and sort by their time of day.
      case UUID, URI, DURATION, PERIOD, ZONE_ID, OFFSET_DATE_TIME, ZONED_DATE_TIME ->
          field(RuntimeTypes.FIELD, value);
      case CHARACTER,
          LOCAL_DATE,
          LOCAL_DATE_TIME,
          LOCAL_TIME,
          YEAR_MONTH,
          YEAR,
          BYTE,
          SHORT,
          INTEGER,
          LONG,
          FLOAT,
          DOUBLE,
          BIG_INTEGER,
          BIG_DECIMAL ->
          field(RuntimeTypes.ORDERED_FIELD, value);
    };
  }

  private static boolean isOrdered(TypeModel type) {
    return type instanceof ConvertedType converted
        && ORDERED_CONVERTERS.contains(converted.converter());
  }

  private TypeName field(ClassName field, TypeName... arguments) {
    TypeName[] all = new TypeName[arguments.length + 1];
    all[0] = entity;
    System.arraycopy(arguments, 0, all, 1, arguments.length);
    return ParameterizedTypeName.get(field, all);
  }

  private Optional<NestedRecord> nestedRecord(TypeModel type) {
    return type instanceof NestedType nested
        ? table
            .nested(nested.javaType())
            .filter(NestedRecord.class::isInstance)
            .map(NestedRecord.class::cast)
        : Optional.empty();
  }

  /** A new field at a path. */
  CodeBlock create(TypeModel type, CodeBlock path) {
    return create(type, path, 1);
  }

  private CodeBlock create(TypeModel type, CodeBlock path, int depth) {
    if (type instanceof OptionalType optional) {
      return create(optional.value(), path, depth);
    }
    ClassName field = ((ParameterizedTypeName) type(type)).rawType;
    if (type instanceof ListType list) {
      return CodeBlock.of(
          "new $T<>(\n$>$>$L,\n$L,\n$L,\n$L)$<$<",
          field,
          path,
          codecs.expression(type),
          codecs.expression(list.element()),
          factory(list.element(), depth));
    }
    if (type instanceof SetType set) {
      return CodeBlock.of(
          "new $T<>($Z$L, $L, $L)",
          field,
          path,
          codecs.expression(type),
          codecs.expression(set.element()));
    }
    if (type instanceof MapType map) {
      return CodeBlock.of(
          "new $T<>(\n$>$>$L,\n$L,\n$L,\n$L)$<$<",
          field,
          path,
          codecs.expression(type),
          codecs.mapKey(map),
          factory(map.value(), depth));
    }
    return isWithoutCodec(type)
        ? CodeBlock.of("new $T<>($Z$L)", field, path)
        : CodeBlock.of("new $T<>($Z$L, $L)", field, path, codecs.expression(type));
  }

  /** Fields whose type says all about the codec. */
  private boolean isWithoutCodec(TypeModel type) {
    return nestedRecord(type).isPresent()
        || (type instanceof ScalarType scalar
            && switch (scalar.scalar()) {
              case STRING, BOOLEAN, INSTANT -> true;
              default -> false;
            });
  }

  /** Makes the field of an element; the parameters of nested lambdas must not be called alike. */
  private CodeBlock factory(TypeModel element, int depth) {
    String path = depth == 1 ? "path" : "path" + depth;
    return CodeBlock.of("$L -> $L", path, create(element, CodeBlock.of("$L", path), depth + 1));
  }
}
