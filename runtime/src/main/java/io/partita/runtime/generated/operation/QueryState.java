package io.partita.runtime.generated.operation;

import io.partita.runtime.InvalidKeyException;
import io.partita.runtime.condition.Condition;
import io.partita.runtime.generated.schema.AccessPattern;
import io.partita.runtime.generated.schema.Component;
import io.partita.runtime.generated.schema.ComponentValues;
import io.partita.runtime.generated.schema.SortStage;
import io.partita.runtime.internal.expression.SortRange;
import io.partita.runtime.internal.operation.TableContext;
import io.partita.runtime.internal.query.FilterCheck;
import io.partita.runtime.internal.query.PatternReads;
import io.partita.runtime.internal.query.ReadSettings;
import io.partita.runtime.query.DistinctValues;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * What a query has been told so far: where it is sent, its partition, the range of sort keys and
 * the settings. Immutable.
 *
 * <p>Methods that take values of components throw {@link InvalidKeyException} if they cannot be
 * part of the key.
 *
 * @param <E> the entity's record
 */
public final class QueryState<E> {

  private final PatternReads<E> reads;

  private QueryState(PatternReads<E> reads) {
    this.reads = reads;
  }

  /** All items of the pattern in one partition. */
  public static <E> QueryState<E> of(
      PhysicalTable table, AccessPattern<E> pattern, ComponentValues<E> partitionValues) {
    return new QueryState<>(PatternReads.of(table.context(), pattern, partitionValues));
  }

  /** The items with a value of the next component of the sort key. */
  public <T> QueryState<E> exact(Component<E, T> component, @Nullable T value) {
    ComponentValues<E> more = reads.values().with(component, value);
    return new QueryState<>(reads.within(more, reads.pattern().range(more)));
  }

  /** The items with a value of the next component or a greater one. */
  public <T> QueryState<E> from(Component<E, T> component, T lower) {
    return within(stage(component).from(lower));
  }

  /** The items with a value of the next component or a smaller one. */
  public <T> QueryState<E> to(Component<E, T> component, T upper) {
    return within(stage(component).to(upper));
  }

  /**
   * The items with one of two values of the next component or one between them; none if they are
   * the wrong way round.
   */
  public <T> QueryState<E> between(Component<E, T> component, T lower, T upper) {
    return within(stage(component).between(lower, upper));
  }

  /** The items with a greater value of the next component. */
  public <T> QueryState<E> after(Component<E, T> component, T lower) {
    return within(stage(component).after(lower));
  }

  /** The items with a smaller value of the next component. */
  public <T> QueryState<E> before(Component<E, T> component, T upper) {
    return within(stage(component).before(upper));
  }

  /** The items whose next component begins with a text. */
  public QueryState<E> startsWith(Component<E, String> component, String beginning) {
    return within(stage(component).startsWith(beginning));
  }

  /** The different values of the next component. */
  public <T> DistinctValues<T> distinct(Component<E, T> component) {
    return new DistinctRead<>(this, component);
  }

  /** What is left of the query after all items with a value of the next component. */
  <T> QueryState<E> beyond(Component<E, T> component, T value) {
    SortStage<T> stage = stage(component);
    return within(reads.settings().isReversed() ? stage.ahead(value) : stage.behind(value));
  }

  private <T> SortStage<T> stage(Component<E, T> component) {
    return reads.pattern().stage(component, reads.values());
  }

  private QueryState<E> within(SortRange range) {
    return new QueryState<>(reads.within(reads.values(), range));
  }

  QueryState<E> with(UnaryOperator<ReadSettings<E>> change) {
    return new QueryState<>(reads.with(change.apply(reads.settings())));
  }

  /**
   * The items for which a condition holds as well.
   *
   * @throws IllegalArgumentException if DynamoDB has no filter on what the condition is on, or no
   *     item has it here
   */
  QueryState<E> filter(Condition<E> condition) {
    FilterCheck<E> check = new FilterCheck<>(reads.pattern().place());
    check.requireNoKeys(condition);
    check.requireCarried(condition, reads.context());
    return with(settings -> settings.filter(condition));
  }

  QueryState<E> in(TableContext other) {
    return new QueryState<>(reads.in(other));
  }

  /** What the query reads. */
  PatternReads<E> reads() {
    return reads;
  }

  AccessPattern<E> pattern() {
    return reads.pattern();
  }

  TableContext context() {
    return reads.context();
  }

  @Override
  public String toString() {
    return reads.toString();
  }
}
