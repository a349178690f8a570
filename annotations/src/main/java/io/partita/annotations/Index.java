package io.partita.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Keys of an entity on a secondary index. An item whose template meets a null component is not on
 * the index; an update that changes a component rewrites the keys in the same request.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
@Repeatable(Index.List.class)
public @interface Index {

  /** The index's name. */
  String name();

  /**
   * Template of the index's partition key; empty where the attribute is one the entity has anyway.
   */
  String pk() default "";

  /**
   * Template of the index's sort key; empty where the attribute is one the entity has anyway, or
   * the index has none.
   */
  String sk() default "";

  /**
   * When an item is on the index: {@code status = ACTIVE}, {@code !=}, {@code is null}, {@code is
   * not null}, joined with {@code and}; text of more than a word stands in single quotes, and null
   * is not equal to any constant. Empty for always. An update that changes the outcome adds or
   * removes the keys in the same request. One index may be named twice if the conditions exclude
   * each other.
   */
  String where() default "";

  /**
   * Over how many partitions each partition of the index is spread, up to 1000; 1 for none. It is
   * for partitions that take more than about 1000 writes a second, which one partition of DynamoDB
   * does not.
   *
   * <p>The shard follows from the primary key: the CRC-32 of the partition key, a zero byte and the
   * sort key, modulo this number. It is appended to the partition key as {@code #SHARD#n}, unless
   * {@code {$shard}} stands in the template. Queries read all shards side by side and merge them,
   * at the cost of as many requests.
   *
   * <p>Items keep the shard they were written with, so that changing this number is a migration:
   * write every item again before queries rely on the new number. Until then they miss items in
   * shards that they no longer read.
   */
  int shards() default 1;

  /** Name of the access pattern on this index, where the derived one is not wanted. */
  String as() default "";

  /** Holds repeated {@link Index} annotations. */
  @Documented
  @Retention(RetentionPolicy.CLASS)
  @Target(ElementType.TYPE)
  @interface List {
    /** The indexes. */
    Index[] value();
  }
}
