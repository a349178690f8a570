package io.partita.annotations;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A physical secondary index of a {@link Table}, where the inferred one (global, projecting
 * everything) is not wanted.
 */
@Retention(RetentionPolicy.CLASS)
@Target({})
public @interface IndexDefinition {

  /** The index's name, as {@link Index#name()} refers to it. */
  String name();

  /** Global or local. */
  IndexKind kind() default IndexKind.GLOBAL;

  /**
   * Name of the partition key attribute; {@code <name>PK} if empty. The table's own key attributes
   * and those of other indexes may be shared. A local index always has the table's.
   */
  String partitionKey() default "";

  /**
   * Name of the sort key attribute; {@code <name>SK} by default, empty for an index without a sort
   * key.
   */
  String sortKey() default DEFAULT;

  /** What the index holds of each item. */
  Projection projection() default Projection.ALL;

  /**
   * Attribute names of an {@link Projection#INCLUDE} projection beside the keys. The type
   * attribute, the expiry and the mark of items that are being deleted are added where entities on
   * the index have them.
   */
  String[] include() default {};

  /** Provisioned read capacity units; 0 takes the table's. */
  long read() default 0;

  /** Provisioned write capacity units; 0 takes the table's. */
  long write() default 0;

  /** Stands for {@code <name>SK}: an annotation default cannot refer to another value. */
  String DEFAULT = "<default>";
}
