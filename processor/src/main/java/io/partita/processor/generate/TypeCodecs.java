package io.partita.processor.generate;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.NameAllocator;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import io.partita.annotations.EpochSeconds;
import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.Managed;
import io.partita.processor.model.NestedModel;
import io.partita.processor.model.NestedModel.NestedRecord;
import io.partita.processor.model.NestedModel.NestedSealed;
import io.partita.processor.model.Scalar;
import io.partita.processor.model.TableModel;
import io.partita.processor.model.TypeModel;
import io.partita.processor.model.TypeModel.BoundedType;
import io.partita.processor.model.TypeModel.ConvertedType;
import io.partita.processor.model.TypeModel.EnumType;
import io.partita.processor.model.TypeModel.ListType;
import io.partita.processor.model.TypeModel.MapKeyType;
import io.partita.processor.model.TypeModel.MapType;
import io.partita.processor.model.TypeModel.NestedType;
import io.partita.processor.model.TypeModel.OptionalType;
import io.partita.processor.model.TypeModel.ScalarType;
import io.partita.processor.model.TypeModel.SetType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The codecs of a table's types, as expressions. Types that the runtime has no constant for get one
 * in the table's generated codecs, shared by everything that stores them.
 */
final class TypeCodecs {

  private static final TypeName INSTANT = ClassName.get("java.time", "Instant");
  private static final ClassName EPOCH_SECONDS = ClassName.get(EpochSeconds.class);

  private final TableModel table;
  private final ClassName codecs;
  private final NameAllocator names;
  private final Map<TypeModel, String> constants = new LinkedHashMap<>();

  TypeCodecs(TableModel table) {
    this.table = table;
    this.codecs = ClassName.get(table.type().packageName(), table.generatedName() + "Codecs");
    List<TypeModel> stored = storedTypes().toList();
    this.names = Names.allocatorBeside(stored.stream().flatMap(TypeCodecs::enums));
    stored.forEach(this::register);
  }

  private Stream<TypeModel> storedTypes() {
    Stream<TypeModel> nested = table.nested().stream().map(type -> new NestedType(type.type()));
    Stream<ComponentModel> inNested =
        table.nested().stream()
            .filter(NestedRecord.class::isInstance)
            .flatMap(type -> ((NestedRecord) type).components().stream());
    Stream<ComponentModel> inEntities =
        table.entities().stream()
            .flatMap(entity -> entity.components().stream())
            .filter(component -> !component.keyOnly());
    return Stream.concat(nested, Stream.concat(inNested, inEntities).map(TypeCodecs::writtenType));
  }

  private static Stream<ClassName> enums(TypeModel type) {
    if (type instanceof MapKeyType key) {
      return enums(key.key());
    }
    return type instanceof EnumType enumType
        ? Stream.of(enumType.javaType())
        : parts(type).stream().flatMap(TypeCodecs::enums);
  }

  /** The generated class that holds the constants. */
  ClassName className() {
    return codecs;
  }

  /** The types that have a constant, each after those it is made of. */
  List<TypeModel> types() {
    return List.copyOf(constants.keySet());
  }

  /** The name of a type's constant. */
  String constant(TypeModel type) {
    return constants.get(type);
  }

  /** What a component is stored as; one that says when the item expires is a number of seconds. */
  static TypeModel storedType(ComponentModel component) {
    return component.managed().contains(Managed.TTL) ? expiry(component.type()) : component.type();
  }

  /** What a component is stored as, refused where it has more elements than its bound. */
  static TypeModel writtenType(ComponentModel component) {
    TypeModel stored = storedType(component);
    return component.max() > 0 ? new BoundedType(stored, component.max()) : stored;
  }

  private static TypeModel expiry(TypeModel type) {
    if (type instanceof OptionalType optional) {
      return new OptionalType(expiry(optional.value()));
    }
    boolean isInstant = type instanceof ScalarType scalar && scalar.scalar() == Scalar.INSTANT;
    return isInstant
        ? new ConvertedType(
            INSTANT, EPOCH_SECONDS, new ScalarType(Scalar.LONG, TypeName.LONG.box()))
        : type;
  }

  /** The codec of a type, for use outside of the generated codecs. */
  CodeBlock expression(TypeModel type) {
    return runtimeConstant(type)
        .orElseGet(() -> CodeBlock.of("$T.$L", codecs, constants.get(type)));
  }

