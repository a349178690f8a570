package io.partita.runtime.internal.write;

import io.partita.runtime.generated.schema.Component;
import io.partita.runtime.generated.schema.ComponentSource;
import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.schema.ManagedTimestamp;
import io.partita.runtime.internal.expression.Predicate;
import io.partita.runtime.internal.stored.Check;
import io.partita.runtime.internal.stored.Existence;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Plans {@code put} and {@code replace}: everything the record has is set, what is null is removed,
 * managed components and attributes of other versions of the record stay, unless the record has a
 * component that holds them: then what it holds is set, and the others stay.
 *
 * @param <E> the entity's record
 */
final class ReplacementPlanner<E> implements Planner<E> {

  private final EntityType<E, ?> type;
  private final StampedRecord<E> record;
  private final Existence existence;
  private final Map<String, AttributeValue> key;
  private final boolean mustExist;
  private final @Nullable Predicate condition;

  ReplacementPlanner(
      EntityType<E, ?> type,
      StampedRecord<E> record,
      Existence existence,
      boolean mustExist,
      @Nullable Predicate condition) {
    this.type = type;
    this.record = record;
    this.existence = existence;
    this.key = type.primaryKey().of(record);
    this.mustExist = mustExist;
    this.condition = condition;
  }

  Map<String, AttributeValue> key() {
    return key;
  }

  @Override
  public boolean mustExist() {
    return mustExist;
  }

  @Override
  public boolean isRepeatable() {
    return true;
  }

  @Override
  public @Nullable String reasonToRead() {
    String created =
        type.createdAt().map(ManagedTimestamp::component).map(this::reasonToRead).orElse(null);
    boolean versionRenamed =
        type.version().filter(version -> !version.aliases().isEmpty()).isPresent();
    return created == null && versionRenamed
        ? "the version may be stored under a former name"
        : created;
  }

  private @Nullable String reasonToRead(Component<E, ?> createdAt) {
    if (record.isInKey(createdAt)) {
      return null;
    }
    boolean inIndexKey =
        type.indexes().stream()
            .filter(index -> !index.attributes().isEmpty())
            .flatMap(index -> index.components().stream())
            .anyMatch(component -> component.root() == createdAt);
    if (inIndexKey) {
      return "an index key contains '" + createdAt.name() + "', which is kept";
    }
    return createdAt.aliases().isEmpty()
        ? null
        : "'" + createdAt.name() + "' may be stored under a former name";
  }

  @Override
  public Plan plan(Snapshot<E> snapshot) {
    PlanDraft<E> draft = new PlanDraft<>(type, key, snapshot, record);
    if (!mustExist && snapshot.isRead()) {
      draft.guard(snapshot.isPresent() ? existence.stored() : existence.notStored());
    }
    type.requireEmbedded(record);
    draft.assignType();
    type.components().forEach(component -> assign(component, snapshot, draft));
    type.rest().ifPresent(rest -> draft.assignRest(rest, record.get(rest.component())));
    type.version().ifPresent(version -> countUp(version, draft));
    draft.assignIndexKeys(type.indexes());
    return draft.finish(existence.checks(mustExist), condition);
  }

  private <T> void assign(Component<E, T> component, Snapshot<E> snapshot, PlanDraft<E> draft) {
    boolean isVersion = type.version().filter(version -> version == component).isPresent();
    boolean isKept = isCreatedAt(component) && !record.isInKey(component);
    if (isKept) {
      keepCreatedAt(type.createdAt().orElseThrow(), snapshot, draft);
    } else if (type.counts().contains(component)) {
      draft.keepCount(component);
    } else if (isLeft(component, snapshot)) {
      draft.leave(component);
    } else if (!isVersion) {
      if (!snapshot.isRead() && mayBeLeft(component)) {
        draft.guard(notInKeysAlone(component));
      }
      draft.assign(component, record.get(component));
    }
  }

  /** A time that the caller gives counts where the stored one cannot be told. */
  private void keepCreatedAt(
      ManagedTimestamp<E> createdAt, Snapshot<E> snapshot, PlanDraft<E> draft) {
    Component<E, Instant> component = createdAt.component();
    Instant given = record.given().get(component);
    if (given != null && snapshot.isUnknown(component)) {
      draft.assign(component, createdAt.cut(given));
    } else {
      draft.keepCreatedAt(createdAt, Objects.requireNonNull(record.get(component)));
    }
  }

  /**
   * Whether a component is null in the record because it could not be read: the stored item has it
   * in an index key alone. Whoever means null says so by an update.
   */
  private <T> boolean isLeft(Component<E, T> component, Snapshot<E> snapshot) {
    return mayBeLeft(component)
        && (type.isHidden(component)
            ? snapshot.isInKeysAlone(component)
            : snapshot.isUnknown(component));
  }

  private <T> boolean mayBeLeft(Component<E, T> component) {
    return type.mayBeUnknown(component)
        && Encoding.encode(type.name(), component, record.get(component)) == null;
  }

  private Check notInKeysAlone(Component<E, ?> component) {
    List<String> attributes = new ArrayList<>(component.aliases());
    attributes.add(0, Objects.requireNonNull(component.attribute()));
    return new Check.NotInKeysAlone(
        List.copyOf(attributes),
        type.indexes().stream()
            .flatMap(index -> index.attributesWith(component).stream())
            .distinct()
            .toList());
  }

  /** The components after the write. */
  ComponentSource<E> after(Snapshot<E> snapshot) {
    return new ComponentSource<>() {
      @Override
      public <T> @Nullable T get(Component<E, T> component) {
        return isLeft(component.root(), snapshot) ? snapshot.get(component) : record.get(component);
      }
    };
  }

  private boolean isCreatedAt(Component<E, ?> component) {
    return type.createdAt().filter(createdAt -> createdAt.component() == component).isPresent();
  }

  private <T> void countUp(Component<E, T> version, PlanDraft<E> draft) {
    ComponentSource<E> given = record.given();
    AttributeValue expected = Encoding.encode(type.name(), version, given.get(version));
    String attribute = Objects.requireNonNull(version.attribute());
    draft.countUp(version, mustExist ? new Check.Is(attribute, expected) : null);
  }
}
