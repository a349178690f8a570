package io.partita.processor.read;

import com.squareup.javapoet.ArrayTypeName;
import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.TypeName;
import io.partita.processor.model.NestedModel;
import io.partita.processor.model.Scalar;
import io.partita.processor.model.TypeModel;
import io.partita.processor.model.TypeModel.ConvertedType;
import io.partita.processor.model.TypeModel.EnumType;
import io.partita.processor.model.TypeModel.ListType;
import io.partita.processor.model.TypeModel.MapType;
import io.partita.processor.model.TypeModel.OptionalType;
import io.partita.processor.model.TypeModel.ScalarType;
import io.partita.processor.model.TypeModel.SetType;
import io.partita.processor.model.TypeModel.UnsupportedType;
import io.partita.processor.model.TypeModel.UnsupportedType.Reason;
import io.partita.processor.read.ConverterReader.Conversion;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** Reads the types of components and elements, converters applied. */
final class TypeReader {

  /**
   * Takes the place of a type that cannot be known, which is reported: it is at home everywhere and
   * has no consequences.
   */
  static final TypeModel UNKNOWN = new ScalarType(Scalar.STRING, ClassName.get(String.class));

  private static final Set<String> COLLECTIONS =
      Set.of("java.util.List", "java.util.Set", "java.util.Map", "java.util.Optional");

  /** The types whose values have one text each that stands for them in the keys of a map. */
  private static final Set<Scalar> MAP_KEYS =
      Set.of(Scalar.STRING, Scalar.UUID, Scalar.BYTE, Scalar.SHORT, Scalar.INTEGER, Scalar.LONG);

  private final Reading reading;
  private final NestedReader nested;

  TypeReader(Reading reading) {
    this.reading = reading;
    this.nested = new NestedReader(reading, this);
  }

  TypeModel read(TypeMirror type, Optional<Conversion> conversion, Referrer referrer) {
    Optional<String> unresolved = UnresolvedTypes.in(type);
    if (unresolved.isPresent()) {
      reading.reportUnresolved(
          referrer.name() + " needs the type " + unresolved.get() + ", which does not exist.",
          referrer.origin());
      return UNKNOWN;
    }
    reading.deprecations().addNamed(type);
    if (conversion.isPresent() && conversion.get().appliesTo(type)) {
      return converted(type, conversion.get(), referrer);
    }
    Optional<Scalar> scalar = ScalarTypes.of(type);
    if (scalar.isPresent()) {
      return new ScalarType(scalar.get(), typeName(type));
    }
    return type.getKind() == TypeKind.DECLARED
        ? declared((DeclaredType) type, conversion, referrer)
        : new UnsupportedType(typeName(type), Reason.NO_CODEC);
  }

  /** The nested types met so far, referred-to ones first. */
  List<NestedModel> nested() {
    return nested.found();
  }

  /** While components of a record are read, finding the record again is a recursion. */
  void enter(ClassName record) {
    nested.enter(record);
  }

  void leave(ClassName record) {
    nested.leave(record);
  }

  private TypeModel converted(TypeMirror type, Conversion conversion, Referrer referrer) {
    TypeModel stored = read(conversion.to(), Optional.empty(), referrer);
    return new ConvertedType(typeName(type), conversion.converter(), stored);
  }

  private TypeModel declared(
      DeclaredType type, Optional<Conversion> conversion, Referrer referrer) {
    TypeElement element = (TypeElement) type.asElement();
    String name = element.getQualifiedName().toString();
    if (COLLECTIONS.contains(name)) {
      return collection(name, type, conversion, referrer);
    }
    if (element.getKind() == ElementKind.ENUM) {
      return enumType(element);
    }
    return nested.read(element, referrer);
  }

  private TypeModel collection(
      String name, DeclaredType type, Optional<Conversion> conversion, Referrer referrer) {
    List<? extends TypeMirror> arguments = type.getTypeArguments();
    if (arguments.isEmpty()
        || arguments.stream().anyMatch(argument -> argument.getKind() == TypeKind.WILDCARD)) {
      return new UnsupportedType(typeName(type), Reason.RAW_COLLECTION);
    }
    TypeMirror last = arguments.get(arguments.size() - 1);
    return switch (name) {
      case "java.util.List" -> new ListType(read(last, conversion, referrer));
      case "java.util.Set" -> new SetType(read(last, conversion, referrer));
      case "java.util.Optional" -> new OptionalType(read(last, conversion, referrer));
      default -> {
        TypeModel key = mapKey(type, arguments.get(0));
        yield key instanceof UnsupportedType
            ? key
            : new MapType(key, read(last, conversion, referrer));
      }
    };
  }

  /** The type of a map's keys; if it cannot be one, what to report of the map. */
  private TypeModel mapKey(DeclaredType map, TypeMirror key) {
    Optional<Scalar> scalar = ScalarTypes.of(key).filter(MAP_KEYS::contains);
    if (scalar.isPresent()) {
      return new ScalarType(scalar.get(), typeName(key));
    }
    return key instanceof DeclaredType declared
            && declared.asElement().getKind() == ElementKind.ENUM
        ? enumType((TypeElement) declared.asElement())
        : new UnsupportedType(typeName(map), Reason.MAP_KEY);
  }

  private TypeModel enumType(TypeElement element) {
    ClassName name = ClassName.get(element);
    if (!reading.visibility().canSee(element)) {
      return new UnsupportedType(name, Reason.INACCESSIBLE);
    }
    // Sorted, because the Eclipse compiler does not keep the order of the source.
    List<String> constants =
        element.getEnclosedElements().stream()
            .filter(member -> member.getKind() == ElementKind.ENUM_CONSTANT)
            .map(constant -> constant.getSimpleName().toString())
            .sorted()
            .toList();
    return new EnumType(name, constants);
  }

  /** The type's name without the annotations on its use, which generated code must not repeat. */
  private static TypeName typeName(TypeMirror type) {
    TypeName name = TypeName.get(type);
    if (name.isPrimitive()) {
      // JavaPoet tells primitive types apart by identity, so a copy without annotations would not
      // do.
      return name.box().withoutAnnotations().unbox();
    }
    return name instanceof ArrayTypeName array
        ? ArrayTypeName.of(array.componentType.withoutAnnotations())
        : name.withoutAnnotations();
  }
}
