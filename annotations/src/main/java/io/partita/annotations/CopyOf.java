package io.partita.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A component that duplicates one of another entity, so that it can be read without it. The caller
 * fills it; {@code propagate} brings all copies up to date after the source has changed.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.RECORD_COMPONENT, ElementType.FIELD})
public @interface CopyOf {

  /** The entity of the source. */
  Class<?> entity();

  /** The component of the source. */
  String component();
}
