package io.partita.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** A record stored as items of a {@link Table}. */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Entity {

  /**
   * Template of the partition key: literal text and {@code {component}} placeholders, such as
   * {@code "USER#{userId}"}.
   */
  String pk();

  /** Template of the sort key; empty exactly when the table has none. */
  String sk() default "";

  /** Value of the table's type attribute; the record's simple name if empty. */
  String type() default "";
}
