package io.partita.runtime.generated.operation;

import io.partita.runtime.internal.query.ReadSettings;
import java.util.function.Function;

/**
 * The base of generated queries of the table or of a local index, which DynamoDB can answer
 * strongly consistent.
 *
 * @param <E> the entity's record
 * @param <Q> the generated query
 */
public abstract class ConsistentQuery<E, Q extends ConsistentQuery<E, Q>>
    extends EntityQuery<E, Q> {

  protected ConsistentQuery(QueryState<E> state, Function<QueryState<E>, Q> constructor) {
    super(state, constructor);
  }

  /** Reads strongly consistent, at twice the price. */
  public final Q consistent() {
    return with(state().with(ReadSettings::consistently));
  }
}
