package io.partita.runtime.internal.query;

import io.partita.runtime.generated.schema.AccessPattern;
import io.partita.runtime.generated.schema.ComponentValues;
import io.partita.runtime.generated.schema.Place;
import io.partita.runtime.internal.expression.Predicate;
import io.partita.runtime.internal.expression.SortRange;
import io.partita.runtime.internal.operation.OperationName;
import io.partita.runtime.internal.operation.TableContext;
import io.partita.runtime.internal.stored.ItemView;
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
 * @param settings how many, in which direction, under which conditions, how consistently
 * @param <E> the entity's record
 */
public record PatternReads<E>(
    TableContext context,
    AccessPattern<E> pattern,
    ComponentValues<E> values,
    List<AttributeValue> partitions,
    SortRange range,
    ReadSettings<E> settings)
    implements EntityReads<E> {

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
        ReadSettings.defaults());
  }

  /** The same, with a range of its own of sort keys that have some values. */
  public PatternReads<E> within(ComponentValues<E> known, SortRange selected) {
    return new PatternReads<>(context, pattern, known, partitions, selected, settings);
  }

  /** The same with other settings. */
  public PatternReads<E> with(ReadSettings<E> other) {
    return new PatternReads<>(context, pattern, values, partitions, range, other);
  }

  @Override
  public PatternReads<E> in(TableContext other) {
    return new PatternReads<>(other, pattern, values, partitions, range, settings);
  }

  /**
   * The items of one partition that are there, readable or not, as consistent as the table or index
   * can be.
   *
   * @param values the partition's components and perhaps the first ones of the sort key
   */
  public static <E> List<Map<String, AttributeValue>> items(
      TableContext context, AccessPattern<E> pattern, ComponentValues<E> values) {
    return below(context, pattern, values).results(Function.identity()).list();
  }

  @Override
  public OperationName name() {
    return OperationName.of(pattern);
  }

  @Override
  public PatternReads<E> keysAlone() {
    return with(settings.only(ItemView.keys(pattern.place().type())));
  }

  @Override
  public @Nullable Predicate stillFinds(Map<String, AttributeValue> item) {
    return StillFound.by(pattern.place(), range, settings.filter(), item);
  }

  @Override
  public <T> Results<T> results(Function<Map<String, AttributeValue>, T> mapper) {
    Place<E> place = pattern.place();
    Positions positions = Positions.ofQuery(pattern.id(), place, extents(), settings);
    return new Results<>(
        context.driver(),
        name(),
        new Sources(requests(), with(settings.backwards())::requests, place.order(), positions),
        settings,
        mapper);
  }

  /** The requests, for each partition; none of a range that is empty. */
  List<QueryRead> requests() {
    if (range.isEmpty()) {
      return List.of();
    }
    AccessPattern<E> asked = pattern.given(values);
    ItemFilter filter = ItemFilter.of(asked, context.options(), settings.filter());
    return extents().stream()
        .map(extent -> new QueryRead(context, asked.place(), extent, filter, settings, asked::note))
        .toList();
  }

  private List<Extent> extents() {
    return partitions.stream().map(partition -> Extent.of(partition, range)).toList();
  }

  /** What is read from where, without values. */
  @Override
  public String toString() {
    return name().in(context.tableName());
  }
}
