package io.partita.annotations;

/** What a secondary index holds of each item. */
public enum Projection {
  /** Every attribute. */
  ALL,
  /** The keys of the table and of the index. */
  KEYS_ONLY,
  /** The keys and the attributes named by {@link IndexDefinition#include()}. */
  INCLUDE
}
