package io.partita.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * An {@code int} or {@code long} component that counts the edges of its item, its children or
 * deeper descendants. The transactions that create and delete them keep it; nothing else writes it.
 *
 * <p>It may also stand on an entity of its own whose key is made of components of the counted
 * entity's key, by name. Such an item is created with the first item that it counts.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.RECORD_COMPONENT, ElementType.FIELD})
public @interface Count {

  /** The edge or descendant that is counted. */
  Class<?> value();

  /** Which end of the edge the item is; needed only where an edge relates an entity to itself. */
  Side side() default Side.AUTO;
}
