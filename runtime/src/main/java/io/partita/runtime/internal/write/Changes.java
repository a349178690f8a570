package io.partita.runtime.internal.write;

import io.partita.runtime.generated.schema.Component;
import io.partita.runtime.generated.schema.ComponentValues;
import io.partita.runtime.internal.write.UpdateIntent.UpdateConflict;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The changes of an update, at most one per component.
 *
 * @param <E> the entity's record
 */
public final class Changes<E> {

  private final Map<Component<E, ?>, Change<E, ?>> changes = new LinkedHashMap<>();

  /**
   * Adds a change, together with an earlier one of the same component where both can be made at
   * once.
   */
  public <T> void add(Change<E, T> change) {
    Component<E, T> component = change.component();
    Change<E, T> earlier = get(component);
    Change<E, T> both = earlier == null ? change : earlier.then(change);
    if (both == null) {
      throw new IllegalStateException(
          "This update changes '"
              + component.name()
              + "' in two ways that cannot be made at once. Make two updates, or set the final value.");
    }
    changes.put(component, both);
  }

  /** These changes and those of another update, which contradict them nowhere. */
  Changes<E> with(String entity, Changes<E> others) throws UpdateConflict {
    Changes<E> all = new Changes<>();
    all.changes.putAll(changes);
    for (Change<E, ?> other : others.all()) {
      all.join(entity, other);
    }
    return all;
  }

  private <T> void join(String entity, Change<E, T> change) throws UpdateConflict {
    Component<E, T> component = change.component();
    Change<E, T> earlier = get(component);
    Change<E, T> both = earlier == null ? change : earlier.with(entity, change);
    if (both == null) {
      throw new UpdateConflict(
          "change '"
              + component.name()
              + "' of the same %s in ways that cannot both be true. Change it in one of them.");
    }
    changes.put(component, both);
  }

  @SuppressWarnings(
      "unchecked") // add() and join() are the only ways in: a component's change has its type
  private <T> @Nullable Change<E, T> get(Component<E, T> component) {
    return (Change<E, T>) changes.get(component);
  }

  Collection<Change<E, ?>> all() {
    return changes.values();
  }

  boolean contains(Component<E, ?> component) {
    return changes.containsKey(component);
  }

  /** The values that are known whatever is stored. */
  ComponentValues<E> assigned() {
    ComponentValues<E> values = ComponentValues.empty();
    for (Change<E, ?> change : changes.values()) {
      if (change instanceof Change.Assignment<E, ?> assignment) {
        values = with(values, assignment);
      }
    }
    return values;
  }

  private static <E, T> ComponentValues<E> with(
      ComponentValues<E> values, Change.Assignment<E, T> assignment) {
    return values.with(assignment.component(), assignment.value());
  }
}
