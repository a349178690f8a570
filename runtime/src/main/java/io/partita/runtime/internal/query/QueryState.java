package io.partita.runtime.internal.query;

import io.partita.runtime.InvalidKeyException;
import io.partita.runtime.condition.Condition;
import io.partita.runtime.internal.entity.Component;
import io.partita.runtime.internal.entity.ComponentValues;
import io.partita.runtime.internal.operation.ReadSettings;
import io.partita.runtime.internal.operation.Results;
import io.partita.runtime.internal.operation.TableContext;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Everything a query is made of: where it is sent, the partition, the range of sort keys and the
 * settings. Immutable.
 *
 * <p>Methods that take values of components throw {@link InvalidKeyException} if they cannot be
 * part of the key.
 *
 * @param <E> the entity's record
 */
public final class QueryState<E> {

  private final TableContext context;
  private final AccessPattern<E> pattern;
  private final ComponentValues<E> values;
  private final AttributeValue partition;
  private final SortRange range;
  private final boolean forward;
  private final ReadSettings<E> settings;

  private QueryState(
      TableContext context,
      AccessPattern<E> pattern,
      ComponentValues<E> values,
      AttributeValue partition,
      SortRange range,
      boolean forward,
      ReadSettings<E> settings) {
    this.context = context;
    this.pattern = pattern;
    this.values = values;
    this.partition = partition;
    this.range = range;
    this.forward = forward;
    this.settings = settings;
  }

  /** All items of the pattern in one partition. */
  public static <E> QueryState<E> of(
      TableContext context, AccessPattern<E> pattern, ComponentValues<E> partitionValues) {
    return new QueryState<>(
        context,
        pattern,
        partitionValues,
        pattern.partition().value(partitionValues),
        pattern.range(partitionValues),
        true,
        ReadSettings.defaults());
  }

  /** The items with a value of the next component of the sort key. */
  public <T> QueryState<E> exact(Component<E, T> component, @Nullable T value) {
    ComponentValues<E> more = values.with(component, value);
    return new QueryState<>(
        context, pattern, more, partition, pattern.range(more), forward, settings);
  }

  /** The items with a value of the next component or a greater one. */
  public <T> QueryState<E> from(Component<E, T> component, T lower) {
    return selecting(stage(component).from(lower));
  }

  /** The items with a value of the next component or a smaller one. */
  public <T> QueryState<E> to(Component<E, T> component, T upper) {
    return selecting(stage(component).to(upper));
  }

  /**
   * The items with one of two values of the next component or one between them; none if they are
   * the wrong way round.
   */
  public <T> QueryState<E> between(Component<E, T> component, T lower, T upper) {
    return selecting(stage(component).between(lower, upper));
  }

  /** The items with a greater value of the next component. */
  public <T> QueryState<E> after(Component<E, T> component, T lower) {
    return selecting(stage(component).after(lower));
  }

  /** The items with a smaller value of the next component. */
  public <T> QueryState<E> before(Component<E, T> component, T upper) {
    return selecting(stage(component).before(upper));
  }

  /** The items whose next component begins with a text. */
  public QueryState<E> startsWith(Component<E, String> component, String beginning) {
    return selecting(stage(component).startsWith(beginning));
  }

  private <T> SortStage<T> stage(Component<E, T> component) {
    return pattern.stage(component, values);
  }

  private QueryState<E> selecting(SortRange selected) {
    return new QueryState<>(context, pattern, values, partition, selected, forward, settings);
  }

  QueryState<E> reversed() {
    return new QueryState<>(context, pattern, values, partition, range, false, settings);
  }

  QueryState<E> limit(int items) {
    return with(settings.limit(items));
  }

  QueryState<E> pageSize(int items) {
    return with(settings.pageSize(items));
  }

  QueryState<E> filter(Condition<E> condition) {
    return with(settings.filter(condition));
  }

  QueryState<E> consistent() {
    return with(settings.consistently());
  }

  private QueryState<E> with(ReadSettings<E> other) {
    return new QueryState<>(context, pattern, values, partition, range, forward, other);
  }

  QueryState<E> in(TableContext other) {
    return new QueryState<>(other, pattern, values, partition, range, forward, settings);
  }

  TableContext context() {
    return context;
  }

  /** What the query reads; of a range that is empty nothing is. */
  Results<E> results() {
    return new Results<>(
        context.driver(),
        pattern.operationName(),
        range.isEmpty() ? List.of() : List.of(read()),
        settings,
        pattern.type().mapper(),
        positions()::cursor);
  }

  /** The query's requests. */
  QueryRead<E> read() {
    return new QueryRead<>(context, pattern, partition, range, forward, settings);
  }

  /** Where a cursor begins. */
  Map<String, AttributeValue> start(String cursor) {
    return positions().start(cursor);
  }

  private QueryPositions<E> positions() {
    return new QueryPositions<>(pattern, partition, range, forward);
  }
}
