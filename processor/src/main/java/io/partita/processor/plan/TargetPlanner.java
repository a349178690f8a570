package io.partita.processor.plan;

import com.squareup.javapoet.ClassName;
import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.EdgeModel;
import io.partita.processor.model.EndModel;
import io.partita.processor.model.EndModel.EndKey;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.KeyPart.ComponentPart;
import io.partita.processor.model.TargetPlan;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Plans how records lead to the items they belong to. */
final class TargetPlanner {

  private final List<EntityKeys> entities;

  TargetPlanner(List<EntityKeys> entities) {
    this.entities = entities;
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
    TargetPlan left = end(entity, edge.left());
    TargetPlan right = end(entity, edge.right());
    if (isKeyOf(edge.left(), partition)) {
      return List.of(right);
    }
    return isKeyOf(edge.right(), partition) ? List.of(left) : List.of(left, right);
  }

  private static boolean isKeyOf(EndModel end, List<ComponentPart> partition) {
    Set<String> own = end.keys().stream().map(EndKey::edgeComponent).collect(Collectors.toSet());
    return own.equals(new HashSet<>(partition.stream().map(ComponentPart::name).toList()));
  }

  /** How an edge leads to one of its ends. */
  TargetPlan end(EntityModel entity, EndModel end) {
    return target(entity, end.role(), end.entity(), end.keys());
  }

  /** How a record leads to another that it holds the key of. */
  TargetPlan target(EntityModel entity, String role, ClassName type, List<EndKey> keys) {
    EntityKeys target =
        entities.stream()
            .filter(other -> other.entity().type().equals(type))
            .findFirst()
            .orElseThrow();
    List<ComponentModel> components =
        target.components().stream().map(part -> component(entity, keys, part)).toList();
    return new TargetPlan(role, target.entity(), components);
  }

  private static ComponentModel component(
      EntityModel entity, List<EndKey> keys, ComponentPart part) {
    return keys.stream()
        .filter(key -> key.endComponent().equals(part.name()))
        .findFirst()
        .flatMap(key -> entity.component(key.edgeComponent()))
        .orElseThrow();
  }
}
