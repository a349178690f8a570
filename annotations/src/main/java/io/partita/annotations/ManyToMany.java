package io.partita.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Makes an {@link Entity} an edge: one item per pair of two ends, in the left end's item collection
 * on the table and in the right end's on the inverse index.
 *
 * <p>Keys that the edge does not give derive from its ends: for ends {@code USER#{userId}} and
 * {@code GROUP#{groupId}} the edge has PK {@code USER#{userId}}, SK {@code GROUP#{groupId}} and,
 * the other way round, the inverse index's keys. Components of the edge match those of an end's key
 * by name ({@code userId}), else as end and component ({@code userId} for {@code User.id}).
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface ManyToMany {

  /** The end whose item collection on the table holds the edges. */
  Class<?> left();

  /** The end whose item collection on the inverse index holds the edges. */
  Class<?> right();

  /**
   * The edge's components that are the left end's key, in the order of its template, where names do
   * not tell.
   */
  String[] leftKey() default {};

  /**
   * The edge's components that are the right end's key, in the order of its template, where names
   * do not tell.
   */
  String[] rightKey() default {};

  /** The index that answers from right to left. */
  String inverse() default "GSI1";

  /** Whether creating an edge fails unless both ends exist. */
  boolean requireEnds() default false;
}
