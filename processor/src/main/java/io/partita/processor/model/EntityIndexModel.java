package io.partita.processor.model;

import io.partita.processor.diagnostic.Origin;
import java.util.Optional;

/**
 * The keys of an entity on one index; a template is absent where the attribute is one the entity
 * has anyway.
 *
 * @param where when an item is on the index, if not always
 * @param shards over how many partitions each one is spread; 1 for none
 * @param as the name of the access pattern on it; empty for the derived one
 */
public record EntityIndexModel(
    String index,
    Optional<Template> partitionKey,
    Optional<Template> sortKey,
    Optional<WhereModel> where,
    int shards,
    String as,
    Origin origin) {

  /** These keys with other templates. */
  public EntityIndexModel with(Optional<Template> partitionKey, Optional<Template> sortKey) {
    return new EntityIndexModel(index, partitionKey, sortKey, where, shards, as, origin);
  }
}