  /** The codec of a type, for use inside of the generated codecs. */
  CodeBlock localExpression(TypeModel type) {
    return runtimeConstant(type).orElseGet(() -> CodeBlock.of("$L", constants.get(type)));
  }

  /** How the keys of a map are written, for use outside of the generated codecs. */
  CodeBlock mapKey(MapType map) {
    return map.key() instanceof ScalarType scalar
        ? runtimeKey(scalar)
        : expression(new MapKeyType(map.key()));
  }

  private CodeBlock localMapKey(TypeModel key) {
    return key instanceof ScalarType scalar
        ? runtimeKey(scalar)
        : localExpression(new MapKeyType(key));
  }

  private static CodeBlock runtimeKey(ScalarType key) {
    return CodeBlock.of("$T.$L", RuntimeTypes.MAP_KEY, key.scalar().name());
  }

  /** What a type's constant is. */
  CodeBlock definition(TypeModel type) {
    if (type instanceof NestedType nested) {
      return definition(table.nested(nested.javaType()).orElseThrow());
    }
    if (type instanceof EnumType) {
      return CodeBlock.of("$T.enumOf($T.values())", RuntimeTypes.CODECS, type.javaType());
    }
    if (type instanceof ListType list) {
      return CodeBlock.of("$T.list($L)", RuntimeTypes.CODECS, localExpression(list.element()));
    }
    if (type instanceof SetType set) {
      return setKind(set)
          .map(
              kind ->
                  CodeBlock.of(
                      "$T.set($Z$T.$L, $L)",
                      RuntimeTypes.CODECS,
                      RuntimeTypes.SET_KIND,
                      kind,
                      localExpression(set.element())))
          .orElseGet(
              () ->
                  CodeBlock.of(
                      "$T.listSet($L)", RuntimeTypes.CODECS, localExpression(set.element())));
    }
    if (type instanceof MapType map) {
      return isText(map.key())
          ? CodeBlock.of("$T.map($L)", RuntimeTypes.CODECS, localExpression(map.value()))
          : CodeBlock.of(
              "$T.map($Z$L, $L)",
              RuntimeTypes.CODECS,
              localMapKey(map.key()),
              localExpression(map.value()));
    }
    if (type instanceof MapKeyType key) {
      return key.key() instanceof ConvertedType converted
          ? CodeBlock.of(
              "$T.converted($Znew $T(), $L)",
              RuntimeTypes.MAP_KEY,
              converted.converter(),
              localMapKey(converted.stored()))
          : CodeBlock.of("$T.enumOf($T.values())", RuntimeTypes.MAP_KEY, type.javaType());
    }
    if (type instanceof OptionalType optional) {
      return CodeBlock.of(
          "$T.optional($L)", RuntimeTypes.CODECS, localExpression(optional.value()));
    }
    if (type instanceof ConvertedType converted) {
      return CodeBlock.of(
          "$T.converted($Znew $T(), $L)",
          RuntimeTypes.CODECS,
          converted.converter(),
          localExpression(converted.stored()));
    }
    if (type instanceof BoundedType bounded) {
      return CodeBlock.of(
          "$T.atMost($L, $L)",
          RuntimeTypes.CODECS,
          bounded.max(),
          localExpression(bounded.collection()));
    }
    throw new IllegalArgumentException("No codec constant for " + type);
  }

  private CodeBlock definition(NestedModel nested) {
    if (nested instanceof NestedSealed sealed) {
      List<CodeBlock> variants =
          sealed.variants().stream()
              .map(
                  variant ->
                      CodeBlock.of(
                          "$T.variant($S, $T.class, $L)",
                          RuntimeTypes.CODECS,
                          variant.simpleName(),
                          variant,
                          localExpression(new NestedType(variant))))
              .toList();
      return CodeBlock.of(
          "$T.sealed(\n$>$>$L)$<$<", RuntimeTypes.CODECS, CodeBlock.join(variants, ",\n"));
    }
    return CodeBlock.of("new $L()", codecName((NestedRecord) nested));
  }

  /** The name of the generated codec of a nested record. */
  static String codecName(NestedRecord nested) {
    return nested.generatedName() + "Codec";
  }

