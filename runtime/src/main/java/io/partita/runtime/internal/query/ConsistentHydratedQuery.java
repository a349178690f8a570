package io.partita.runtime.internal.query;

import io.partita.runtime.MappingException;
import io.partita.runtime.condition.Condition;
import java.util.function.Consumer;

/**
 * A query of a local index that does not carry whole items, which reads them from the table, and
 * which DynamoDB can answer strongly consistent.
 *
 * @param <T> what the index carries
 * @param <E> the entity's record
 */
public final class ConsistentHydratedQuery<T, E> extends HydratedQuery<T, E> {

  private ConsistentHydratedQuery(
      TypedQuery<E, T, ?> query, Completion<T, E> completion, String note) {
    super(query, completion, note);
  }

  static <T, E> ConsistentHydratedQuery<T, E> of(HydratedQuery<T, E> query) {
    return new ConsistentHydratedQuery<>(query.query(), query.completion(), query.note());
  }

  @Override
  ConsistentHydratedQuery<T, E> of(TypedQuery<E, T, ?> other) {
    return new ConsistentHydratedQuery<>(other, completion(), note());
  }

  /** Reads the index or table strongly consistent, at twice the price. */
  public ConsistentHydratedQuery<T, E> consistent() {
    return of(query().with(query().state().consistent()));
  }

  @Override
  public ConsistentHydratedQuery<T, E> reverse() {
    return of(query().reverse());
  }

  @Override
  public ConsistentHydratedQuery<T, E> limit(int limit) {
    return of(query().limit(limit));
  }

  @Override
  public ConsistentHydratedQuery<T, E> pageSize(int pageSize) {
    return of(query().pageSize(pageSize));
  }

  @Override
  public ConsistentHydratedQuery<T, E> filter(Condition<E> condition) {
    return of(super.filter(condition).query());
  }

  @Override
  public ConsistentHydratedQuery<T, E> skipUnreadable(Consumer<? super MappingException> report) {
    return of(query().skipUnreadable(report));
  }
}
