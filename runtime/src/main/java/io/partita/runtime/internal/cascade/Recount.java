package io.partita.runtime.internal.cascade;

import io.partita.runtime.ConditionFailedException;
import io.partita.runtime.ItemNotFoundException;
import io.partita.runtime.internal.entity.Component;
import io.partita.runtime.internal.entity.EntityKey;
import io.partita.runtime.internal.entity.EntityType;
import io.partita.runtime.internal.operation.Existence;
import io.partita.runtime.internal.operation.Step;
import io.partita.runtime.internal.operation.TableContext;
import java.time.Duration;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import software.amazon.awssdk.retries.api.BackoffStrategy;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Puts the counts of an item right: counts again, and writes if they have not moved meanwhile. */
final class Recount<T, TK extends EntityKey<T>> {

  private final TableContext context;
  private final EntityType<T, TK> type;
  private final Set<Component<T, ?>> components = new LinkedHashSet<>();
  private final RelatedItems<T, TK> related;
  private final CountedItem<T> items;

  Recount(TableContext context, Dependents<T, TK> dependents) {
    this.context = context;
    this.type = dependents.type();
    dependents.counted().forEach(dependent -> components.add(dependent.counter()));
    this.related = new RelatedItems<>(context, dependents);
    this.items = new CountedItem<>(context, type);
  }

  /** The record with exact counts; it must exist. */
  Step<T> of(TK key) {
    return recount(key, false, 1)
        .map(
            recounted ->
                Existence.of(context, type)
                    .read(type.mapper(), recounted.item())
                    .orElseThrow(() -> new ItemNotFoundException(type.name())));
  }

  /** Puts the counts of an item right that may be marked; tells whether they were wrong. */
  Step<Boolean> ofMarked(TK key) {
    return recount(key, true, 1).map(Recounted::wasWrong);
  }

  private Step<Recounted> recount(TK key, boolean mayBeMarked, int attempt) {
    return items.read(key).flatMap(item -> recount(key, item, mayBeMarked, attempt));
  }

  private Step<Recounted> recount(
      TK key, Map<String, AttributeValue> item, boolean mayBeMarked, int attempt) {
    if (!(mayBeMarked ? type.matches(item) : Existence.of(context, type).holds(item))) {
      if (mayBeMarked) {
        return Step.done(new Recounted(item, false));
      }
      throw new ItemNotFoundException(type.name());
    }
    Counts<T> stored = Counts.in(item, components);
    return related
        .settled(key)
        .flatMap(
            actual ->
                actual.equals(stored)
                    ? Step.done(new Recounted(item, false))
                    : items
                        .write(key, item, actual.differences(stored), actual)
                        .flatMap(
                            written ->
                                written.isEmpty()
                                    ? again(key, mayBeMarked, attempt)
                                    : Step.done(new Recounted(written, true))));
  }

  private Step<Recounted> again(TK key, boolean mayBeMarked, int attempt) {
    int limit = context.options().writeAttempts();
    if (attempt >= limit) {
      throw ConditionFailedException.keptChanging(type.name(), limit);
    }
    Duration pause =
        BackoffStrategy.exponentialDelay(
                context.options().backoffBase(), context.options().backoffMax())
            .computeDelay(attempt);
    return Step.pause(pause, () -> recount(key, mayBeMarked, attempt + 1));
  }

  /** An item with its counts, and whether they had to be changed. */
  private record Recounted(Map<String, AttributeValue> item, boolean wasWrong) {

    /** Without the item, which no message or log may show. */
    @Override
    public String toString() {
      return "Recounted[wasWrong=" + wasWrong + "]";
    }
  }
}
