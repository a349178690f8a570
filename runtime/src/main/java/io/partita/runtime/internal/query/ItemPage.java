package io.partita.runtime.internal.query;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Items of one entity and the key after which the next ones begin; without that key there are none.
 * A page with such a key has items.
 *
 * @param items the items as they are stored
 * @param next the key to go on from
 */
record ItemPage(
    List<Map<String, AttributeValue>> items, @Nullable Map<String, AttributeValue> next) {

  /** Without the values, which no message or log may show. */
  @Override
  public String toString() {
    return "ItemPage[" + items.size() + " items]";
  }
}
