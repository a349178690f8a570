package io.partita.runtime;

import java.util.List;

/**
 * What became of the records that were to be created.
 *
 * @param created the keys of those that were
 * @param existed the keys of those that existed already
 * @param <K> the entity's generated key
 */
public record CreatedAll<K>(List<K> created, List<K> existed) {

  public CreatedAll {
    created = List.copyOf(created);
    existed = List.copyOf(existed);
  }
}
