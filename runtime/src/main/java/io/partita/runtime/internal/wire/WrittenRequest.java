package io.partita.runtime.internal.wire;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * An element of a batch as it is sent.
 *
 * @param before what is written before the item or key
 * @param json the item, or the key with its name
 */
public record WrittenRequest(String before, byte[] json) {

  private static final String PUT = "{\"PutRequest\":{\"Item\":";
  private static final String DELETE = "{\"DeleteRequest\":{";
  private static final String AFTER = "}}";

  /** About how many bytes the attributes of a key take. */
  private static final int KEY = 128;

  /** An item that is put. */
  public static WrittenRequest put(WrittenItem item) {
    return new WrittenRequest(PUT, item.json());
  }

  /** The key of an item that is deleted; null if it has to be left to the SDK. */
  public static @Nullable WrittenRequest delete(Map<String, AttributeValue> key) {
    RequestJson json = new RequestJson(KEY).attributes("Key", key);
    return json.isFaithful() ? new WrittenRequest(DELETE, json.bytes()) : null;
  }

  /** How many bytes it takes, with the comma after it. */
  public long wireBytes() {
    return before.length() + json.length + AFTER.length() + 1L;
  }

  void appendTo(JsonBuffer buffer) {
    buffer.ascii(before);
    buffer.bytes(json, 0, json.length);
    buffer.ascii(AFTER);
  }

  /** Without the bytes, which no message or log may show. */
  @Override
  public String toString() {
    return "WrittenRequest[" + json.length + " bytes]";
  }
}
