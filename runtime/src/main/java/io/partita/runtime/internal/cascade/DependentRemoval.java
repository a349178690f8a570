package io.partita.runtime.internal.cascade;

import io.partita.runtime.internal.entity.EntityKey;
import io.partita.runtime.internal.entity.EntityType;
import io.partita.runtime.internal.operation.Step;
import io.partita.runtime.internal.operation.TableContext;
import io.partita.runtime.internal.query.KeyPage;
import io.partita.runtime.internal.query.RawListing;
import io.partita.runtime.internal.write.BatchWrites;
import io.partita.runtime.internal.write.BulkDeletion;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Lists the dependents of one kind that some owners have, and removes them. */
final class DependentRemoval<T, TK extends EntityKey<T>, E, K extends EntityKey<E>> {

  /** How many are collected before they are removed: enough to fill transactions and batches. */
  private static final int ENOUGH = 1000;

  private final TableContext context;
  private final Dependent<T, TK, E, K> dependent;
  private final EntityType<E, K> type;
  private final CascadeRun run;
  private final Set<K> collected = new LinkedHashSet<>();

  /**
   * What was removed without anybody counting: a late list may show it again, which is no progress.
   */
  private final Set<K> removed = new LinkedHashSet<>();

  private boolean found;

  DependentRemoval(TableContext context, Dependent<T, TK, E, K> dependent, CascadeRun run) {
    this.context = context;
    this.dependent = dependent;
    this.type = dependent.type().get();
    this.run = run;
  }

  /** Whether the owners count what is removed. */
  boolean isCounted() {
    return dependent.counter() != null;
  }

  /** Removes what the lists show; the result is whether they have shown any. */
  Step<Boolean> remove(Collection<TK> owners) {
    found = false;
    collected.clear();
    return Turns.each(owners, owner -> list(dependent.of(context, owner), null))
        .flatMap(listed -> flush())
        .map(flushed -> found);
  }

  private Step<Boolean> list(RawListing<E, K> listing, KeyPage.@Nullable Position start) {
    return listing
        .page(start)
        .flatMap(
            page -> {
              collected.addAll(page.keys());
              found |= !page.keys().isEmpty();
              Step<Boolean> flushed = collected.size() < ENOUGH ? Step.done(true) : flush();
              KeyPage.Position next = page.next();
              return next == null ? flushed : flushed.flatMap(done -> list(listing, next));
            });
  }

  private Step<Boolean> flush() {
    List<K> keys = List.copyOf(collected);
    collected.clear();
    if (keys.isEmpty()) {
      return Step.done(true);
    } else if (dependent.own() != null) {
      return Cascade.remove(context, dependent.own().get(), run, keys);
    } else if (needsConditions()) {
      return new BulkDeletion<>(context, type).delete(keys, run::deleted).map(deleted -> true);
    }
    return batch(keys);
  }

  private boolean needsConditions() {
    return !type.uniques().isEmpty()
        || type.isGuarded()
        || type.relations().stream().anyMatch(relation -> relation.counter().isPresent());
  }

  private Step<Boolean> batch(List<K> keys) {
    BatchWrites<E, K> writes = new BatchWrites<>(context, type);
    if (!dependent.isLate()) {
      return writes.delete(keys, run::deleted);
    }
    List<K> again = keys.stream().filter(removed::contains).toList();
    List<K> fresh = keys.stream().filter(removed::add).toList();
    return writes.delete(fresh, run::deleted).flatMap(done -> writes.delete(again, items -> {}));
  }
}
