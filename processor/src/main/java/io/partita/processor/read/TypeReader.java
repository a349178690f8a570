package io.partita.processor.read;

import com.squareup.javapoet.ArrayTypeName;
import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.TypeName;
import io.partita.processor.model.EmbeddedModel;
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
      Set.of(
          Scalar.STRING,
          Scalar.UUID,
          Scalar.BYTE,
          Scalar.SHORT,
          Scalar.INTEGER,
          Scalar.LONG,
          Scalar.BIG_INTEGER,
          Scalar.LOCAL_DATE,
          Scalar.YEAR_MONTH);

  private final Reading reading;
  private final Conversions ofTable;
  private final NestedReader nested;

  TypeReader(Reading reading, Conversions ofTable) {
    this.reading = reading;
    this.ofTable = ofTable;
    this.nested = new NestedReader(reading, this);
  }

  /** The converters of the table, which apply where a component says nothing else. */
  Conversions ofTable() {
    return ofTable;
  }

  TypeModel read(TypeMirror type, Conversions conversions, Referrer referrer) {
    Optional<String> unresolved = UnresolvedTypes.in(type);
    if (unresolved.isPresent()) {
      reading.reportUnresolved(
          referrer.name() + " needs the type " + unresolved.get() + ", which does not exist.",
          referrer.origin());
      return UNKNOWN;
    }
    reading.deprecations().addNamed(type);
    Optional<Conversion> conversion = conversions.of(type);
    if (conversion.isPresent()) {
      return converted(type, conversion.get(), referrer);
    }
    Optional<Scalar> scalar = ScalarTypes.of(type);
    if (scalar.isPresent()) {
      return new ScalarType(scalar.get(), typeName(type));
    }
    return type.getKind() == TypeKind.DECLARED
        ? declared((DeclaredType) type, conversions, referrer)
        : new UnsupportedType(typeName(type), Reason.NO_CODEC);
  }

  /** A record whose components are stored in its place; empty if a type cannot be one. */
  Optional<EmbeddedModel> embedded(TypeMirror type, Referrer referrer) {
    return type.getKind() == TypeKind.DECLARED
        ? nested.embedded((TypeElement) ((DeclaredType) type).asElement(), referrer)
        : Optional.empty();
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
    TypeModel stored = read(conversion.to(), Conversions.NONE, referrer);
    return new ConvertedType(typeName(type), conversion.converter(), stored);
  }

  private TypeModel declared(DeclaredType type, Conversions conversions, Referrer referrer) {
    TypeElement element = (TypeElement) type.asElement();
    String name = element.getQualifiedName().toString();
    if (COLLECTIONS.contains(name)) {
      return collection(name, type, conversions, referrer);
    }
    if (element.getKind() == ElementKind.ENUM) {
      return enumType(element);
    }
    return nested.read(element, referrer);
  }

  private TypeModel collection(
      String name, DeclaredType type, Conversions conversions, Referrer referrer) {
    List<? extends TypeMirror> arguments = type.getTypeArguments();
    if (arguments.isEmpty()
        || arguments.stream().anyMatch(argument -> argument.getKind() == TypeKind.WILDCARD)) {
      return new UnsupportedType(typeName(type), Reason.RAW_COLLECTION);
    }
    TypeMirror last = arguments.get(arguments.size() - 1);
    return switch (name) {
      case "java.util.List" -> new ListType(read(last, conversions, referrer));
      case "java.util.Set" -> new SetType(read(last, conversions, referrer));
      case "java.util.Optional" -> new OptionalType(read(last, conversions, referrer));
      default -> {
        TypeModel key = mapKey(arguments.get(0), conversions);
        yield key instanceof UnsupportedType unsupported
            ? ofMap(type, unsupported)
            : new MapType(key, read(last, conversions, referrer));
      }
    };
  }

  /** What to report of a map whose keys cannot be keys. */
  private static UnsupportedType ofMap(DeclaredType map, UnsupportedType key) {
    return key.reason() == Reason.MAP_KEY
        ? new UnsupportedType(typeName(map), Reason.MAP_KEY)
        : key;
  }

  /** The type of a map's keys, converters applied; unsupported if it cannot be one. */
  private TypeModel mapKey(TypeMirror key, Conversions conversions) {
    TypeModel plain = plainMapKey(key);
    boolean isPlain = !(plain instanceof UnsupportedType);
    // A component's own converter is for the values of a map whose keys need none.
    boolean isForValues =
        isPlain && conversions.own().filter(own -> own.appliesTo(key)).isPresent();
    Optional<Conversion> conversion = isForValues ? Optional.empty() : conversions.of(key);
    if (conversion.isEmpty()) {
      return plain;
    }
    TypeModel stored = plainMapKey(conversion.get().to());
    return stored instanceof UnsupportedType
        ? stored
        : new ConvertedType(typeName(key), conversion.get().converter(), stored);
  }

  private TypeModel plainMapKey(TypeMirror key) {
    Optional<Scalar> scalar = ScalarTypes.of(key).filter(MAP_KEYS::contains);
    if (scalar.isPresent()) {
      return new ScalarType(scalar.get(), typeName(key));
    }
    return key instanceof DeclaredType declared
            && declared.asElement().getKind() == ElementKind.ENUM
        ? enumType((TypeElement) declared.asElement())
        : new UnsupportedType(typeName(key), Reason.MAP_KEY);
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
