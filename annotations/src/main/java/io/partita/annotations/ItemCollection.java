package io.partita.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A read model: a record of items that lie together in one item collection of the table or of an
 * index, read with one Query. Its components are at most one entity, then {@code List} or {@code
 * Optional} of entities.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface ItemCollection {

  /** The index that is read, where more than one could be; empty for the one that fits. */
  String index() default "";
}
