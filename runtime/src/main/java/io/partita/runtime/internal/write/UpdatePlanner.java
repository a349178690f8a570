package io.partita.runtime.internal.write;

import io.partita.runtime.generated.schema.Component;
import io.partita.runtime.generated.schema.ComponentValues;
import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.schema.GeneratedKey;
import io.partita.runtime.generated.schema.IndexKey;
import io.partita.runtime.generated.schema.ManagedTimestamp;
import io.partita.runtime.generated.value.Path;
import io.partita.runtime.internal.stored.Check;
import io.partita.runtime.internal.stored.Existence;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Plans {@code update}: the changes themselves, the managed components and the index keys that
 * follow from them.
 *
 * @param <E> the entity's record
 */
final class UpdatePlanner<E> implements Planner<E> {

  private final EntityType<E, ?> type;
  private final GeneratedKey<E> key;
  private final RequestedUpdate<E> update;
  private final Existence existence;
  private final Place item;
  private final List<IndexKey<E>> affected;
  private final List<Component<E, ?>> inputs;
  private final ComponentValues<E> assigned;

  UpdatePlanner(
      EntityType<E, ?> type, GeneratedKey<E> key, RequestedUpdate<E> update, Existence existence) {
    this.type = type;
    this.key = key;
    this.update = update;
    this.existence = existence;
    this.item = Place.item(type.name());
    this.affected = affected();
    this.inputs = inputs();
    this.assigned = update.changes().assigned(inputs);
  }

  /** What decides about the keys of affected indexes. */
  private List<Component<E, ?>> inputs() {
    return affected.isEmpty()
        ? List.of()
        : affected.stream()
            .<Component<E, ?>>flatMap(index -> index.inputs().stream())
            .distinct()
            .toList();
  }

  /** An index whose keys are written in several ways is written as a whole. */
  private List<IndexKey<E>> affected() {
    if (type.indexes().isEmpty()) {
      return List.of();
    }
    Set<String> indexes =
        type.indexes().stream()
            .filter(this::isAffected)
            .map(IndexKey::index)
            .collect(Collectors.toSet());
    return type.indexes().stream()
        .filter(index -> indexes.contains(index.index()) && !index.attributes().isEmpty())
        .toList();
  }

  private boolean isAffected(IndexKey<E> index) {
    return update.createsItem() || index.inputs().stream().anyMatch(this::decidesWithChange);
  }

  private boolean decidesWithChange(Component<E, ?> input) {
    return isUpdatedAt(input.root())
        || update.changes().all().stream().anyMatch(change -> change.concerns(input));
  }

  private boolean isChanged(Component<E, ?> component) {
    return update.changes().contains(component) || isUpdatedAt(component);
  }

  private boolean isUpdatedAt(Component<E, ?> component) {
    return type.updatedAt().filter(updatedAt -> updatedAt.component() == component).isPresent();
  }

  @Override
  public boolean mustExist() {
    return !update.createsItem();
  }

  @Override
  public boolean isRepeatable() {
    return update.changes().all().stream().allMatch(Change::isRepeatable);
  }

  @Override
  public @Nullable String reasonToRead() {
    return unknown().or(this::renamed).or(this::unchangeable).orElse(null);
  }

  private Optional<String> unknown() {
    if (affected.isEmpty()) {
      return Optional.empty();
    }
    // Where what is known keeps the item off an index, its other components do not matter.
    ComponentValues<E> known = key.values().with(assigned);
    return affected.stream()
        .filter(index -> !index.isRuledOutBy(known))
        .flatMap(index -> index.inputs().stream().map(component -> reason(index, component)))
        .flatMap(Optional::stream)
        .findFirst();
  }

  private Optional<String> reason(IndexKey<E> index, Component<E, ?> component) {
    if (isKnown(component)) {
      return Optional.empty();
    }
    return Optional.of(
        index.components().contains(component)
            ? "an index key contains '" + component.name() + "'"
            : "being on " + index.index() + " depends on '" + component.name() + "'");
  }

  private boolean isKnown(Component<E, ?> component) {
    return key.values().contains(component)
        || assigned.contains(component)
        || isUpdatedAt(component.root())
        || isVersion(component.root());
  }

  private boolean isVersion(Component<E, ?> component) {
    return type.version().filter(version -> version == component).isPresent();
  }

  /**
   * A component that may be stored under a former name, where changing it in place would lose it.
   */
  private Optional<String> renamed() {
    for (Change<E, ?> change : update.changes().all()) {
      List<String> names = change.renamed();
      if (!names.isEmpty()) {
        return Optional.of(renamed(names.get(0)));
      }
    }
    if (update.createsItem()) {
      for (Component<E, ?> component : type.components()) {
        if (isRenamed(component) && isFilled(component)) {
          return Optional.of(renamed(component.name()));
        }
      }
    }
    return type.version().filter(UpdatePlanner::isRenamed).map(version -> renamed(version.name()));
  }

  private static boolean isRenamed(Component<?, ?> component) {
    return !component.aliases().isEmpty();
  }

  private static String renamed(String name) {
    return "'" + name + "' may be stored under a former name";
  }

  /** Whether a created item gets the component although no change names it. */
  private boolean isFilled(Component<E, ?> component) {
    return !isChanged(component)
        && !isVersion(component)
        && !key.values().contains(component)
        && (type.defaults().contains(component) || isCreatedAt(component));
  }

  private boolean isCreatedAt(Component<E, ?> component) {
    return type.createdAt().filter(createdAt -> createdAt.component() == component).isPresent();
  }

  private Optional<String> unchangeable() {
    for (Change<E, ?> change : update.changes().all()) {
      if (change.needsValue(item)) {
        return Optional.of("'" + change.name() + "' cannot be changed in place");
      }
    }
    return Optional.empty();
  }

