package io.partita.runtime.internal.query;

import io.partita.runtime.generated.schema.AccessPattern;
import io.partita.runtime.generated.schema.ComponentValues;
import io.partita.runtime.internal.operation.TableContext;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * All items of an access pattern that are there, readable or not, as consistent as the table or
 * index can be.
 */
public final class ItemListing {

  private ItemListing() {}

  /**
   * The items of one partition.
   *
   * @param values the partition's components and perhaps the first ones of the sort key
   */
  public static <E> List<Map<String, AttributeValue>> of(
      TableContext context, AccessPattern<E> pattern, ComponentValues<E> values) {
    return PatternReads.below(context, pattern, values).results(Function.identity()).list();
  }
}
