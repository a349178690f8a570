package io.partita.runtime.internal.query;

import io.partita.runtime.InvalidCursorException;
import io.partita.runtime.InvalidKeyException;
import io.partita.runtime.MappingException;
import io.partita.runtime.Page;
import io.partita.runtime.condition.Condition;
import io.partita.runtime.generated.schema.Component;
import io.partita.runtime.generated.schema.ComponentValues;
import io.partita.runtime.internal.operation.MergedResults;
import io.partita.runtime.internal.operation.OperationName;
import io.partita.runtime.internal.operation.ReadResults;
import io.partita.runtime.internal.operation.ReadSettings;
import io.partita.runtime.internal.operation.Results;
import io.partita.runtime.internal.operation.TableContext;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Everything a query is made of: where it is sent, the partition or its shards, the range of sort
 * keys and the settings. Immutable.
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
  private final List<AttributeValue> partitions;
  private final SortRange range;
  private final boolean forward;
  private final ReadSettings<E> settings;

  private QueryState(
      TableContext context,
      AccessPattern<E> pattern,
      ComponentValues<E> values,
      List<AttributeValue> partitions,
      SortRange range,
      boolean forward,
      ReadSettings<E> settings) {
    this.context = context;
    this.pattern = pattern;
    this.values = values;
    this.partitions = partitions;
    this.range = range;
    this.forward = forward;
    this.settings = settings;
  }

  /** All items of the pattern in one partition. */
  public static <E> QueryState<E> of(
      TableContext context, AccessPattern<E> pattern, ComponentValues<E> partitionValues) {
    return of(context, pattern, partitionValues, pattern.known(partitionValues));
  }

  /**
   * The items of one partition whose sort keys begin with some components.
   *
   * @param values the partition's components and perhaps the first ones of the sort key, all of
   *     them as the sort key has them
   */
  static <E> QueryState<E> below(
      TableContext context, AccessPattern<E> pattern, ComponentValues<E> values) {
    return of(context, pattern, values, values);
  }

  private static <E> QueryState<E> of(
      TableContext context,
      AccessPattern<E> pattern,
      ComponentValues<E> partitionValues,
      ComponentValues<E> known) {
    return new QueryState<>(
        context,
        pattern,
        known,
        pattern.partitions(partitionValues),
        pattern.range(known),
        true,
        ReadSettings.defaults());
  }

  /** The items with a value of the next component of the sort key. */
  public <T> QueryState<E> exact(Component<E, T> component, @Nullable T value) {
    ComponentValues<E> more = values.with(component, value);
    return new QueryState<>(
        context, pattern, more, partitions, pattern.range(more), forward, settings);
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

  /** What is left of the query after all items with a value of the next component. */
  <T> QueryState<E> beyond(Component<E, T> component, T value) {
    SortStage<T> stage = stage(component);
    return selecting(forward ? stage.behind(value) : stage.ahead(value));
  }

  private <T> SortStage<T> stage(Component<E, T> component) {
    return pattern.stage(component, values);
  }

  private QueryState<E> selecting(SortRange selected) {
    return new QueryState<>(context, pattern, values, partitions, selected, forward, settings);
  }

  QueryState<E> reversed() {
    return new QueryState<>(context, pattern, values, partitions, range, false, settings);
  }

  QueryState<E> limit(int items) {
    return with(settings.limit(items));
  }

  QueryState<E> pageSize(int items) {
    return with(settings.pageSize(items));
  }

  /**
   * The items for which a condition holds as well.
   *
   * @throws IllegalArgumentException if DynamoDB has no filter on what the condition is on, or no
   *     item has it here
   */
  QueryState<E> filter(Condition<E> condition) {
    FilterCheck<E> check = new FilterCheck<>(pattern);
    check.requireNoKeys(condition);
    check.requireCarried(condition, context);
    return with(settings.filter(condition));
  }

  QueryState<E> skipUnreadable(Consumer<? super MappingException> report) {
    return with(settings.skipUnreadable(report));
  }

  /** Who is told of items that cannot be read; null if they fail the query. */
  @Nullable Consumer<? super MappingException> unreadable() {
    return settings.unreadable();
  }

  QueryState<E> consistent() {
    return with(settings.consistently());
  }

  private QueryState<E> with(ReadSettings<E> other) {
    return new QueryState<>(context, pattern, values, partitions, range, forward, other);
  }

  QueryState<E> in(TableContext other) {
    return new QueryState<>(other, pattern, values, partitions, range, forward, settings);
  }

  TableContext context() {
    return context;
  }

  /** What listeners know the query by. */
  OperationName operationName() {
    return pattern.operationName();
  }

  /** How many items the caller wants at most. */
  long mostItems() {
    return settings.mostItems();
  }

  AccessPattern<E> pattern() {
    return pattern;
  }

  /**
   * What the query reads; of a range that is empty nothing is.
   *
   * @param mapper makes an element of an item
   */
  <T> ReadResults<T> results(Function<Map<String, AttributeValue>, T> mapper) {
    return isSharded() ? ofShards(mapper) : ofPartition(mapper);
  }

  /**
   * The page that begins at a cursor, or the first one without.
   *
   * @param mapper makes an element of an item
   * @throws InvalidCursorException if the cursor is not one of this query
   */
  <T> Page<T> page(@Nullable String cursor, Function<Map<String, AttributeValue>, T> mapper) {
    if (isSharded()) {
      MergedResults<T> results = ofShards(mapper);
      return cursor == null ? results.page() : results.page(positions().starts(cursor));
    }
    return ofPartition(mapper).page(cursor == null ? null : positions().start(cursor));
  }

  private boolean isSharded() {
    return partitions.size() > 1;
  }

  private <T> Results<T> ofPartition(Function<Map<String, AttributeValue>, T> mapper) {
    return new Results<>(
        context.driver(), pattern.operationName(), reads(), settings, mapper, positions()::cursor);
  }

  private <T> MergedResults<T> ofShards(Function<Map<String, AttributeValue>, T> mapper) {
    return new MergedResults<>(
        context.driver(),
        pattern.operationName(),
        reads(),
        pattern.order(),
        forward,
        settings,
        mapper,
        positions()::cursor);
  }

  /** The query's requests, for each partition; none of a range that is empty. */
  List<QueryRead<E>> reads() {
    return range.isEmpty()
        ? List.of()
        : partitions.stream()
            .map(
                partition ->
                    new QueryRead<>(
                        context, pattern.given(values), partition, range, forward, settings))
            .toList();
  }

  @Override
  public String toString() {
    return pattern.operationName().in(context.tableName());
  }

  private QueryPositions<E> positions() {
    return new QueryPositions<>(pattern, partitions, range, forward);
  }
}
