package io.partita.processor.plan;

import io.partita.processor.model.AccessPatternPlan;
import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.EdgeModel;
import io.partita.processor.model.EdgePlan;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.EntityPlan;
import io.partita.processor.model.EntityPlan.Capability;
import io.partita.processor.model.IndexScanPlan;
import io.partita.processor.model.Managed;
import io.partita.processor.model.TableModel;
import io.partita.processor.model.TablePlan;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Plans what is generated for a table whose model has passed all rules. */
public final class Planner {

  /** The plan of a valid table. */
  public TablePlan plan(TableModel table) {
    KeyPlanner keyPlanner = new KeyPlanner(table);
    List<EntityKeys> keys = table.entities().stream().map(keyPlanner::keys).toList();
    EdgePlanner edges = new EdgePlanner(keys);
    AccessPatternPlanner patterns = new AccessPatternPlanner(table, keys, edges);
    IndexScanPlanner scans = new IndexScanPlanner(table);
    List<EntityPlan> entities =
        keys.stream()
            .map(own -> plan(own, patterns.plan(own), scans.plan(own), edges.plan(own.entity())))
            .toList();
    return new TablePlan(
        table,
        entities,
        new CollectionPlanner(table, keys, edges::targets).plan(),
        ttlAttribute(table));
  }

  private static EntityPlan plan(
      EntityKeys keys,
      List<AccessPatternPlan> accessPatterns,
      List<IndexScanPlan> indexScans,
      Optional<EdgePlan> edge) {
    return new EntityPlan(
        keys.entity(),
        keys.partitionKey(),
        keys.sortKey(),
        keys.components(),
        keys.indexes(),
        capabilities(keys.entity()),
        accessPatterns,
        indexScans,
        edge);
  }

  private static Set<Capability> capabilities(EntityModel entity) {
    Set<Capability> capabilities = EnumSet.noneOf(Capability.class);
    boolean versioned = entity.managed(Managed.VERSION).isPresent();
    boolean requiresEnds = entity.edge().filter(EdgeModel::requireEnds).isPresent();
    if (versioned) {
      capabilities.add(Capability.DELETE_RECORD);
    } else if (!requiresEnds) {
      capabilities.add(Capability.PUT);
    }
    boolean managed =
        Stream.of(Managed.VERSION, Managed.CREATED_AT, Managed.UPDATED_AT)
            .anyMatch(kind -> entity.managed(kind).isPresent());
    if (!managed) {
      capabilities.add(Capability.DELETE_ALL);
      if (!requiresEnds) {
        capabilities.add(Capability.PUT_ALL);
      }
    }
    return Set.copyOf(capabilities);
  }

  private static Optional<String> ttlAttribute(TableModel table) {
    return table.entities().stream()
        .flatMap(entity -> entity.managed(Managed.TTL).stream())
        .map(ComponentModel::attribute)
        .findFirst();
  }
}
