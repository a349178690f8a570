package io.partita.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A composite sort key of levels, such as state, city and zip: the access pattern has a stage for
 * each level, exact at every boundary, and tells the distinct values below it. The sort key is
 * derived from the levels unless it is given, and then it must name them in this order.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Hierarchy {

  /** The components that are the levels, widest first. */
  String[] value();

  /** The index whose sort key it is; empty for the table's. */
  String index() default "";
}
