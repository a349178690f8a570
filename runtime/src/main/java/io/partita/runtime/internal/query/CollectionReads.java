package io.partita.runtime.internal.query;

import io.partita.runtime.InvalidKeyException;
import io.partita.runtime.generated.schema.CollectionPattern;
import io.partita.runtime.generated.schema.ComponentValues;
import io.partita.runtime.generated.schema.Place;
import io.partita.runtime.internal.operation.OperationName;
import io.partita.runtime.internal.operation.TableContext;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * What one query of a collection reads: where the collection lies and the settings.
 *
 * @param context where it is sent
 * @param pattern what is asked
 * @param extent where the collection lies
 * @param settings how many, in which direction, how consistently
 */
public record CollectionReads(
    TableContext context,
    CollectionPattern<?> pattern,
    Extent extent,
    ReadSettings<Object> settings) {

  /**
   * The collection of some components.
   *
   * @throws InvalidKeyException if one of them cannot be part of the key
   */
  public static <S> CollectionReads of(
      TableContext context, CollectionPattern<S> pattern, ComponentValues<S> values) {
    return new CollectionReads(
        context, pattern, Extent.of(pattern, values), ReadSettings.defaults());
  }

  /** The same with other settings. */
  public CollectionReads with(ReadSettings<Object> other) {
    return new CollectionReads(context, pattern, extent, other);
  }

  /** The same by way of another driver. */
  public CollectionReads in(TableContext other) {
    return new CollectionReads(other, pattern, extent, settings);
  }

  /**
   * The items of all members, as they are stored.
   *
   * @param reader fails for an item that cannot be read
   */
  public Results<Map<String, AttributeValue>> results(
      Function<Map<String, AttributeValue>, ?> reader) {
    Place<?> place = pattern.place();
    ItemFilter filter = ItemFilter.of(pattern, context.options());
    Positions positions = Positions.ofCollection(pattern.id(), place, extent, settings);
    return Results.ofItems(
        context.driver(),
        OperationName.of(pattern),
        new Sources(
            requests(filter, settings),
            () -> requests(filter, settings.backwards()),
            null,
            positions),
        settings,
        reader);
  }

  private List<QueryRead> requests(ItemFilter filter, ReadSettings<Object> directed) {
    return extent.isEmpty()
        ? List.of()
        : List.of(new QueryRead(context, pattern.place(), extent, filter, directed, pattern::note));
  }

  /** What is read from where, without values. */
  @Override
  public String toString() {
    return OperationName.of(pattern).in(context.tableName());
  }
}
