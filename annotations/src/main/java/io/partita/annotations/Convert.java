package io.partita.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Stores a component, or the elements of a collection, through a converter. For all components of a
 * type, list the converter in {@link Table#converters}.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.RECORD_COMPONENT, ElementType.FIELD})
public @interface Convert {

  /** The converter: a class with an accessible constructor without parameters. */
  Class<? extends Converter<?, ?>> value();
}
