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
 * <p>It is read from the table if all its entities have the same partition key there, up to the
 * names of components, else from the index where they do.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface ItemCollection {

  /**
   * The index that is read, where more than one could be; empty for the table or the one that fits.
   */
  String index() default "";
}
