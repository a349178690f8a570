package io.partita.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * An id that Partita makes up: a {@link java.util.UUID} or a String in the table's key that {@code
 * create} and {@code createAll} fill where it is null. Ids begin with the time to the millisecond,
 * so that they sort by it, and end at random.
 *
 * <p>An id is chosen once for each call, before anything is sent: however often a request is
 * repeated, there is one item. Records that have an id keep it. Nothing but creating fills one in,
 * because {@code put}, {@code replace} and the like are about an item that the caller knows.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.RECORD_COMPONENT, ElementType.FIELD})
public @interface GeneratedId {

  /** How an id is written. */
  IdForm value() default IdForm.UUID_V7;
}