  @Override
  public Plan plan(Snapshot<E> snapshot) {
    // First of all, for a component that cannot be a key may not be storable either.
    ComponentValues<E> given = assigned.with(update.changes().offered());
    type.indexes().forEach(index -> index.checkNative(given));
    PlanDraft<E> draft =
        new PlanDraft<>(
            type, key.attributes(), snapshot, snapshot.isPresent() ? snapshot : type.defaults());
    draft.know(key.values());
    draft.know(assigned);
    update.changes().byComponent().values().forEach(changes -> apply(changes, snapshot, draft));
    draft.touch(existence.now());
    type.version().ifPresent(version -> draft.countUp(version, update.version()));
    if (update.createsItem()) {
      if (snapshot.isRead()) {
        draft.guard(snapshot.isPresent() ? existence.stored() : existence.notStored());
      }
      fill(draft);
    }
    draft.assignIndexKeys(affected);
    return draft.finish(existence.checks(mustExist()), update.condition());
  }

  private void apply(List<Change<E, ?>> changes, Snapshot<E> snapshot, PlanDraft<E> draft) {
    if (snapshot.isRead() && isLacking(changes, snapshot, draft)) {
      return;
    }
    if (changes.size() > 1 || changes.get(0) instanceof NestedChange) {
      new NestedChanges<>(item, changes, snapshot, draft, inputs).apply();
    } else {
      apply(changes.get(0), snapshot, draft);
    }
  }

  /** Whether what was read lacks what the changes need, so that there is nothing to send. */
  private boolean isLacking(List<Change<E, ?>> changes, Snapshot<E> snapshot, PlanDraft<E> draft) {
    for (Change<E, ?> change : changes) {
      Map<String, AttributeValue> current = change.current(snapshot.item());
      for (Needed needed : change.needed(item)) {
        if (!needed.check().holds(current)) {
          draft.lack(needed);
          return true;
        }
      }
    }
    return false;
  }

  private <T> void apply(Change<E, T> change, Snapshot<E> snapshot, PlanDraft<E> draft) {
    Component<E, T> component = change.component();
    if (change instanceof Change.Assignment<E, T> assignment) {
      draft.assign(component, assignment.value());
      return;
    }
    if (change instanceof RestChange<?>) {
      change.clauses(item).forEach(draft::add);
      return;
    }
    Optional<SizeLimit> bound = change.bound(item);
    if (snapshot.isRead() && mustCompute(change, bound, snapshot)) {
      if (change instanceof CopyChange<E, T> copy) {
        snapshot.use(copy.origin());
        apply(copy.of(item, snapshot.item()), snapshot, draft);
        return;
      }
      T computed = change.applyTo(snapshot.get(component));
      bound
          .filter(most -> computed != null && most.isExceededBy(computed))
          .ifPresentOrElse(draft::exceed, () -> draft.rewrite(component, computed));
    } else {
      change.needed(item).forEach(draft::need);
      change.clauses(item).forEach(draft::add);
      bound.ifPresent(draft::keep);
      if (!(change instanceof CopyChange)) {
        assumeInPlace(change, snapshot, draft);
      }
    }
  }

  /**
   * Whether a change must be made on the value that was read, since DynamoDB could not make it, or
   * could not tell that there is room, or an index needs the result.
   */
  private boolean mustCompute(
      Change<E, ?> change, Optional<SizeLimit> bound, Snapshot<E> snapshot) {
    Component<E, ?> component = change.component();
    return component.attribute() == null
        || change.needsValue(item)
        || change.containers(item).stream().anyMatch(path -> path.in(snapshot.item()) == null)
        || !change.renamed().isEmpty() && change.current(snapshot.item()) != snapshot.item()
        || bound.filter(most -> !most.room().holds(snapshot.item())).isPresent()
        || inputs.stream().anyMatch(part -> part.root() == component);
  }

  /** Conditions the write on what makes a change in place right. */
  private void assumeInPlace(Change<E, ?> change, Snapshot<E> snapshot, PlanDraft<E> draft) {
    Component<E, ?> component = change.component();
    List<Path> containers = change.containers(item);
    containers.forEach(path -> draft.guard(new Check.Present(path)));
    if (containers.isEmpty() && renamedButThere(component, snapshot)) {
      draft.guard(new Check.Present(Objects.requireNonNull(component.attribute())));
    } else if (containers.isEmpty()) {
      component.aliases().forEach(alias -> draft.guard(new Check.Is(alias, null)));
    }
    draft.removeAliases(component);
  }

  private static <E> boolean renamedButThere(Component<E, ?> component, Snapshot<E> snapshot) {
    String attribute = component.attribute();
    return attribute != null && !component.aliases().isEmpty() && snapshot.has(attribute);
  }

  /** Writes what an item needs that may not have been there. */
  private void fill(PlanDraft<E> draft) {
    draft.assignType();
    type.components().forEach(component -> fill(component, draft));
  }

  private <T> void fill(Component<E, T> component, PlanDraft<E> draft) {
    T inKey = key.values().get(component);
    T byDefault = type.defaults().get(component);
    ManagedTimestamp<E> createdAt = type.createdAt().orElse(null);
    if (inKey != null) {
      draft.ensure(component, inKey);
    } else if (createdAt != null && isCreatedAt(component)) {
      draft.keepCreatedAt(createdAt, existence.now());
    } else if (type.counts().contains(component)) {
      draft.keepCount(component);
    } else if (byDefault != null && isFilled(component)) {
      draft.assignIfAbsent(component, byDefault);
    }
  }
}
