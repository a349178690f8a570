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
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** Reads {@code @Convert}: which class, from which type, to which. */
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

  /** The conversion that an annotation asks for; empty, and reported, if it cannot be applied to the component. */
  Optional<Conversion> read(DeclaredAnnotation convert, TypeMirror component, String name) {
    SourceOrigin origin = convert.origin("value");
    Object value = convert.value("value").map(AnnotationValue::getValue).orElse("");
    if (!(value instanceof DeclaredType type) || type.getKind() == TypeKind.ERROR) {
      reading.reportUnresolved("The converter of " + name + " does not exist.", origin);
      return Optional.empty();
    }
    TypeElement converter = (TypeElement) type.asElement();
    Optional<Conversion> conversion =
        conversion(converter.asType()).map(found -> conversion(ClassName.get(converter), found));
    Optional<Conversion> applicable = conversion.filter(found -> isWithin(component, found));
    problem(converter)
        .or(() -> applicable.isPresent() ? Optional.empty() : conversion.map(found -> mismatch(found, component)))
        .ifPresent(problem -> report(converter, name, problem, origin));
    return applicable;
  }

  private void report(TypeElement converter, String component, String problem, SourceOrigin origin) {
    reading.report(
        Code.CONVERTER_UNUSABLE, "Converter " + converter.getSimpleName() + " of " + component + " " + problem, origin);
  }

  private static Conversion conversion(ClassName name, DeclaredType converter) {
    return new Conversion(name, converter.getTypeArguments().get(0), converter.getTypeArguments().get(1));
  }

  private static boolean isWithin(TypeMirror type, Conversion conversion) {
    return conversion.appliesTo(type)
        || (type instanceof DeclaredType declared
            && declared.getTypeArguments().stream().anyMatch(argument -> isWithin(argument, conversion)));
  }

  private static String mismatch(Conversion conversion, TypeMirror component) {
    return "converts " + simpleName(conversion.from()) + ", but the component is " + simpleName(component)
        + ". Name a Converter<" + simpleName(component) + ", S>, where S is a type that Partita stores.";
  }

  private static String simpleName(TypeMirror type) {
    return PACKAGES.matcher(TypeName.get(type).toString()).replaceAll("");
  }

  private Optional<String> problem(TypeElement converter) {
    if (converter.getKind() == ElementKind.INTERFACE || converter.getModifiers().contains(Modifier.ABSTRACT)) {
      return Optional.of("is abstract, so it cannot be created. Name a class that implements it.");
    }
    if (!converter.getTypeParameters().isEmpty()) {
      return Optional.of("has type parameters, so what it converts is open. Name a subclass that fixes them.");
    }
    if (converter.getNestingKind().isNested() && !converter.getModifiers().contains(Modifier.STATIC)) {
      return Optional.of("is an inner class, so it cannot be created alone. Make it static.");
    }
    if (!reading.visibility().canSee(converter)) {
      return Optional.of("is not visible to the generated code. Make it public.");
    }
    if (converter.getKind() != ElementKind.CLASS || !reading.visibility().canCreate(converter)) {
      return Optional.of("has no constructor without parameters that the generated code can call. Add a public one.");
    }
    return Optional.empty();
  }

  /** The {@code Converter<T, S>} that a type is, seen through its supertypes. */
  private Optional<DeclaredType> conversion(TypeMirror type) {
    if (!(type instanceof DeclaredType declared) || type.getKind() == TypeKind.ERROR) {
      return Optional.empty();
    }
    if (((TypeElement) declared.asElement()).getQualifiedName().contentEquals(Converter.class.getCanonicalName())) {
      return Optional.of(declared);
    }
    return reading.types().directSupertypes(type).stream()
        .map(this::conversion)
        .flatMap(Optional::stream)
        .filter(found -> found.getTypeArguments().size() == 2)
        .findFirst();
  }
}
