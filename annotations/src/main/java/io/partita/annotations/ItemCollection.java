package io.partita.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A read model: a record of items that lie together in one item collection of the table or of an
 * index, read with one Query. Its components are at most one entity, the root, and {@code List} or
 * {@code Optional} of entities; in place of an entity there may be a sealed interface of entities.
 *
 * <pre>{@code
 * @ItemCollection
 * record UserWithMemberships(User user, List<Membership> memberships) {}
 * }</pre>
 *
 * <p>It is read from the table or the index where all its entities have the same partition key, up
 * to the names of components. Where there are several, names decide: components of one name, or
 * such that a relation says are the same. Where they leave it open, {@link #index} must say it.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface ItemCollection {

  /** As {@link #index}: the table is read, and no index. */
  String TABLE = "<table>";

  /**
   * The index that is read, or {@link #TABLE}; empty for the place that names tell. It is needed
   * where more than one place could be meant, or where only types say that the members' keys are
   * the same.
   */
  String index() default "";

  /**
   * Name of the method that begins a query of the collection, where the derived one is not wanted:
   * {@code by} and the name of the root or of what else has the partition key, or else the
   * components that it is given.
   */
  String as() default "";
}
