package io.partita.processor.generate;

import com.squareup.javapoet.AnnotationSpec;
import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.TypeName;

/** Whether generated signatures say where null is allowed. */
public enum Nullness {
  MARKED,
  /** The user's module does not read the module of the annotations. */
  UNMARKED;

  private static final AnnotationSpec NULLABLE =
      AnnotationSpec.builder(ClassName.get("org.jspecify.annotations", "Nullable")).build();

  /** A type that may be null, unless it is primitive. */
  TypeName nullable(TypeName type) {
    return this == MARKED && !type.isPrimitive() ? type.annotated(NULLABLE) : type;
  }
}
