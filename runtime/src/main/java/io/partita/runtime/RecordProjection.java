package io.partita.runtime;

/**
 * Some components of an entity's records as a record of their own. One is generated for each record
 * with {@code @ProjectionOf} that a table lists; {@code as(...)} of DAOs, queries and scans takes
 * it, and reads of each item only what it needs.
 *
 * @param <E> the entity's record
 * @param <P> the record of some of its components
 */
public interface RecordProjection<E, P> {

  /** The name of the record, as messages give it. */
  String name();
}
