package io.partita.runtime.internal.query;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The items that one response told, with as much of them as tells what they are.
 *
 * @param items perhaps none, even if there are more
 * @param next where the next response begins; null at the end
 */
public record RawPage(List<Map<String, AttributeValue>> items, @Nullable Position next) {

  /**
   * Where a response begins.
   *
   * @param partition the number of the partition: of an index with shards, there are several
   * @param start the key to go on from; null for the beginning
   */
  public record Position(int partition, @Nullable Map<String, AttributeValue> start) {

    /** Without the values, which no message or log may show. */
    @Override
    public String toString() {
      return "Position[" + partition + "]";
    }
  }

  /** Without the values, which no message or log may show. */
  @Override
  public String toString() {
    return "RawPage[" + items.size() + " items]";
  }
}
