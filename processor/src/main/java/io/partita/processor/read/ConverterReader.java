package io.partita.processor.read;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.TypeName;
import io.partita.annotations.Converter;
import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.SourceOrigin;
import java.util.Optional;
import java.util.regex.Pattern;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/** Reads converters: which class, from which type, to which. */
final class ConverterReader {

  private static final Pattern PACKAGES = Pattern.compile("\\b[a-z][\\w]*\\.");

  private final Reading reading;

  ConverterReader(Reading reading) {
    this.reading = reading;
  }

  /** A converter's class and its two type arguments. */
  record Conversion(ClassName converter, TypeMirror from, TypeMirror to) {

    /** Whether values of a type are what it converts; primitives go through their wrappers. */
    boolean appliesTo(TypeMirror type) {
      return TypeName.get(from).equals(TypeName.get(type).box());
    }
  }

  /**
   * The conversion that an annotation asks for; empty, and reported, if it cannot be applied to the
   * component.
   */
  Optional<Conversion> read(DeclaredAnnotation convert, TypeMirror component, String name) {
    if (!(convert.value("value").map(AnnotationValue::getValue).orElse("")
        instanceof DeclaredType type)) {
      return Optional.empty();
    }
    SourceOrigin origin = convert.origin("value");
    TypeElement converter = (TypeElement) type.asElement();
    if (!isResolved(type, name, origin)) {
      return Optional.empty();
    }
    Optional<Conversion> conversion = conversion(converter);
    Optional<Conversion> applicable = conversion.filter(found -> isWithin(component, found));
    problem(converter)
        .or(
            () ->
                applicable.isPresent()
                    ? Optional.empty()
                    : Optional.of(mismatch(conversion, component)))
        .ifPresent(problem -> report(converter, name, problem, origin));
    reading.deprecations().addUsed(converter);
    return applicable;
  }

  /**
   * The conversion that a table asks for. One that cannot be applied is reported; it is still there
   * if it says what it would convert, which then needs no further report.
   */
  Optional<Conversion> readOfTable(AnnotationValue listed, SourceOrigin origin) {
    String table = reading.table().getSimpleName().toString();
    if (!(listed.getValue() instanceof DeclaredType type) || !isResolved(type, table, origin)) {
      return Optional.empty();
    }
    TypeElement converter = (TypeElement) type.asElement();
    problem(converter).ifPresent(problem -> report(converter, table, problem, origin));
    reading.deprecations().addUsed(converter);
    // The annotation takes no class that leaves out what it converts.
    return conversion(converter);
  }

  private boolean isResolved(DeclaredType type, String name, SourceOrigin origin) {
    Optional<String> unresolved =
        UnresolvedTypes.in(type).or(() -> unresolvedAbove(type.asElement().asType()));
    unresolved.ifPresent(
        missing ->
            reading.reportUnresolved(
                "The converter of "
                    + name
                    + " needs the type "
                    + missing
                    + ", which does not exist.",
                origin));
    return unresolved.isEmpty();
  }

  private void report(
      TypeElement converter, String component, String problem, SourceOrigin origin) {
    reading.report(
        Code.CONVERTER_UNUSABLE,
        "Converter " + converter.getSimpleName() + " of " + component + " " + problem,
        origin);
  }

  private Optional<Conversion> conversion(TypeElement converter) {
    return conversion(converter.asType())
        .map(DeclaredType::getTypeArguments)
        .map(types -> new Conversion(ClassName.get(converter), types.get(0), types.get(1)));
  }

  private static boolean isWithin(TypeMirror type, Conversion conversion) {
    return conversion.appliesTo(type)
        || (type instanceof DeclaredType declared
            && declared.getTypeArguments().stream()
                .anyMatch(argument -> isWithin(argument, conversion)));
  }

  private static String mismatch(Optional<Conversion> conversion, TypeMirror component) {
    return conversion
            .map(
                found ->
                    "converts "
                        + simpleName(found.from())
                        + ", but the component is "
                        + simpleName(component))
            .orElse("does not say what it converts")
        + ". Name a Converter<"
        + simpleName(component)
        + ", S>, where S is a type that Partita stores.";
  }

  /** A type without packages. */
  static String simpleName(TypeMirror type) {
    return PACKAGES.matcher(TypeName.get(type).toString()).replaceAll("");
  }

  private Optional<String> problem(TypeElement converter) {
    if (converter.getKind() == ElementKind.INTERFACE
        || converter.getModifiers().contains(Modifier.ABSTRACT)) {
      return Optional.of("is abstract, so it cannot be created. Name a class that implements it.");
    }
    if (converter.getNestingKind().isNested()
        && !converter.getModifiers().contains(Modifier.STATIC)) {
      return Optional.of("is an inner class, so it cannot be created alone. Make it static.");
    }
    if (!reading.visibility().canSee(converter)) {
      return Optional.of("is not visible to the generated code. Make it public.");
    }
    if (converter.getKind() != ElementKind.CLASS || !reading.visibility().canCreate(converter)) {
      return Optional.of(
          "has no constructor without parameters that the generated code can call. Add a public one.");
    }
    return Optional.empty();
  }

  /**
   * The {@code Converter<T, S>} that a type is, seen through its supertypes; empty if it leaves the
   * arguments out.
   */
  private Optional<DeclaredType> conversion(TypeMirror type) {
    if (isConverter(type)) {
      DeclaredType declared = (DeclaredType) type;
      return declared.getTypeArguments().isEmpty() ? Optional.empty() : Optional.of(declared);
    }
    return reading.types().directSupertypes(type).stream()
        .map(this::conversion)
        .flatMap(Optional::stream)
        .findFirst();
  }

  private Optional<String> unresolvedAbove(TypeMirror type) {
    return reading.types().directSupertypes(type).stream()
        .map(above -> UnresolvedTypes.in(above).or(() -> unresolvedAbove(above)))
        .flatMap(Optional::stream)
        .findFirst();
  }

  private static boolean isConverter(TypeMirror type) {
    return type instanceof DeclaredType declared
        && ((TypeElement) declared.asElement())
            .getQualifiedName()
            .contentEquals(Converter.class.getCanonicalName());
  }
}
