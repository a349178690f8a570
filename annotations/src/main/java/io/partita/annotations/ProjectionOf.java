package io.partita.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A record of some components of an entity, under the same names and in the same types. It is
 * listed in the {@link Table#projections} of the table.
 *
 * <pre>{@code
 * @ProjectionOf(User.class)
 * record UserName(String userId, String name) {}
 * }</pre>
 *
 * <p>{@code UserNameProjection} is generated. Given to {@code as(...)} of a DAO, a query or a scan,
 * it makes them read only these components, with the keys and what tells whether an item is there,
 * and return the small record. How a component is stored is said by the entity, so that components
 * of a projection have no annotations.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface ProjectionOf {

  /** The entity. */
  Class<?> value();
}
