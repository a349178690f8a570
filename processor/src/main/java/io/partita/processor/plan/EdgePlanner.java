package io.partita.processor.plan;

import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.EdgeModel;
import io.partita.processor.model.EdgePlan;
import io.partita.processor.model.EndModel;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.KeyPart.ComponentPart;
import io.partita.processor.model.TargetPlan;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Plans how edges lead to their ends. */
final class EdgePlanner {

  private final List<EntityKeys> entities;

  EdgePlanner(List<EntityKeys> entities) {
    this.entities = entities;
  }

  Optional<EdgePlan> plan(EntityModel entity) {
    return entity
        .edge()
        .map(
            edge ->
                new EdgePlan(
                    List.of(target(entity, edge.left()), target(entity, edge.right())),
                    edge.requireEnds()));
  }

  /**
   * Where the edges of a partition lead: away from the end that it belongs to, or to both ends if
   * it belongs to none.
   */
  List<TargetPlan> targets(EntityModel entity, List<ComponentPart> partition) {
    if (entity.edge().isEmpty()) {
      return List.of();
    }
    EdgeModel edge = entity.edge().get();
    TargetPlan left = target(entity, edge.left());
    TargetPlan right = target(entity, edge.right());
    if (isKeyOf(edge.left(), partition)) {
      return List.of(right);
    }
    return isKeyOf(edge.right(), partition) ? List.of(left) : List.of(left, right);
  }

  private static boolean isKeyOf(EndModel end, List<ComponentPart> partition) {
    Set<String> own =
        end.keys().stream().map(EndModel.EndKey::edgeComponent).collect(Collectors.toSet());
    return own.equals(new HashSet<>(partition.stream().map(EdgePlanner::name).toList()));
  }

  private TargetPlan target(EntityModel entity, EndModel end) {
    EntityKeys target =
        entities.stream()
            .filter(other -> other.entity().type().equals(end.entity()))
            .findFirst()
            .orElseThrow();
    List<ComponentModel> components =
        target.components().stream().map(part -> component(entity, end, part)).toList();
    return new TargetPlan(end.role(), target.entity(), components);
  }

  private static ComponentModel component(EntityModel entity, EndModel end, ComponentPart part) {
    return end.keys().stream()
        .filter(key -> key.endComponent().equals(name(part)))
        .findFirst()
        .flatMap(key -> entity.component(key.edgeComponent()))
        .orElseThrow();
  }

  private static String name(ComponentPart part) {
    return part.path().stream().map(ComponentModel::name).collect(Collectors.joining("."));
  }
}
