package io.partita.processor.document;

import io.partita.processor.model.EntityPlan;
import io.partita.processor.model.EntityPlan.IndexKeyPlan;
import io.partita.processor.model.IndexModel;
import io.partita.processor.model.KeyAttributePlan;
import io.partita.processor.model.TablePlan;
import io.partita.processor.model.WhereModel;
import io.partita.processor.resolve.StoredKeys;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Finds where the items of all entities lie: on the table, and on every index whose attributes they
 * have.
 */
final class Placements {

  private final TablePlan table;
  private final StoredKeys stored;

  private Placements(TablePlan table) {
    this.table = table;
    this.stored = new StoredKeys(table.table());
  }

  static List<Placement> of(TablePlan table) {
    Placements placements = new Placements(table);
    return table.entities().stream().flatMap(placements::of).toList();
  }

  private Stream<Placement> of(EntityPlan entity) {
    Placement onTable =
        new Placement(
            entity,
            Optional.empty(),
            Key.of(entity.partitionKey()),
            entity.sortKey().map(Key::of),
            Optional.empty());
    return Stream.concat(
        Stream.of(onTable),
        table.table().indexes().stream().flatMap(index -> on(entity, index).stream()));
  }

  private List<Placement> on(EntityPlan entity, IndexModel index) {
    List<Placement> named = new ArrayList<>();
    for (IndexKeyPlan keys : entity.indexes()) {
      if (keys.index().equals(index.name())) {
        placement(entity, index, keys.partitionKey(), keys.sortKey(), keys.where())
            .ifPresent(named::add);
      }
    }
    if (!named.isEmpty()) {
      return named;
    }
    return placement(entity, index, Optional.empty(), Optional.empty(), Optional.empty()).stream()
        .toList();
  }

  private Optional<Placement> placement(
      EntityPlan entity,
      IndexModel index,
      Optional<KeyAttributePlan> partitionKey,
      Optional<KeyAttributePlan> sortKey,
      Optional<WhereModel> where) {
    Optional<Key> partition = partitionKey.map(Key::of).or(() -> at(entity, index.partitionKey()));
    Optional<Key> sort =
        sortKey.map(Key::of).or(() -> index.sortKey().flatMap(attribute -> at(entity, attribute)));
    return partition
        .filter(found -> sort.isPresent() || index.sortKey().isEmpty())
        .map(found -> new Placement(entity, Optional.of(index), found, sort, where));
  }

  /** What items hold in an attribute that belongs to another key, or to none. */
  private Optional<Key> at(EntityPlan entity, String attribute) {
    return Stream.concat(
            Stream.concat(Stream.of(entity.partitionKey()), entity.sortKey().stream()),
            entity.indexes().stream()
                .flatMap(
                    keys -> Stream.concat(keys.partitionKey().stream(), keys.sortKey().stream())))
        .filter(key -> key.attribute().equals(attribute))
        .map(Key::of)
        .findFirst()
        .or(() -> stored.at(entity.entity(), attribute).map(key -> Key.of(attribute, key)));
  }
}
