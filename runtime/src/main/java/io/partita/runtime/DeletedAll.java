package io.partita.runtime;

import java.util.List;

/**
 * What became of the items that were to be deleted.
 *
 * @param deleted the keys of those that were
 * @param absent the keys of those that did not exist
 * @param <K> the entity's generated key
 */
public record DeletedAll<K>(List<K> deleted, List<K> absent) {

  public DeletedAll {
    deleted = List.copyOf(deleted);
    absent = List.copyOf(absent);
  }
}
