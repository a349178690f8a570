package io.partita.processor.document;

import io.partita.processor.model.EntityPlan;
import io.partita.processor.model.IndexModel;
import java.util.Optional;

/**
 * Where an entity's items lie on the table or on one of its indexes.
 *
 * @param index the index; empty for the table
 * @param where when an item is there, if not always; else empty
 */
record Placement(
    EntityPlan entity,
    Optional<IndexModel> index,
    Key partition,
    Optional<Key> sort,
    String where) {

  boolean isOn(Optional<IndexModel> place) {
    return index.map(IndexModel::name).equals(place.map(IndexModel::name));
  }

  /** The sort key; empty if there is none. */
  String sortText() {
    return sort.map(Key::text).orElse("");
  }
}
