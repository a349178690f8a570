package io.partita.runtime.generated.operation;

import io.partita.runtime.condition.Condition;
import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.schema.GeneratedKey;
import io.partita.runtime.internal.query.ReadSettings;
import io.partita.runtime.internal.stored.ItemView;
import io.partita.runtime.query.ConsistentPartialQuery;
import java.util.Map;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A query that reads a part of each item. Only queries of the table or of a local index are given
 * out as ones that can be consistent.
 *
 * @param <E> the entity's record
 * @param <K> its generated key
 * @param <T> what is read of each item
 */
final class PartialRead<E, K extends GeneratedKey<E>, T>
    extends TypedQuery<E, K, T, PartialRead<E, K, T>> implements ConsistentPartialQuery<E, T> {

  private PartialRead(
      QueryState<E> state, EntityType<E, K> type, Function<Map<String, AttributeValue>, T> mapper) {
    super(state, other -> new PartialRead<>(other, type, mapper), type, mapper);
  }

  /** What something reads of what a query finds. */
  static <E, K extends GeneratedKey<E>, T> PartialRead<E, K, T> of(
      QueryState<E> query, EntityType<E, K> type, ItemView<T> view) {
    return new PartialRead<>(query.with(settings -> settings.only(view)), type, view.reader());
  }

  @Override
  public PartialRead<E, K, T> filter(Condition<E> condition) {
    return with(state().filter(condition));
  }

  @Override
  public PartialRead<E, K, T> consistent() {
    return with(state().with(ReadSettings::consistently));
  }
}
