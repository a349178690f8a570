package io.partita.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** How a component is stored: under which name, and how many elements it may have. */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.RECORD_COMPONENT, ElementType.FIELD})
public @interface Attribute {

  /** The attribute's name; the component's own if empty. */
  String value() default "";

  /**
   * The most elements that a collection may have; 0 for any number. Records with more are refused
   * before anything is sent, and updates add to a stored collection on the condition that there is
   * room.
   */
  int max() default 0;
}
