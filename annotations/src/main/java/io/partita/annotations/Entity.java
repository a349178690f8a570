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
   * {@code "USER#{userId}"}. Empty only on an edge, whose keys derive from its ends.
   */
  String pk() default "";

  /**
   * Template of the sort key; empty when the table has none, or on an edge whose keys derive from
   * its ends.
   */
  String sk() default "";

  /** Value of the table's type attribute; the record's simple name if empty. */
  String type() default "";

  /**
   * Name of the access pattern over the table's item collection, where the derived one is not
   * wanted.
   */
  String as() default "";
}
