package io.partita.processor.resolve;

import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.EntityPlan;
import io.partita.processor.model.EntityPlan.IndexKeyPlan;
import io.partita.processor.model.KeyAttributePlan;
import io.partita.processor.model.Managed;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The components that the caller of an update may change: not those of the key, nor those that
 * Partita writes.
 */
public final class ChangeableComponents {

  private ChangeableComponents() {}

  public static Stream<ComponentModel> of(EntityPlan plan) {
    return plan.entity().components().stream()
        .filter(component -> !component.isEmbedded())
        .filter(
            component ->
                plan.keyComponents().stream().noneMatch(part -> part.root().equals(component)))
        .filter(component -> Set.of(Managed.TTL).containsAll(component.managed()));
  }

  /** Those that have attributes of their own, so that they can be changed in part, or copied. */
  public static Stream<ComponentModel> stored(EntityPlan plan) {
    return of(plan).filter(component -> !component.keyOnly());
  }

  /**
   * Those that others can be copied into: the attributes of index keys do not take every value, and
   * what is bounded not every number of elements.
   */
  public static Stream<ComponentModel> copyable(EntityPlan plan) {
    return stored(plan)
        .filter(component -> component.max() == 0)
        .filter(component -> !isKeyAttribute(plan, component));
  }

  private static boolean isKeyAttribute(EntityPlan plan, ComponentModel component) {
    return plan.indexes().stream()
        .flatMap(IndexKeyPlan::keys)
        .filter(KeyAttributePlan::isNative)
        .flatMap(KeyAttributePlan::components)
        .anyMatch(part -> part.root().equals(component));
  }
}
