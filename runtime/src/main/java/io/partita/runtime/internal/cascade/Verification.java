package io.partita.runtime.internal.cascade;

import io.partita.runtime.CountDifference;
import io.partita.runtime.generated.schema.Component;
import io.partita.runtime.generated.schema.Dependents;
import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.schema.GeneratedKey;
import io.partita.runtime.internal.operation.Step;
import io.partita.runtime.internal.operation.TableContext;
import io.partita.runtime.internal.stored.Existence;
import io.partita.runtime.internal.stored.StoredKey;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Finds counts that are wrong, and writes nothing. */
public final class Verification<T, TK extends GeneratedKey<T>> {

  private final TableContext context;
  private final EntityType<T, TK> type;
  private final Set<Component<T, ?>> components = new LinkedHashSet<>();
  private final RelatedItems<T, TK> related;
  private final CountedItem<T> items;

  public Verification(TableContext context, Dependents<T, TK> dependents) {
    this.context = context;
    this.type = dependents.type();
    dependents.counted().forEach(dependent -> components.add(dependent.counter()));
    this.related = new RelatedItems<>(context, dependents);
    this.items = new CountedItem<>(context, type);
  }

  /** The wrong counts of an item that was read at some time. */
  public Step<List<CountDifference<TK>>> of(Map<String, AttributeValue> item) {
    TK key = StoredKey.of(type, item).readable().orElse(null);
    if (key == null) {
      return Step.done(List.of());
    }
    Counts<T> read = Counts.in(item, components);
    return related
        .shown(key)
        .flatMap(shown -> shown.equals(read) ? Step.done(List.of()) : verify(key, 1));
  }

  /**
   * A difference may be a write that happened in between, or an index that was late: it is one only
   * if the count is the same before and after the items were counted. A count that moves each time
   * is left alone.
   */
  private Step<List<CountDifference<TK>>> verify(TK key, int attempt) {
    return items
        .read(key)
        .flatMap(
            before ->
                related
                    .settled(key)
                    .flatMap(
                        actual ->
                            items
                                .read(key)
                                .flatMap(after -> judge(key, before, actual, after, attempt))));
  }

  private Step<List<CountDifference<TK>>> judge(
      TK key,
      Map<String, AttributeValue> before,
      Counts<T> actual,
      Map<String, AttributeValue> after,
      int attempt) {
    if (!Existence.of(context.options(), type).holds(after)) {
      return Step.done(List.of());
    }
    Counts<T> stored = Counts.in(after, components);
    if (!Counts.in(before, components).equals(stored)) {
      return attempt < context.options().writeAttempts()
          ? verify(key, attempt + 1)
          : Step.done(List.of());
    }
    return Step.done(
        actual.differences(stored).stream()
            .map(
                component ->
                    new CountDifference<>(
                        key, component.name(), stored.get(component), actual.get(component)))
            .toList());
  }
}
