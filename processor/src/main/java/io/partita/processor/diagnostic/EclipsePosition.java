package io.partita.processor.diagnostic;

import java.lang.reflect.Array;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;

/**
 * File and line of what is declared in a record, for the Eclipse compiler: its messager shows no
 * position for records and their components. The compiler knows them, but tells nobody, so that
 * there is no way but to look into its syntax tree; where that has changed, there is no position,
 * as before.
 */
final class EclipsePosition {

  private static final String ELEMENTS = "org.eclipse.jdt.internal.compiler.apt.model.";

  private EclipsePosition() {}

  /** {@code Order.java:7}; empty where the compiler shows the position itself. */
  static Optional<String> of(
      Element element, Optional<AnnotationMirror> annotation, Optional<AnnotationValue> value) {
    Optional<TypeElement> record = record(element);
    if (record.isEmpty() || !element.getClass().getName().startsWith(ELEMENTS)) {
      return Optional.empty();
    }
    try {
      Object type = get(get(get(record.get(), "_binding"), "scope"), "referenceContext");
      Object node = element.equals(record.get()) ? type : component(type, element);
      Object place =
          annotation
              .flatMap(mirror -> annotation(node, mirror))
              .map(found -> value.flatMap(one -> value(found, annotation.get(), one)).orElse(found))
              .orElse(node);
      return Optional.of(position(get(type, "compilationResult"), (int) get(place, "sourceStart")));
    } catch (RuntimeException e) {
      return Optional.empty();
    }
  }

  private static Optional<TypeElement> record(Element element) {
    return Stream.of(Optional.of(element), Optional.ofNullable(element.getEnclosingElement()))
        .flatMap(Optional::stream)
        .filter(one -> one.getKind() == ElementKind.RECORD)
        .map(TypeElement.class::cast)
        .findFirst();
  }

  private static Object component(Object type, Element element) {
    return all(get(type, "recordComponents"))
        .filter(component -> element.getSimpleName().contentEquals(name(component)))
        .findFirst()
        .orElse(type);
  }

  /** The one of that type; of several, which only containers could hold, nobody knows which. */
  private static Optional<Object> annotation(Object node, AnnotationMirror mirror) {
    String name = mirror.getAnnotationType().asElement().getSimpleName().toString();
    Object[] found =
        all(get(node, "annotations")).filter(one -> simpleName(one).equals(name)).toArray();
    return found.length == 1 ? Optional.of(found[0]) : Optional.empty();
  }

  private static Optional<Object> value(
      Object annotation, AnnotationMirror mirror, AnnotationValue value) {
    Optional<String> name =
        mirror.getElementValues().entrySet().stream()
            .filter(entry -> entry.getValue().equals(value))
            .map(entry -> entry.getKey().getSimpleName().toString())
            .findFirst();
    return all(call(annotation, "memberValuePairs"))
        .filter(pair -> name.filter(name(pair)::equals).isPresent())
        .map(pair -> get(pair, "value"))
        .findFirst();
  }

  private static String simpleName(Object annotation) {
    String name = get(annotation, "type").toString();
    return name.substring(name.lastIndexOf('.') + 1);
  }

  private static String name(Object node) {
    return new String((char[]) get(node, "name"));
  }

  private static String position(Object unit, int offset) {
    String file = new String((char[]) call(unit, "getFileName"));
    int[] lineEnds = (int[]) call(unit, "getLineSeparatorPositions");
    long line = 1 + Arrays.stream(lineEnds).filter(end -> end < offset).count();
    return file.substring(Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1) + ":" + line;
  }

  private static Stream<Object> all(Object array) {
    return array == null
        ? Stream.empty()
        : java.util.stream.IntStream.range(0, Array.getLength(array))
            .mapToObj(i -> Array.get(array, i));
  }

  private static Object get(Object object, String field) {
    try {
      return object.getClass().getField(field).get(object);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Object call(Object object, String method) {
    try {
      return object.getClass().getMethod(method).invoke(object);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }
}
