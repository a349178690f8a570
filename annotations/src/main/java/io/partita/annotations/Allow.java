package io.partita.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Silences findings of the compiler by their codes, where they are known and meant. Only findings
 * that say so can be silenced.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.TYPE, ElementType.RECORD_COMPONENT, ElementType.FIELD})
public @interface Allow {

  /**
   * The codes, such as {@code UNBOUNDED_LIST}. {@code KEY_COLLISION} on a {@code @Table} says that
   * ids without prefixes are disjoint: writes of the entities concerned then make sure of the type.
   */
  String[] value();
}