  /**
   * The Java type of a type's constant: that of a nested record is one that a sealed type can refer
   * to.
   */
  TypeName constantType(TypeModel type) {
    boolean isRecord =
        type instanceof NestedType nested
            && table.nested(nested.javaType()).orElseThrow() instanceof NestedRecord;
    ClassName constant = isRecord ? RuntimeTypes.RECORD_CODEC : RuntimeTypes.CODEC;
    return ParameterizedTypeName.get(
        type instanceof MapKeyType ? RuntimeTypes.MAP_KEY : constant, type.javaType().box());
  }

  /** The kind of set that is stored, or empty where it is a list. */
  static Optional<String> setKind(SetType set) {
    return wire(set.element())
        .flatMap(
            wire ->
                switch (wire) {
                  case S -> Optional.of("TEXT");
                  case N -> Optional.of("NUMBER");
                  case B -> Optional.of("BINARY");
                  case BOOL -> Optional.empty();
                });
  }

  /**
   * The attribute type of a single value, or empty for types stored as maps, lists or not at all.
   */
  static Optional<Scalar.Wire> wire(TypeModel type) {
    if (type instanceof ConvertedType converted) {
      return wire(converted.stored());
    }
    if (type instanceof EnumType) {
      return Optional.of(Scalar.Wire.S);
    }
    return type instanceof ScalarType scalar
        ? Optional.of(scalar.scalar().wire())
        : Optional.empty();
  }

  private static Optional<CodeBlock> runtimeConstant(TypeModel type) {
    if (type instanceof ScalarType scalar) {
      return Optional.of(CodeBlock.of("$T.$L", RuntimeTypes.CODECS, scalar.scalar().name()));
    }
    if (type instanceof ConvertedType converted && converted.converter().equals(EPOCH_SECONDS)) {
      return Optional.of(CodeBlock.of("$T.EPOCH_SECONDS", RuntimeTypes.CODECS));
    }
    return Optional.empty();
  }

  private static boolean isText(TypeModel type) {
    return type instanceof ScalarType scalar && scalar.scalar() == Scalar.STRING;
  }

  private void register(TypeModel type) {
    if (runtimeConstant(type).isPresent() || constants.containsKey(type)) {
      return;
    }
    parts(type).forEach(this::register);
    constants.put(type, names.newName(suggestedName(type)));
  }

  private static List<TypeModel> parts(TypeModel type) {
    List<TypeModel> parts = new ArrayList<>();
    if (type instanceof ListType list) {
      parts.add(list.element());
    } else if (type instanceof SetType set) {
      parts.add(set.element());
    } else if (type instanceof MapType map) {
      addKey(map.key(), parts);
      parts.add(map.value());
    } else if (type instanceof MapKeyType key && key.key() instanceof ConvertedType converted) {
      addKey(converted.stored(), parts);
    } else if (type instanceof OptionalType optional) {
      parts.add(optional.value());
    } else if (type instanceof ConvertedType converted) {
      parts.add(converted.stored());
    } else if (type instanceof BoundedType bounded) {
      parts.add(bounded.collection());
    }
    return parts;
  }

  private static void addKey(TypeModel key, List<TypeModel> parts) {
    if (!(key instanceof ScalarType)) {
      parts.add(new MapKeyType(key));
    }
  }

  private String suggestedName(TypeModel type) {
    if (type instanceof ScalarType scalar) {
      return scalar.scalar().name();
    }
    if (type instanceof EnumType enumType) {
      return Names.constant(String.join("_", enumType.javaType().simpleNames()));
    }
    if (type instanceof NestedType nested) {
      return Names.constant(table.nested(nested.javaType()).orElseThrow().generatedName());
    }
    if (type instanceof ListType list) {
      return suggestedName(list.element()) + "_LIST";
    }
    if (type instanceof SetType set) {
      return suggestedName(set.element()) + "_SET";
    }
    if (type instanceof MapType map) {
      return suggestedName(map.value())
          + (isText(map.key()) ? "_MAP" : "_BY_" + suggestedName(map.key()));
    }
    if (type instanceof MapKeyType key) {
      return suggestedName(key.key()) + "_KEY";
    }
    if (type instanceof OptionalType optional) {
      return "OPTIONAL_" + suggestedName(optional.value());
    }
    if (type instanceof BoundedType bounded) {
      return suggestedName(bounded.collection()) + "_AT_MOST_" + bounded.max();
    }
    return Names.constant(String.join("_", ((ConvertedType) type).converter().simpleNames()));
  }
}
