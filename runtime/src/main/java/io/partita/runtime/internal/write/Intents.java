package io.partita.runtime.internal.write;

import io.partita.runtime.generated.schema.ComponentSource;
import io.partita.runtime.generated.schema.ComponentValues;
import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.schema.GeneratedKey;
import io.partita.runtime.generated.schema.UniqueComponent;
import io.partita.runtime.internal.expression.Predicate;
import io.partita.runtime.internal.operation.TableContext;
import io.partita.runtime.internal.stored.Existence;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Makes intents of one entity at a moment.
 *
 * @param <E> the entity's record
 * @param <K> its generated key
 */
public final class Intents<E, K extends GeneratedKey<E>> {

  private final TableContext context;
  private final EntityType<E, K> type;
  private final Existence existence;
  private @Nullable Creations<E, K> creations;

  public Intents(TableContext context, EntityType<E, K> type, Instant now) {
    this.context = context;
    this.type = type;
    this.existence = Existence.of(context.options(), type, now);
  }

  public CreateIntent<E, K> create(E record) {
    type.requireRecord(record);
    if (creations == null) {
      creations = Creations.of(context, type, existence);
    }
    return new CreateIntent<>(creations, record);
  }

  /** Puts or replaces a record. */
  public PlannedIntent<E> write(E record, boolean mustExist, @Nullable Predicate condition) {
    StampedRecord<E> stamped = stamped(type.requireRecord(record), mustExist);
    ReplacementPlanner<E> planner =
        new ReplacementPlanner<>(type, stamped, existence, mustExist, condition);
    return new PlannedIntent<>(
        type, planner.key(), planner, existence, type.uniques(), planner::after);
  }

  private StampedRecord<E> stamped(E record, boolean mustExist) {
    return mustExist
        ? StampedRecord.ofStored(type, record, existence.now())
        : StampedRecord.ofNew(type, record, existence.now());
  }

  public UpdateIntent<E, K> update(K key, RequestedUpdate<E> update) {
    return new UpdateIntent<>(this, type.requireKey(key), update);
  }

  EntityType<E, K> type() {
    return type;
  }

  /** An update that is not merged with others. */
  PlannedIntent<E> planned(K key, RequestedUpdate<E> update) {
    UpdatePlanner<E> planner = new UpdatePlanner<>(type, key, update, existence);
    return new PlannedIntent<>(
        type,
        key.attributes(),
        planner,
        existence,
        changedUniques(type, update.changes()),
        stored -> after(update.changes(), stored));
  }

  /** The unique components that an update changes. */
  static <E> List<UniqueComponent<E, ?>> changedUniques(EntityType<E, ?> type, Changes<E> changes) {
    return type.uniques().isEmpty()
        ? List.of()
        : type.uniques().stream()
            .filter(unique -> changes.contains(unique.component().root()))
            .toList();
  }

  /** The unique components as they are after an update. */
  private ComponentSource<E> after(Changes<E> changes, Snapshot<E> stored) {
    ComponentValues<E> values = ComponentValues.empty();
    if (type.uniques().isEmpty()) {
      return values;
    }
    for (Change<E, ?> change : changes.all()) {
      if (type.uniques().stream()
          .anyMatch(unique -> unique.component().root() == change.component())) {
        values = with(values, change, stored);
      }
    }
    return values;
  }

  private <T> ComponentValues<E> with(
      ComponentValues<E> values, Change<E, T> change, Snapshot<E> stored) {
    if (change instanceof CopyChange<E, T> copy) {
      stored.use(copy.origin());
      return with(values, copy.of(Place.item(type.name()), stored.item()), stored);
    }
    // What is stored matters only where something is made of it, and may not be readable.
    T before = change instanceof Change.Assignment<E, T> ? null : stored.get(change.component());
    return values.with(change.component(), change.applyTo(before));
  }

  public DeleteIntent<E, K> delete(K key, @Nullable Predicate condition) {
    return DeleteIntent.of(context, type, type.requireKey(key), existence.now(), condition);
  }

  /** Deletes the very version of an item that a record has. */
  public DeleteIntent<E, K> delete(E record) {
    return DeleteIntent.of(context, type, type.requireRecord(record), existence.now());
  }

  public CheckIntent check(K key, @Nullable Predicate condition) {
    return new CheckIntent(type, type.requireKey(key).attributes(), existence, condition);
  }
}
