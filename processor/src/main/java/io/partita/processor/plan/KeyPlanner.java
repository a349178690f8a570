package io.partita.processor.plan;

import io.partita.processor.model.EntityIndexModel;
import io.partita.processor.model.EntityPlan.IndexKeyPlan;
import io.partita.processor.model.IndexModel;
import io.partita.processor.model.KeyAttributePlan;
import io.partita.processor.model.KeyPlace;
import io.partita.processor.model.TableModel;
import io.partita.processor.resolve.ResolvedEntity;
import io.partita.processor.resolve.ResolvedKey;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Plans the key attributes of entities: which are written, how long they may be. */
final class KeyPlanner {

  private static final int PARTITION_KEY_BYTES = 2048;
  private static final int SORT_KEY_BYTES = 1024;

  private final TableModel table;
  private final Collisions collisions;

  KeyPlanner(TableModel table, Collisions collisions) {
    this.table = table;
    this.collisions = collisions;
  }

  /** All keys of an entity. */
  EntityKeys keys(ResolvedEntity entity) {
    KeyAttributePlan partitionKey = attribute(entity.tableKeys().get(0), List.of());
    Optional<KeyAttributePlan> sortKey =
        entity.tableKeys().stream()
            .skip(1)
            .findFirst()
            .map(key -> attribute(key, collisions.reserved(entity)));
    List<IndexKeyPlan> indexes = indexes(entity);
    Map<String, Set<KeyAttributePlan>> attributes = new HashMap<>();
    Stream.of(
            Stream.of(partitionKey), sortKey.stream(), indexes.stream().flatMap(IndexKeyPlan::keys))
        .flatMap(keys -> keys)
        .forEach(
            key ->
                attributes
                    .computeIfAbsent(key.attribute(), attribute -> new LinkedHashSet<>())
                    .add(key));
    // Keys of indexes can be attributes of the entity without any template: its type, components.
    table.indexes().stream()
        .flatMap(index -> index.keys().stream())
        .flatMap(attribute -> entity.at(attribute).stream())
        .forEach(key -> attributes.putIfAbsent(key.attribute(), Set.of(attribute(key, List.of()))));
    return new EntityKeys(entity.model(), partitionKey, sortKey, indexes, Map.copyOf(attributes));
  }

  private List<IndexKeyPlan> indexes(ResolvedEntity entity) {
    List<IndexKeyPlan> plans = new ArrayList<>();
    for (EntityIndexModel on : entity.model().indexes()) {
      IndexModel index = table.index(on.index()).orElseThrow();
      plans.add(
          new IndexKeyPlan(
              index.name(),
              key(entity, on, KeyPlace.INDEX_PARTITION, index.partitionKey(), plans),
              index
                  .sortKey()
                  .flatMap(attribute -> key(entity, on, KeyPlace.INDEX_SORT, attribute, plans)),
              on.where()));
    }
    return List.copyOf(plans);
  }

  /**
   * A key of an index. An attribute that the table or an earlier index writes already is absent: it
   * is written once.
   */
  private Optional<KeyAttributePlan> key(
      ResolvedEntity entity,
      EntityIndexModel on,
      KeyPlace place,
      String attribute,
      List<IndexKeyPlan> earlier) {
    return entity
        .written(on, place)
        .or(() -> entity.ofComponent(place, attribute).filter(ResolvedKey::isResolved))
        .filter(key -> !isWritten(on.index(), attribute, earlier))
        .map(key -> attribute(key, List.of()));
  }

  private boolean isWritten(String index, String attribute, List<IndexKeyPlan> earlier) {
    return table.isKey(attribute)
        || earlier.stream()
            // The same index under another condition is not written at the same time.
            .filter(keys -> !keys.index().equals(index))
            .flatMap(IndexKeyPlan::keys)
            .anyMatch(key -> key.attribute().equals(attribute));
  }

  private KeyAttributePlan attribute(ResolvedKey key, List<String> reserved) {
    boolean isSorted = !key.place().isPartition() || table.isSorted(key.attribute());
    return new KeyAttributePlan(
        key.attribute(),
        key.isNative(),
        key.template().wholeText(),
        key.resolved(),
        isSorted ? SORT_KEY_BYTES : PARTITION_KEY_BYTES,
        reserved);
  }
}
