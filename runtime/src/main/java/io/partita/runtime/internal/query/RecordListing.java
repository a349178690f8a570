package io.partita.runtime.internal.query;

import io.partita.runtime.internal.entity.ComponentValues;
import io.partita.runtime.internal.operation.TableContext;
import java.util.List;

/** All records of an access pattern, as consistent as the table or index can be. */
public final class RecordListing {

  private RecordListing() {}

  /**
   * The records of one partition.
   *
   * @param values the partition's components and perhaps the first ones of the sort key
   */
  public static <E> List<E> of(
      TableContext context, AccessPattern<E> pattern, ComponentValues<E> values) {
    QueryState<E> state = QueryState.below(context, pattern, values);
    return (pattern.isLate() ? state : state.consistent())
        .results(pattern.type().mapper()::fromItem)
        .list();
  }
}
