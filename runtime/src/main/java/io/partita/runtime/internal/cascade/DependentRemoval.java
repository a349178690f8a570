package io.partita.runtime.internal.cascade;

import io.partita.runtime.generated.schema.Dependent;
import io.partita.runtime.generated.schema.Dependents;
import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.schema.GeneratedKey;
import io.partita.runtime.internal.operation.Step;
import io.partita.runtime.internal.operation.TableContext;
import io.partita.runtime.internal.query.RawListing;
import io.partita.runtime.internal.stored.ItemKey;
import io.partita.runtime.internal.stored.StoredKey;
import io.partita.runtime.internal.write.BatchWrites;
import io.partita.runtime.internal.write.BulkDeletion;
import io.partita.runtime.internal.write.DeletedItem;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Lists the dependents of one kind that some owners have, and removes them. Their keys may have any
 * shape, unless what belongs to them, or what else counts them, can only be told by their keys:
 * those stay, and so do their owners.
 */
final class DependentRemoval<T, TK extends GeneratedKey<T>, E, K extends GeneratedKey<E>> {

  /** How many are collected before they are removed: enough to fill transactions and batches. */
  private static final int ENOUGH = 1000;

  private final TableContext context;
  private final Dependent<T, TK, E, K> dependent;
  private final EntityType<E, K> type;
  private final CascadeRun run;
  private final boolean needsReadableKeys;
  private final Map<ItemKey, Found<TK, K>> collected = new LinkedHashMap<>();

  /**
   * What was removed without anybody counting: a late list may show it again, which is no progress.
   */
  private final Set<ItemKey> removed = new LinkedHashSet<>();

  private final Set<TK> stuck = new LinkedHashSet<>();
  private boolean found;

  DependentRemoval(TableContext context, Dependent<T, TK, E, K> dependent, CascadeRun run) {
    this.context = context;
    this.dependent = dependent;
    this.type = dependent.type().get();
    this.run = run;
    this.needsReadableKeys = dependent.own() != null || hasOtherCounters();
  }

  private boolean hasOtherCounters() {
    return type.relations().stream()
        .flatMap(relation -> relation.counter().stream())
        .anyMatch(counter -> counter != dependent.counter());
  }

  /** Whether the owners count what is removed. */
  boolean isCounted() {
    return dependent.counter() != null;
  }

  /** The owners of what the last call could not remove. */
  Set<TK> stuck() {
    return stuck;
  }

  /** Removes what the lists show; the result is whether they have shown any. */
  Step<Boolean> remove(Collection<TK> owners) {
    found = false;
    stuck.clear();
    collected.clear();
    return StepSequence.each(owners, owner -> list(owner))
        .flatMap(listed -> flush())
        .map(flushed -> found);
  }

  private Step<Boolean> list(TK owner) {
    return RawListing.of(context, dependent, owner)
        .each(
            items -> {
              items.forEach(item -> collect(owner, StoredKey.of(type, item)));
              return collected.size() < ENOUGH ? Step.done(true) : flush();
            });
  }

  private void collect(TK owner, StoredKey<K> key) {
    if (needsReadableKeys && key.readable().isEmpty()) {
      run.leave(key.identity(), type.name());
    }
    if (run.hasLeft(key.identity())) {
      stuck.add(owner);
    } else {
      found = true;
      collected.put(key.identity(), new Found<>(key, owner));
    }
  }

  private Step<Boolean> flush() {
    List<Found<TK, K>> all = List.copyOf(collected.values());
    collected.clear();
    if (all.isEmpty()) {
      return Step.done(true);
    } else if (dependent.own() != null) {
      return cascade(dependent.own().get(), all);
    } else if (needsConditions()) {
      List<DeletedItem<K>> items =
          all.stream()
              .map(each -> DeletedItem.of(each.key(), dependent.counter(), each.owner()))
              .toList();
      return new BulkDeletion<>(context, type).delete(items, run::deleted).map(deleted -> true);
    }
    return batch(all.stream().map(each -> each.key().identity()).toList());
  }

  private Step<Boolean> cascade(Dependents<E, K> own, List<Found<TK, K>> all) {
    List<K> keys = all.stream().flatMap(each -> each.key().readable().stream()).toList();
    return Cascade.remove(context, own, run, keys)
        .map(
            done -> {
              all.stream()
                  .filter(each -> run.hasLeft(each.key().identity()))
                  .forEach(each -> stuck.add(each.owner()));
              return done;
            });
  }

  private boolean needsConditions() {
    return type.isDeletedInTransaction() || type.isGuarded();
  }

  private Step<Boolean> batch(List<ItemKey> keys) {
    BatchWrites<E, K> writes = new BatchWrites<>(context, type);
    if (!dependent.isLate()) {
      return writes.delete(keys, run::deleted);
    }
    List<ItemKey> again = keys.stream().filter(removed::contains).toList();
    List<ItemKey> fresh = keys.stream().filter(removed::add).toList();
    return writes.delete(fresh, run::deleted).flatMap(done -> writes.delete(again, items -> {}));
  }

  /** An item that was found by its owner. */
  private record Found<TK, K>(StoredKey<K> key, TK owner) {

    /** Without the values, which no message or log may show. */
    @Override
    public String toString() {
      return "Found[" + key + "]";
    }
  }
}
