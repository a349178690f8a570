package io.partita.processor.lock;

import com.squareup.javapoet.ClassName;
import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.Managed;
import io.partita.processor.model.NestedModel;
import io.partita.processor.model.NestedModel.NestedRecord;
import io.partita.processor.model.NestedModel.NestedSealed;
import io.partita.processor.model.Scalar;
import io.partita.processor.model.TableModel;
import io.partita.processor.model.TypeModel;
import io.partita.processor.model.TypeModel.ConvertedType;
import io.partita.processor.model.TypeModel.EnumType;
import io.partita.processor.model.TypeModel.ListType;
import io.partita.processor.model.TypeModel.MapType;
import io.partita.processor.model.TypeModel.NestedType;
import io.partita.processor.model.TypeModel.OptionalType;
import io.partita.processor.model.TypeModel.ScalarType;
import io.partita.processor.model.TypeModel.SetType;
import io.partita.processor.resolve.AttributeTypes;
import io.partita.processor.resolve.KeyFormatChooser;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Lists what components store: themselves and everything inside of them. */
final class LockTypes {

  private static final String EXPIRY = "N:long";

  private final TableModel table;

  LockTypes(TableModel table) {
    this.table = table;
  }

  /** What a component of a record stores. */
  Stream<LockAttribute> of(ComponentModel component, LockPath path) {
    // Expiries are seconds, whatever the component is.
    if (component.managed().contains(Managed.TTL)) {
      return Stream.of(attribute(component, path, EXPIRY, Optional.empty()));
    }
    TypeModel type = stored(component.type());
    return Stream.concat(
        Stream.of(attribute(component, path, name(type), converter(component.type()))),
        inside(type, path));
  }

  /** A component that is stored in keys alone. */
  static LockAttribute inKey(ComponentModel component, LockPath path, boolean isInTableKey) {
    String type = isInTableKey ? LockAttribute.IN_KEY : LockAttribute.IN_INDEX_KEY;
    return attribute(component, path, type, Optional.empty());
  }

  /** A component that is stored as the text of a key's format. */
  static LockAttribute formatted(ComponentModel component, LockPath path, String format) {
    return attribute(component, path, "S:" + format, Optional.empty());
  }

  private static LockAttribute attribute(
      ComponentModel component, LockPath path, String type, Optional<String> converter) {
    boolean isRequired =
        component.type().javaType().isPrimitive() && !component.managed().contains(Managed.COUNT);
    return new LockAttribute(
        path,
        type,
        converter,
        isRequired,
        constants(component.type()),
        component.aliases().stream().sorted().toList());
  }

  private Stream<LockAttribute> inside(TypeModel type, LockPath path) {
    if (type instanceof ListType list) {
      return element(list.element(), path.element());
    }
    if (type instanceof SetType set) {
      return element(set.element(), path.element());
    }
    if (type instanceof MapType map) {
      return element(map.value(), path.value());
    }
    return type instanceof NestedType nested ? inside(nested.javaType(), path) : Stream.empty();
  }

  private Stream<LockAttribute> inside(ClassName type, LockPath path) {
    NestedModel nested = table.nested(type).orElseThrow();
    if (nested instanceof NestedRecord record) {
      return record.components().stream()
          .flatMap(component -> of(component, path.attribute(component.attribute())));
    }
    return ((NestedSealed) nested)
        .variants().stream()
            .flatMap(
                variant -> element(new NestedType(variant), path.variant(variant.simpleName())));
  }

  private Stream<LockAttribute> element(TypeModel declared, LockPath path) {
    TypeModel type = stored(declared);
    return Stream.concat(
        Stream.of(
            new LockAttribute(
                path, name(type), converter(declared), false, constants(type), List.of())),
        inside(type, path));
  }

  /** What a type is stored as: an Optional's value, a converter's stored type. */
  private static TypeModel stored(TypeModel type) {
    return KeyFormatChooser.innermost(type);
  }

  /** What makes the stored value of another one, or the stored keys of a map. */
  private static Optional<String> converter(TypeModel type) {
    if (type instanceof OptionalType optional) {
      return converter(optional.value());
    }
    if (type instanceof MapType map) {
      return converter(map.key());
    }
    return type instanceof ConvertedType converted
        ? Optional.of(converted.converter().canonicalName())
        : Optional.empty();
  }

  /** The names of an enum, or of the enum that a map's keys are. */
  private static List<String> constants(TypeModel type) {
    TypeModel named = stored(stored(type) instanceof MapType map ? map.key() : type);
    return named instanceof EnumType enumType
        ? enumType.constants().stream().sorted().toList()
        : List.of();
  }

  private String name(TypeModel type) {
    if (type instanceof ScalarType scalar) {
      return name(scalar.scalar());
    }
    if (type instanceof EnumType) {
      return LockAttribute.ENUM;
    }
    if (type instanceof SetType || type instanceof ListType) {
      return AttributeTypes.of(type);
    }
    if (type instanceof MapType map) {
      return map(map.key());
    }
    NestedModel nested = table.nested(((NestedType) type).javaType()).orElseThrow();
    return nested instanceof NestedRecord ? "M:record" : "M:sealed";
  }

  private static String map(TypeModel declared) {
    TypeModel key = stored(declared);
    if (key instanceof EnumType) {
      return LockAttribute.MAP_BY + "enum";
    }
    Scalar scalar = ((ScalarType) key).scalar();
    return scalar == Scalar.STRING
        ? LockAttribute.MAP
        : LockAttribute.MAP_BY + LockFormats.name(scalar);
  }

  private static String name(Scalar scalar) {
    return switch (scalar.wire()) {
      case S -> scalar == Scalar.STRING ? "S" : "S:" + LockFormats.name(scalar);
      case N -> "N:" + LockFormats.name(scalar);
      case BOOL -> "BOOL";
      case B -> "B";
    };
  }
}
