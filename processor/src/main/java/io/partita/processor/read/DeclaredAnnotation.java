package io.partita.processor.read;

import io.partita.processor.diagnostic.SourceOrigin;
import java.lang.annotation.Annotation;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.util.ElementFilter;

/** An annotation as the user wrote it: its values, defaults included, and where they stand. */
final class DeclaredAnnotation {

  /** What javac and the Eclipse compiler give for a value they cannot resolve. */
  private static final String UNRESOLVED = "<error>";

  private final Place place;
  private final AnnotationMirror mirror;

  private DeclaredAnnotation(Place place, AnnotationMirror mirror) {
    this.place = place;
    this.mirror = mirror;
  }

  /** The annotation of a type on an element, whose problems are shown at a place. */
  static Optional<DeclaredAnnotation> find(
      Element element, Class<? extends Annotation> type, Place place) {
    for (AnnotationMirror mirror : element.getAnnotationMirrors()) {
      TypeElement found = (TypeElement) mirror.getAnnotationType().asElement();
      if (found.getQualifiedName().contentEquals(type.getCanonicalName())) {
        return Optional.of(new DeclaredAnnotation(place, mirror));
      }
    }
    return Optional.empty();
  }

  /**
   * Calls back with each value that does not resolve, such as a class or constant still to be
   * generated, and its name.
   */
  void forEachUnresolved(BiConsumer<String, AnnotationValue> action) {
    mirror
        .getElementValues()
        .forEach(
            (method, value) -> forEachUnresolved(method.getSimpleName().toString(), value, action));
  }

  private static void forEachUnresolved(
      String name, AnnotationValue value, BiConsumer<String, AnnotationValue> action) {
    if (value.getValue().equals(UNRESOLVED)) {
      action.accept(name, value);
    }
    elements(value).forEach(element -> forEachUnresolved(name, element, action));
  }

  String text(String name) {
    return value(name).map(DeclaredAnnotation::text).orElse("");
  }

  List<String> texts(String name) {
    return values(name).stream().map(DeclaredAnnotation::text).toList();
  }

  long number(String name) {
    return value(name)
        .map(AnnotationValue::getValue)
        .map(value -> value instanceof Number number ? number.longValue() : 0L)
        .orElse(0L);
  }

  boolean flag(String name) {
    return value(name).map(AnnotationValue::getValue).filter(Boolean.TRUE::equals).isPresent();
  }

  <E extends Enum<E>> E constant(String name, E unreadable) {
    return value(name)
        .map(AnnotationValue::getValue)
        .filter(VariableElement.class::isInstance)
        .map(value -> ((VariableElement) value).getSimpleName().toString())
        .map(constant -> Enum.valueOf(unreadable.getDeclaringClass(), constant))
        .orElse(unreadable);
  }

  /**
   * The class or interface that a value names; empty if there is no such type, or it is another.
   */
  static Optional<TypeElement> type(AnnotationValue value) {
    return value.getValue() instanceof DeclaredType type && type.getKind() == TypeKind.DECLARED
        ? Optional.of((TypeElement) type.asElement())
        : Optional.empty();
  }

  /** The annotations in an array. */
  List<DeclaredAnnotation> annotations(String name) {
    return values(name).stream()
        .map(AnnotationValue::getValue)
        .filter(AnnotationMirror.class::isInstance)
        .map(nested -> new DeclaredAnnotation(place, (AnnotationMirror) nested))
        .toList();
  }

  /** The elements of an array. */
  List<AnnotationValue> values(String name) {
    return value(name).map(DeclaredAnnotation::elements).orElse(List.of());
  }

  /** Whether an array is given without elements. */
  boolean isEmpty(String name) {
    return value(name).filter(array -> List.of().equals(array.getValue())).isPresent();
  }

  private static List<AnnotationValue> elements(AnnotationValue array) {
    return array.getValue() instanceof List<?> elements
        ? elements.stream().map(AnnotationValue.class::cast).toList()
        : List.of();
  }

  Optional<AnnotationValue> value(String name) {
    Map<? extends ExecutableElement, ? extends AnnotationValue> given = mirror.getElementValues();
    for (ExecutableElement method : methods()) {
      if (method.getSimpleName().contentEquals(name)) {
        AnnotationValue value = given.get(method);
        return Optional.ofNullable(value == null ? method.getDefaultValue() : value);
      }
    }
    return Optional.empty();
  }

  private List<ExecutableElement> methods() {
    return ElementFilter.methodsIn(mirror.getAnnotationType().asElement().getEnclosedElements());
  }

  private static String text(AnnotationValue value) {
    return String.valueOf(value.getValue());
  }

  SourceOrigin origin() {
    return place.origin(mirror);
  }

  /** Where a value stands; the annotation itself if it is not given. */
  SourceOrigin origin(String name) {
    return mirror.getElementValues().entrySet().stream()
        .filter(entry -> entry.getKey().getSimpleName().contentEquals(name))
        .map(entry -> origin(entry.getValue()))
        .findFirst()
        .orElseGet(this::origin);
  }

  /** Where one element of an array stands. */
  SourceOrigin origin(AnnotationValue value) {
    return place.origin(mirror, value);
  }
}
