package io.partita.runtime.generated.operation;

import io.partita.runtime.Explanation;
import io.partita.runtime.generated.schema.Component;
import io.partita.runtime.internal.operation.ExplainDriver;
import io.partita.runtime.internal.operation.OperationName;
import io.partita.runtime.internal.operation.TableContext;
import io.partita.runtime.query.DistinctValues;
import java.util.List;
import java.util.Objects;
import java.util.Spliterators;
import java.util.function.Consumer;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/**
 * Finds the different values of a component by a Query for each.
 *
 * @param <E> the entity's record
 * @param <T> the component's type
 */
final class DistinctRead<E, T> implements DistinctValues<T> {

  private final QueryState<E> state;
  private final Component<E, T> component;

  DistinctRead(QueryState<E> state, Component<E, T> component) {
    this.state = state;
    this.component = component;
  }

  @Override
  public List<T> list() {
    return state
        .context()
        .driver()
        .observe(
            OperationName.of(state.pattern()),
            List::size,
            observed -> values(state.in(state.context().with(observed))).toList());
  }

  @Override
  public Stream<T> stream() {
    return values(state);
  }

  @Override
  public long count() {
    return list().size();
  }

  @Override
  public Explanation explain() {
    return ExplainDriver.explain(state.context(), this::explain);
  }

  private void explain(TableContext explained) {
    values(state.in(explained)).forEach(value -> {});
  }

  private Stream<T> values(QueryState<E> query) {
    return StreamSupport.stream(new Values(query), false)
        .limit(query.reads().settings().mostItems());
  }

  /** Looks for the first item, then for the first one behind all that have the same value. */
  private final class Values extends Spliterators.AbstractSpliterator<T> {

    private @Nullable QueryState<E> rest;

    Values(QueryState<E> rest) {
      super(Long.MAX_VALUE, ORDERED | DISTINCT | NONNULL);
      this.rest = rest;
    }

    @Override
    public boolean tryAdvance(Consumer<? super T> action) {
      if (rest == null) {
        return false;
      }
      List<E> first =
          rest.with(settings -> settings.limit(1))
              .reads()
              .results(state.pattern().type()::read)
              .list();
      if (first.isEmpty()) {
        rest = null;
        return false;
      }
      // A component of a key that an item has is not null.
      T value = Objects.requireNonNull(component.get(first.get(0)));
      rest = rest.beyond(component, value);
      action.accept(value);
      return true;
    }
  }
}
