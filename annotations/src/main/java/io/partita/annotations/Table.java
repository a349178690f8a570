package io.partita.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * One physical DynamoDB table, declared on an interface that names the entities stored in it.
 *
 * <p>For {@code @Table(entities = User.class) interface Community {}} the processor generates
 * {@code CommunityTable}, and per entity a key, a mapper, fields, an update builder and a DAO, all
 * in the package of the interface.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Table {

  /**
   * The records stored in this table; each carries {@link Entity}. They may come from other
   * packages and jars.
   */
  Class<?>[] entities();

  /** The read models over this table's entities; each carries {@link ItemCollection}. */
  Class<?>[] collections() default {};

  /** The records of some components of this table's entities; each carries {@link ProjectionOf}. */
  Class<?>[] projections() default {};

  /** Name of the attribute that is the table's partition key. */
  String partitionKey() default "PK";

  /** Name of the attribute that is the table's sort key; empty for a table without one. */
  String sortKey() default "SK";

  /**
   * Name of the attribute that holds each item's entity type. Empty for tables without one: items
   * are then recognised by the shape of their keys, and entities whose shapes could be confused are
   * a compile error.
   */
  String typeAttribute() default "Type";

  /**
   * The converters of this table, one per type: each applies to all components of its type in the
   * entities and in the records they hold, to the elements of collections, and to the keys and
   * values of maps, unless {@link Convert} on a component names another one. What Partita computes
   * with is stored as always: {@link Version}, {@link Count} and {@link Ttl}.
   */
  Class<? extends Converter<?, ?>>[] converters() default {};

  /**
   * Physical indexes that need more than the defaults; an index named by an {@link Index} alone is
   * global and projects all.
   */
  IndexDefinition[] indexes() default {};

  /** How key components become key text. */
  KeyEncoding keyEncoding() default KeyEncoding.ORDERED;

  /** Provisioned read capacity units; 0 for on-demand capacity. */
  long read() default 0;

  /** Provisioned write capacity units; 0 for on-demand capacity. */
  long write() default 0;
}
