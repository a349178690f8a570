package io.partita.processor.model;

import io.partita.processor.diagnostic.Origin;
import java.util.Optional;
import java.util.stream.Stream;

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

  /** The most shards an index may have. */
  public static final int MOST_SHARDS = 1000;

  /** Whether each partition is spread over several; a number that cannot be is a rule's finding. */
  public boolean isSharded() {
    return shards > 1 && shards <= MOST_SHARDS;
  }

  /** The templates that are given or derived. */
  public Stream<Template> templates() {
    return Stream.concat(partitionKey.stream(), sortKey.stream());
  }

  /** These keys, the partition key with the shard in it if there are several. */
  public EntityIndexModel sharded() {
    return isSharded()
        ? with(partitionKey.map(template -> template.sharded(shards)), sortKey)
        : this;
  }

  /** These keys with other templates. */
  public EntityIndexModel with(Optional<Template> partitionKey, Optional<Template> sortKey) {
    return new EntityIndexModel(index, partitionKey, sortKey, where, shards, as, origin);
  }
}
