package io.partita.processor.diagnostic;

import java.util.Optional;
import javax.annotation.processing.Messager;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.tools.Diagnostic.Kind;

/**
 * A place in the source: an element, and where known the annotation on it and the value in that.
 *
 * @param location empty, or {@code In com.shop.Order: } where the culprit itself has no position
 *     because it comes from a class file
 */
public record SourceOrigin(
    Element element,
    Optional<AnnotationMirror> annotation,
    Optional<AnnotationValue> value,
    String location)
    implements Origin {

  /** The place of an element. */
  public static SourceOrigin of(Element element) {
    return new SourceOrigin(element, Optional.empty(), Optional.empty(), "");
  }

  /** The place of an annotation on an element. */
  public static SourceOrigin of(Element element, AnnotationMirror annotation) {
    return new SourceOrigin(element, Optional.of(annotation), Optional.empty(), "");
  }

  /** The place of a value in an annotation on an element. */
  public static SourceOrigin of(
      Element element, AnnotationMirror annotation, AnnotationValue value) {
    return new SourceOrigin(element, Optional.of(annotation), Optional.of(value), "");
  }

  /** This place, standing in for a declaration in a class file. */
  public SourceOrigin onBehalfOf(String declaration) {
    return new SourceOrigin(element, annotation, value, "In " + declaration + ": ");
  }

  /** An equal place that can become unreadable for itself. */
  public SourceOrigin copy() {
    return new SourceOrigin(element, annotation, value, location);
  }

  /** File and line, where the compiler would show none. */
  Optional<String> position() {
    return EclipsePosition.of(element, annotation, value);
  }

  void report(Messager messager, Kind kind, String text) {
    messager.printMessage(kind, text, element, annotation.orElse(null), value.orElse(null));
  }
}
