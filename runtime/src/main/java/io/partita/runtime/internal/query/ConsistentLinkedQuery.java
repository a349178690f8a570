package io.partita.runtime.internal.query;

import io.partita.runtime.Linked;
import io.partita.runtime.MappingException;
import io.partita.runtime.condition.Condition;
import io.partita.runtime.internal.entity.EntityKey;
import io.partita.runtime.internal.write.EntityOperations;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * A query of edges that also reads the items they lead to, of the table or of a local index, which
 * DynamoDB can answer strongly consistent.
 *
 * @param <E> the edge's record
 * @param <L> what is read of it: the record, or what an index carries of it
 * @param <T> the record of the other end
 */
public final class ConsistentLinkedQuery<E, L, T> extends LinkedQuery<E, L, T> {

  private ConsistentLinkedQuery(
      TypedQuery<E, L, ?> query, Completion<L, Linked<L, T>> completion, String note) {
    super(query, completion, note);
  }

  /** The edges of a query with the items they lead to. */
  public static <E, L, T, K extends EntityKey<T>> ConsistentLinkedQuery<E, L, T> of(
      TypedQuery<E, L, ?> query, EntityOperations<T, K> target, Function<L, K> targetKey) {
    return new ConsistentLinkedQuery<>(query, links(target, targetKey), note(target));
  }

  @Override
  ConsistentLinkedQuery<E, L, T> of(TypedQuery<E, L, ?> other) {
    return new ConsistentLinkedQuery<>(other, completion(), note());
  }

  /** Reads the index or table strongly consistent, at twice the price. */
  public ConsistentLinkedQuery<E, L, T> consistent() {
    return of(query().with(query().state().consistent()));
  }

  @Override
  public ConsistentLinkedQuery<E, L, T> reverse() {
    return of(query().reverse());
  }

  @Override
  public ConsistentLinkedQuery<E, L, T> limit(int limit) {
    return of(query().limit(limit));
  }

  @Override
  public ConsistentLinkedQuery<E, L, T> pageSize(int pageSize) {
    return of(query().pageSize(pageSize));
  }

  @Override
  public ConsistentLinkedQuery<E, L, T> filter(Condition<E> condition) {
    return of(super.filter(condition).query());
  }

  @Override
  public ConsistentLinkedQuery<E, L, T> skipUnreadable(Consumer<? super MappingException> report) {
    return of(query().skipUnreadable(report));
  }
}
