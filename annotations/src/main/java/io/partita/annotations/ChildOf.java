package io.partita.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The many of a one-to-many relation: an entity that is stored in its parent's item collection, so
 * that its partition key is the parent's. Below a parent that is itself a child, the sort key
 * extends the parent's: {@code PROJECT#{projectId}#TASK#{taskId}}.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface ChildOf {

  /** The parent. */
  Class<?> value();

  /** Whether {@code create} checks that the parent exists. */
  boolean requireParent() default false;
}
