package io.partita.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Stores the components of a record as attributes of the item itself, instead of in one attribute
 * that is a map.
 *
 * <p>Where none of these attributes is there, the component is null. A record of which nothing
 * would be stored, as all of its components are null or empty, could not be told from null and is
 * refused.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.RECORD_COMPONENT, ElementType.FIELD})
public @interface Embedded {

  /**
   * What the names of the attributes begin with: {@code addr_} makes {@code addr_city} of the
   * component {@code city}. Inside of another embedded record it follows that one's prefix.
   */
  String prefix() default "";
}
