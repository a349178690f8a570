package io.partita.processor.document;

import io.partita.processor.model.EntityPlan;
import io.partita.processor.model.IndexModel;
import io.partita.processor.model.KeyPart;
import io.partita.processor.model.WhereModel;
import io.partita.processor.resolve.ResolvedKey;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Where an entity's items lie on the table or on one of its indexes.
 *
 * @param index the index; empty for the table
 * @param where when an item is there, if not always
 */
record Placement(
    EntityPlan entity,
    Optional<IndexModel> index,
    ResolvedKey partition,
    Optional<ResolvedKey> sort,
    Optional<WhereModel> where) {

  boolean isOn(Optional<IndexModel> place) {
    return index.map(IndexModel::name).equals(place.map(IndexModel::name));
  }

  /** Over how many partitions each one is spread; 1 for none. */
  int shards() {
    return KeyPart.shards(partition.resolved());
  }

  /** What else there is to say about being there: when, and over how many shards. */
  String note() {
    String condition = where.map(given -> "where " + given.text()).orElse("");
    String shards = shards() > 1 ? shards() + " shards" : "";
    return Stream.of(condition, shards)
        .filter(text -> !text.isEmpty())
        .collect(Collectors.joining(", "));
  }

  /** The sort key; empty if there is none. */
  String sortText() {
    return sort.map(ResolvedKey::text).orElse("");
  }
}
