package io.partita.runtime.internal.wire;

import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * An item as it is sent.
 *
 * @param json the item in JSON
 * @param size its size as DynamoDB counts it
 * @param places where its attributes are, as in an {@link AttributeIndex}
 */
public record WrittenItem(byte[] json, long size, int[] places) {

  /** The item as it would be read; its values are made of the bytes only when asked for. */
  public Map<String, AttributeValue> attributes() {
    int count = places.length / 2;
    return new WireItem(new AttributeIndex(new JsonBytes(json), places, count), 0, count);
  }

  /** Without the bytes, which no message or log may show. */
  @Override
  public String toString() {
    return "WrittenItem[" + size + " bytes]";
  }
}
