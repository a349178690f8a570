package io.partita.runtime.internal.query;

import io.partita.runtime.InvalidCursorException;
import io.partita.runtime.Page;
import io.partita.runtime.generated.schema.AccessPattern;
import io.partita.runtime.generated.schema.ComponentValues;
import io.partita.runtime.internal.expression.SortRange;
import io.partita.runtime.internal.operation.OperationName;
import io.partita.runtime.internal.operation.TableContext;
import io.partita.runtime.internal.read.MergedResults;
import io.partita.runtime.internal.read.ReadResults;
import io.partita.runtime.internal.read.ReadSettings;
import io.partita.runtime.internal.read.Results;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * What one query reads: the partition or its shards, the range of sort keys and the settings.
 *
 * @param context where it is sent
 * @param pattern what is asked
 * @param values the components that are known of what is read, as the sort key has them
 * @param partitions the partition's key, or one for each shard
 * @param range the sort keys
 * @param forward whether in their order
 * @param settings how many, under which conditions, how consistently
 * @param <E> the entity's record
 */
public record PatternReads<E>(
    TableContext context,
    AccessPattern<E> pattern,
    ComponentValues<E> values,
    List<AttributeValue> partitions,
    SortRange range,
    boolean forward,
    ReadSettings<E> settings) {

  /** All items of the pattern in one partition. */
  public static <E> PatternReads<E> of(
      TableContext context, AccessPattern<E> pattern, ComponentValues<E> partitionValues) {
    return of(context, pattern, partitionValues, pattern.known(partitionValues));
  }

  /**
   * The items of one partition whose sort keys begin with some components, as consistent as the
   * table or index can be.
   *
   * @param values the partition's components and perhaps the first ones of the sort key, all of
   *     them as the sort key has them
   */
  static <E> PatternReads<E> below(
      TableContext context, AccessPattern<E> pattern, ComponentValues<E> values) {
    PatternReads<E> reads = of(context, pattern, values, values);
    return pattern.place().isLate() ? reads : reads.with(reads.settings.consistently());
  }

  private static <E> PatternReads<E> of(
      TableContext context,
      AccessPattern<E> pattern,
      ComponentValues<E> partitionValues,
      ComponentValues<E> known) {
    return new PatternReads<>(
        context,
        pattern,
        known,
        pattern.partitions(partitionValues),
        pattern.range(known),
        true,
        ReadSettings.defaults());
  }

  /** The same, with a range of its own of sort keys that have some values. */
  public PatternReads<E> within(ComponentValues<E> known, SortRange selected) {
    return new PatternReads<>(context, pattern, known, partitions, selected, forward, settings);
  }

  /** The same against the order of the sort keys. */
  public PatternReads<E> reversed() {
    return new PatternReads<>(context, pattern, values, partitions, range, false, settings);
  }

  /** The same with other settings. */
  public PatternReads<E> with(ReadSettings<E> other) {
    return new PatternReads<>(context, pattern, values, partitions, range, forward, other);
  }

  /** The same by way of another driver. */
  public PatternReads<E> in(TableContext other) {
    return new PatternReads<>(other, pattern, values, partitions, range, forward, settings);
  }

  /**
   * What the query reads; of a range that is empty nothing is.
   *
   * @param mapper makes an element of an item
   */
  public <T> ReadResults<T> results(Function<Map<String, AttributeValue>, T> mapper) {
    return isSharded() ? ofShards(mapper) : ofPartition(mapper);
  }

  /**
   * The page that begins at a cursor, or the first one without.
   *
   * @param mapper makes an element of an item
   * @throws InvalidCursorException if the cursor is not one of this query
   */
  public <T> Page<T> page(
      @Nullable String cursor, Function<Map<String, AttributeValue>, T> mapper) {
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
        context.driver(),
        OperationName.of(pattern),
        requests(),
        settings,
        mapper,
        positions()::cursor);
  }

  private <T> MergedResults<T> ofShards(Function<Map<String, AttributeValue>, T> mapper) {
    return new MergedResults<>(
        context.driver(),
        OperationName.of(pattern),
        requests(),
        pattern.place().order(),
        forward,
        settings,
        mapper,
        positions()::cursor);
  }

  /** The requests, for each partition; none of a range that is empty. */
  List<QueryRead<E>> requests() {
    return range.isEmpty()
        ? List.of()
        : partitions.stream()
            .map(
                partition ->
                    new QueryRead<>(
                        context, pattern.given(values), partition, range, forward, settings))
            .toList();
  }

  private QueryPositions<E> positions() {
    return new QueryPositions<>(pattern, partitions, range, forward);
  }

  /** What is read from where, without values. */
  @Override
  public String toString() {
    return OperationName.of(pattern).in(context.tableName());
  }
}
