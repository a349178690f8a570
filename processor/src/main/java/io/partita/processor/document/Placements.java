package io.partita.processor.document;

import io.partita.processor.model.EntityPlan;
import io.partita.processor.model.IndexModel;
import io.partita.processor.model.TablePlan;
import io.partita.processor.model.WhereModel;
import io.partita.processor.resolve.ResolvedEntity;
import io.partita.processor.resolve.ResolvedKey;
import io.partita.processor.resolve.ResolvedTable;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Finds where the items of all entities lie: on the table, and on every index whose attributes they
 * have.
 */
final class Placements {

  private final ResolvedTable table;

  private Placements(ResolvedTable table) {
    this.table = table;
  }

  static List<Placement> of(ResolvedTable table, TablePlan plan) {
    Placements placements = new Placements(table);
    return plan.entities().stream().flatMap(placements::of).toList();
  }

  private Stream<Placement> of(EntityPlan entity) {
    List<ResolvedKey> keys = table.entity(entity.entity()).tableKeys();
    Placement onTable =
        new Placement(
            entity,
            Optional.empty(),
            keys.get(0),
            keys.stream().skip(1).findFirst(),
            Optional.empty());
    return Stream.concat(
        Stream.of(onTable),
        table.model().indexes().stream().flatMap(index -> on(entity, index).stream()));
  }

  private List<Placement> on(EntityPlan plan, IndexModel index) {
    ResolvedEntity entity = table.entity(plan.entity());
    List<Placement> named =
        plan.entity()
            .on(index.name())
            .flatMap(
                keys ->
                    placement(
                        plan, index, entity.partitionKey(keys), entity.sortKey(keys), keys.where())
                        .stream())
            .toList();
    return named.isEmpty()
        ? placement(
                plan,
                index,
                entity.at(index.partitionKey()),
                index.sortKey().flatMap(entity::at),
                Optional.empty())
            .stream()
            .toList()
        : named;
  }

  private static Optional<Placement> placement(
      EntityPlan entity,
      IndexModel index,
      Optional<ResolvedKey> partition,
      Optional<ResolvedKey> sort,
      Optional<WhereModel> where) {
    return partition
        .filter(found -> sort.isPresent() || index.sortKey().isEmpty())
        .map(found -> new Placement(entity, Optional.of(index), found, sort, where));
  }
}
