package io.partita.runtime;

import java.util.List;
import java.util.Map;

/**
 * What a backfill has done, or would have done in a dry run.
 *
 * @param found the items of the entity that it has looked at
 * @param changed those of them whose index keys were wrong
 * @param changedByIndex how many of those were wrong on which index, by the index's name
 * @param unreadable the keys of items that cannot be read, or of which no index key can be made;
 *     they are left as they are
 * @param misplaced how many items of the entity's type have a key that is not the entity's; they
 *     are left as they are, and {@code verifyItems()} of the table tells which they are
 * @param <K> the entity's generated key
 */
public record BackfillReport<K>(
    long found,
    long changed,
    Map<String, Long> changedByIndex,
    List<K> unreadable,
    long misplaced) {

  /** Without the keys, whose values no message or log may show. */
  @Override
  public String toString() {
    return "BackfillReport[found="
        + found
        + ", changed="
        + changed
        + ", changedByIndex="
        + changedByIndex
        + ", unreadable="
        + unreadable.size()
        + ", misplaced="
        + misplaced
        + "]";
  }
}
