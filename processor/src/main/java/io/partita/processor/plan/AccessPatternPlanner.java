package io.partita.processor.plan;

import io.partita.annotations.IndexKind;
import io.partita.processor.model.AccessPatternPlan;
import io.partita.processor.model.EntityPlan.IndexKeyPlan;
import io.partita.processor.model.IndexModel;
import io.partita.processor.model.KeyAttributePlan;
import io.partita.processor.model.KeyPart.ComponentPart;
import io.partita.processor.model.NestedPatternPlan;
import io.partita.processor.model.ProjectionPlan;
import io.partita.processor.model.TableModel;
import io.partita.processor.resolve.NamedPattern;
import io.partita.processor.resolve.ResolvedTable;
import java.util.List;
import java.util.Optional;

/**
 * Plans the queries of an entity: one on the table where that adds something to its key, one on
 * each index it is on.
 */
final class AccessPatternPlanner {

  private final ResolvedTable resolved;
  private final TableModel table;
  private final List<EntityKeys> entities;
  private final TargetPlanner targets;

  AccessPatternPlanner(ResolvedTable resolved, List<EntityKeys> entities, TargetPlanner targets) {
    this.resolved = resolved;
    this.table = resolved.model();
    this.entities = entities;
    this.targets = targets;
  }

  EntityPatterns plan(EntityKeys keys) {
    List<NamedPattern> named = resolved.entity(keys.entity()).patterns();
    List<AccessPatternPlan> own =
        named.stream()
            .filter(pattern -> pattern.leading().isEmpty())
            .map(pattern -> plan(keys, pattern))
            .toList();
    List<NestedPatternPlan> nested =
        named.stream()
            .filter(pattern -> !pattern.leading().isEmpty())
            .map(pattern -> nested(own, pattern))
            .toList();
    return new EntityPatterns(own, nested);
  }

  private AccessPatternPlan plan(EntityKeys keys, NamedPattern pattern) {
    String method = pattern.name().orElseThrow();
    if (pattern.index().isEmpty()) {
      return pattern(keys, method, Optional.empty(), keys.partitionKey(), keys.sortKey());
    }
    IndexKeyPlan own = pattern.index().map(keys::on).orElseThrow();
    IndexModel index = table.index(own.index()).orElseThrow();
    return pattern(
        keys,
        method,
        Optional.of(index),
        own.partitionKey().or(() -> keys.at(index.partitionKey())).orElseThrow(),
        own.sortKey().or(() -> index.sortKey().flatMap(keys::at)));
  }

  /** The pattern of the table, entered behind the components that come first in its sort key. */
  private static NestedPatternPlan nested(List<AccessPatternPlan> own, NamedPattern pattern) {
    AccessPatternPlan ofTable =
        own.stream().filter(plan -> plan.index().isEmpty()).findFirst().orElseThrow();
    return new NestedPatternPlan(
        pattern.name().orElseThrow(),
        ofTable,
        ofTable.stages().subList(0, pattern.leading().size()));
  }

  private AccessPatternPlan pattern(
      EntityKeys keys,
      String method,
      Optional<IndexModel> index,
      KeyAttributePlan partitionKey,
      Optional<KeyAttributePlan> sortKey) {
    List<ComponentPart> arguments = KeyComponents.of(partitionKey);
    List<ComponentPart> stages = KeyComponents.without(sortKey.stream(), arguments);
    Optional<ProjectionPlan> projection =
        index.flatMap(found -> new ProjectionPlanner(table).plan(keys, found));
    boolean isByShape =
        table.typeAttribute().isEmpty()
            || projection.filter(ProjectionPlan::isKeysOnly).isPresent();
    return new AccessPatternPlan(
        method,
        index.map(IndexModel::name),
        partitionKey,
        sortKey,
        arguments,
        stages,
        new PatternRange(partitionKey, sortKey, arguments, others(keys), isByShape).ranges(stages),
        index.map(IndexModel::kind).orElse(IndexKind.LOCAL) == IndexKind.LOCAL,
        keys.entity()
            .hierarchy()
            .filter(levels -> levels.isOf(index.map(IndexModel::name)))
            .isPresent(),
        projection,
        targets.targets(keys.entity(), arguments));
  }

  private List<EntityKeys> others(EntityKeys keys) {
    return entities.stream().filter(other -> other.entity() != keys.entity()).toList();
  }
}
