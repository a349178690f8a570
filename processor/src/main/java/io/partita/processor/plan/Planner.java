package io.partita.processor.plan;

import com.squareup.javapoet.ClassName;
import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.EntityPlan;
import io.partita.processor.model.KeyPart.ComponentPart;
import io.partita.processor.model.KeyPlace;
import io.partita.processor.model.Managed;
import io.partita.processor.model.TableModel;
import io.partita.processor.model.TablePlan;
import io.partita.processor.model.UniquePlan;
import io.partita.processor.resolve.KeyFormatChooser;
import io.partita.processor.resolve.ResolvedTable;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Plans what is generated for a table whose model has passed all rules. */
public final class Planner {

  /** The plan of a valid table. */
  public TablePlan plan(ResolvedTable resolved) {
    TableModel table = resolved.model();
    Collisions collisions = new Collisions(resolved);
    KeyPlanner keyPlanner = new KeyPlanner(table, collisions);
    List<EntityKeys> keys = resolved.entities().stream().map(keyPlanner::keys).toList();
    TargetPlanner targets = new TargetPlanner(keys);
    AccessPatternPlanner patternPlanner = new AccessPatternPlanner(resolved, keys, targets);
    Map<ClassName, EntityPatterns> patterns =
        keys.stream().collect(Collectors.toMap(own -> own.entity().type(), patternPlanner::plan));
    RelationPlanner relations = new RelationPlanner(resolved, targets, patterns);
    CopyPlanner copies = new CopyPlanner(resolved, relations, targets);
    List<EntityPlan> entities =
        keys.stream()
            .map(
                own ->
                    plan(
                        resolved,
                        own,
                        patterns.get(own.entity().type()),
                        relations,
                        copies,
                        collisions))
            .toList();
    TablePlan plan =
        new TablePlan(
            table,
            entities,
            new CollectionPlanner(resolved, keys, targets::targets).plan(),
            ttlAttribute(table),
            List.of());
    return plan.with(OperationPlanner.operations(plan));
  }

  private static EntityPlan plan(
      ResolvedTable table,
      EntityKeys keys,
      EntityPatterns patterns,
      RelationPlanner relations,
      CopyPlanner copies,
      Collisions collisions) {
    EntityModel entity = keys.entity();
    return new EntityPlan(
        entity,
        keys.partitionKey(),
        keys.sortKey(),
        keys.components(),
        keys.indexes(),
        patterns.own(),
        patterns.nested(),
        new IndexScanPlanner(table.model()).plan(keys),
        relations.owners(entity),
        relations.references(entity),
        relations.dependents(keys),
        table.isOwner(entity),
        uniques(table.model(), entity),
        copies.copies(keys),
        collisions.concern(table.entity(entity)));
  }

  /** A value that is taken is an item with a key of its own, made as other keys are. */
  private static List<UniquePlan> uniques(TableModel table, EntityModel entity) {
    return entity.components().stream()
        .filter(ComponentModel::unique)
        .map(component -> unique(table, entity, component))
        .toList();
  }

  private static UniquePlan unique(TableModel table, EntityModel entity, ComponentModel component) {
    return KeyFormatChooser.choose(component.type(), "", KeyPlace.TABLE_PARTITION, table.encoding())
        .map(
            format ->
                new UniquePlan(
                    new ComponentPart(List.of(component), format),
                    UniquePlan.prefix(table, entity, component)))
        .orElseThrow();
  }

  private static Optional<String> ttlAttribute(TableModel table) {
    return table.entities().stream()
        .flatMap(entity -> entity.managed(Managed.TTL).stream())
        .map(ComponentModel::attribute)
        .findFirst();
  }
}
