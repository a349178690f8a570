package io.partita.runtime.internal.write;

import io.partita.runtime.generated.schema.Component;
import io.partita.runtime.internal.stored.Check;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Makes changes inside of one component: each where it is stored, or, where one of them cannot be
 * made so, all on the value that was read, which is then written as a whole.
 *
 * @param <E> the entity's record
 */
final class NestedChanges<E> {

  /**
   * Positions are those before the update: elements are removed last, and from inner lists first.
   */
  private static final Comparator<Change<?, ?>> ORDER =
      Comparator.<Change<?, ?>>comparingInt(change -> shiftsElements(change) ? 1 : 0)
          .thenComparingInt(change -> -change.paths().get(0).length());

  private final Place item;
  private final List<Change<E, ?>> changes;
  private final Component<E, ?> component;
  private final Snapshot<E> snapshot;
  private final PlanDraft<E> draft;
  private final Collection<Component<E, ?>> inputs;

  /**
   * @param inputs what decides about the index keys that the update writes
   */
  NestedChanges(
      Place item,
      List<Change<E, ?>> changes,
      Snapshot<E> snapshot,
      PlanDraft<E> draft,
      Collection<Component<E, ?>> inputs) {
    this.item = item;
    this.changes = changes;
    this.component = changes.get(0).component();
    this.snapshot = snapshot;
    this.draft = draft;
    this.inputs = inputs;
  }

  private static boolean shiftsElements(Change<?, ?> change) {
    Change<?, ?> innermost =
        change instanceof NestedChange<?, ?, ?, ?> nested ? nested.innermost() : change;
    return innermost instanceof ElementChange<?, ?> elements && !elements.removed().isEmpty();
  }

  void apply() {
    if (!snapshot.isRead()) {
      changeInPlace();
      return;
    }
    Map<String, AttributeValue> current = current();
    boolean isRenamed = current != snapshot.item();
    if (isRenamed || changes.stream().anyMatch(change -> mustCompute(change, current))) {
      rewrite(current);
    } else {
      changeInPlace();
      if (mayBeRenamed()) {
        snapshot.use(component);
      }
      if (inputs.stream().anyMatch(this::mustBeTold)) {
        tell(component, result(current));
      }
    }
  }

  private boolean mayBeRenamed() {
    return changes.stream().anyMatch(change -> !change.renamed().isEmpty());
  }

  /** The item as it was read, with present names where former ones matter. */
  private Map<String, AttributeValue> current() {
    Map<String, AttributeValue> current = snapshot.item();
    for (Change<E, ?> change : changes) {
      current = change.renamed().isEmpty() ? current : change.current(current);
    }
    return current;
  }

  private boolean mustCompute(Change<E, ?> change, Map<String, AttributeValue> current) {
    return change.needsValue(item)
        || change.containers(item).stream().anyMatch(path -> path.in(current) == null)
        || change.bound(item).filter(most -> !most.room().holds(current)).isPresent();
  }

  /** Whether an index key depends on the component, and no change tells enough. */
  private boolean mustBeTold(Component<E, ?> input) {
    return input.root() == component
        && changes.stream().anyMatch(change -> change.concerns(input))
        && !draft.knows(input);
  }

  private void changeInPlace() {
    for (Change<E, ?> change : changes) {
      change.needed(item).forEach(draft::need);
      change.clauses(item).forEach(draft::add);
      change.bound(item).ifPresent(draft::keep);
      change.containers(item).forEach(path -> draft.guard(new Check.Present(path)));
    }
  }

  private void rewrite(Map<String, AttributeValue> current) {
    Optional<SizeLimit> exceeded =
        changes.stream()
            .flatMap(change -> change.bound(item).stream())
            .filter(bound -> bound.hasNoRoomIn(current))
            .findFirst();
    if (exceeded.isPresent()) {
      draft.exceed(exceeded.get());
      return;
    }
    AttributeValue result = result(current);
    draft.rewriteStored(component, result);
    if (inputs.stream().anyMatch(input -> input.root() == component)) {
      tell(component, result);
    }
  }

  private @Nullable AttributeValue result(Map<String, AttributeValue> current) {
    AttributeValue result = current.get(component.attribute());
    for (Change<E, ?> change : changes.stream().sorted(ORDER).toList()) {
      result = change.applyTo(item, result);
    }
    return result;
  }

  /** Lets the plan know what becomes of the component, given that it is stored as it was read. */
  private <T> void tell(Component<E, T> changed, @Nullable AttributeValue result) {
    snapshot.use(changed);
    draft.know(changed, result == null ? null : Encoding.decode(item, changed, result));
  }
}
