package io.partita.testing;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a {@code String} parameter of a {@link DynamoDbTest} that receives a table name no other
 * test class uses. The test creates the table; after the last test of the class it is deleted.
 *
 * <p>{@code @Nested} classes share the name of the class around them.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.PARAMETER)
public @interface TableName {

  /** Tells the tables apart if a class needs several: each value is a name of its own. */
  String value() default "";
}
