package io.partita.processor.read;

import io.partita.processor.diagnostic.SourceOrigin;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;

/**
 * Where problems of a declaration are shown: on itself, or if it has no position on what refers to
 * it.
 */
sealed interface Place {

  /** The declaration itself. */
  SourceOrigin origin();

  /** An annotation on it. */
  SourceOrigin origin(AnnotationMirror annotation);

  /** A value of an annotation on it. */
  SourceOrigin origin(AnnotationMirror annotation, AnnotationValue value);

  /** A member of it. */
  Place member(Element member);

  /** A declaration in a source file. */
  record InSource(Element element) implements Place {
    @Override
    public SourceOrigin origin() {
      return SourceOrigin.of(element);
    }

    @Override
    public SourceOrigin origin(AnnotationMirror annotation) {
      return SourceOrigin.of(element, annotation);
    }

    @Override
    public SourceOrigin origin(AnnotationMirror annotation, AnnotationValue value) {
      return SourceOrigin.of(element, annotation, value);
    }

    @Override
    public Place member(Element member) {
      return new InSource(member);
    }
  }

  /** A declaration in a class file, and the nearest place in a source file that led to it. */
  record InClassFile(SourceOrigin origin) implements Place {
    @Override
    public SourceOrigin origin(AnnotationMirror annotation) {
      return origin;
    }

    @Override
    public SourceOrigin origin(AnnotationMirror annotation, AnnotationValue value) {
      return origin.copy();
    }

    @Override
    public Place member(Element member) {
      return this;
    }
  }
}
