package io.partita.runtime.internal.write;

import io.partita.runtime.generated.schema.Component;
import io.partita.runtime.generated.schema.ComponentValues;
import io.partita.runtime.internal.write.UpdateIntent.UpdateConflict;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The changes of an update, at most one of each component or path into one.
 *
 * @param <E> the entity's record
 */
public final class Changes<E> {

  private final List<Change<E, ?>> changes = new ArrayList<>();

  /**
   * Adds a change, together with an earlier one of the same component where both can be made at
   * once.
   *
   * @throws IllegalArgumentException if one is of something inside of what the other changes
   */
  public <T> void add(Change<E, T> change) {
    for (int i = 0; i < changes.size(); i++) {
      Change<E, ?> earlier = changes.get(i);
      if (earlier.isOfSame(change)) {
        changes.set(i, both(earlier, change));
        return;
      }
      checkApart(earlier, change);
    }
    changes.add(change);
  }

  @SuppressWarnings("unchecked") // isOfSame: both are of the same component, which has one type
  private static <E, T> Change<E, T> both(Change<E, ?> earlier, Change<E, T> change) {
    Change<E, T> both = ((Change<E, T>) earlier).then(change);
    if (both == null) {
      throw new IllegalStateException(
          "This update changes '"
              + change.name()
              + "' in two ways that cannot be made at once. Make two updates, or set the final"
              + " value.");
    }
    return both;
  }

  /** These changes and those of another update, which contradict them nowhere. */
  Changes<E> with(String entity, Changes<E> others) throws UpdateConflict {
    Changes<E> all = new Changes<>();
    all.changes.addAll(changes);
    for (Change<E, ?> other : others.changes) {
      all.join(Place.item(entity), other);
    }
    return all;
  }

  private <T> void join(Place place, Change<E, T> change) throws UpdateConflict {
    for (int i = 0; i < changes.size(); i++) {
      Change<E, ?> earlier = changes.get(i);
      if (earlier.isOfSame(change)) {
        changes.set(i, joined(place, earlier, change));
        return;
      }
      if (overlap(earlier, change)) {
        throw new UpdateConflict(
            "change '"
                + earlier.name()
                + "' and '"
                + change.name()
                + "' of the same %s, of which one is inside of the other. Change only one of them.");
      }
    }
    changes.add(change);
  }

  @SuppressWarnings("unchecked") // isOfSame: both are of the same component, which has one type
  private static <E, T> Change<E, T> joined(Place place, Change<E, ?> earlier, Change<E, T> change)
      throws UpdateConflict {
    Change<E, T> both = ((Change<E, T>) earlier).with(place, change);
    if (both == null) {
      throw new UpdateConflict(
          "change '"
              + change.name()
              + "' of the same %s in ways that cannot both be true. Change it in one of them.");
    }
    return both;
  }

  /** DynamoDB makes no two changes at once of which one is inside of what the other changes. */
  private static void checkApart(Change<?, ?> earlier, Change<?, ?> change) {
    if (overlap(earlier, change)) {
      throw new IllegalArgumentException(
          "This update changes '"
              + earlier.name()
              + "' and '"
              + change.name()
              + "', of which one is inside of the other. Change only one of them, or make two"
              + " updates.");
    }
  }

  private static boolean overlap(Change<?, ?> earlier, Change<?, ?> change) {
    return earlier.paths().stream()
        .anyMatch(path -> change.paths().stream().anyMatch(path::overlaps));
  }

  List<Change<E, ?>> all() {
    return changes;
  }

  /** The changes by the component of the entity's record. */
  Map<Component<E, ?>, List<Change<E, ?>>> byComponent() {
    return changes.stream()
        .collect(Collectors.groupingBy(Change::component, LinkedHashMap::new, Collectors.toList()));
  }

  boolean contains(Component<E, ?> component) {
    return changes.stream().anyMatch(change -> change.component() == component);
  }

  /**
   * The values that are known whatever is stored.
   *
   * @param paths paths into components, of which those that are set are told as well
   */
  ComponentValues<E> assigned(Collection<Component<E, ?>> paths) {
    ComponentValues<E> values = ComponentValues.empty();
    for (Change<E, ?> change : changes) {
      if (change instanceof Change.Assignment<E, ?> assignment) {
        values = with(values, assignment);
      } else if (change instanceof NestedChange<E, ?, ?, ?> nested
          && nested.innermost() instanceof Change.Assignment<?, ?> assignment) {
        for (Component<E, ?> path : paths) {
          Component<E, ?> set =
              path.root() == change.component() ? path.onTheWay(nested.name()) : null;
          values = set == null ? values : with(values, set, assignment.value());
        }
      }
    }
    return values;
  }

  /** The values that are written or, where there is one already, not. */
  ComponentValues<E> offered() {
    ComponentValues<E> values = ComponentValues.empty();
    for (Change<E, ?> change : changes) {
      if (change instanceof DefaultChange<E, ?> offer) {
        values = with(values, offer.component(), offer.value());
      }
    }
    return values;
  }

  private static <E, T> ComponentValues<E> with(
      ComponentValues<E> values, Change.Assignment<E, T> assignment) {
    return values.with(assignment.component(), assignment.value());
  }

  @SuppressWarnings("unchecked") // a component of the same name in the same record
  private static <E, T> ComponentValues<E> with(
      ComponentValues<E> values, Component<E, T> component, @Nullable Object value) {
    return values.with(component, (T) value);
  }
}
