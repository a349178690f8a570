package io.partita.runtime.generated.schema;

import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * How the items that a read is for are told from others that it may meet.
 *
 * @param by what tells them
 * @param keys the keys of an index that have their own shape; only where keys tell them
 */
public record Recognition(By by, List<KeyAttribute<?>> keys) {

  /** What tells items apart. */
  public enum By {
    /** The type attribute: DynamoDB drops the others. */
    TYPE,
    /** The shape of their keys: the others are dropped after they were read. */
    KEYS,
    /** No others are met. */
    NOTHING
  }

  static final Recognition BY_TYPE = new Recognition(By.TYPE, List.of());

  /** Every item that is met is one of those. */
  public static final Recognition NEEDLESS = new Recognition(By.NOTHING, List.of());

  /** By the shape of the table's key, and of these. */
  static Recognition byKeys(List<? extends KeyAttribute<?>> ofIndex) {
    return new Recognition(By.KEYS, List.copyOf(ofIndex));
  }

  /** Whether the keys of an item have their shape. */
  public boolean hasShape(Map<String, AttributeValue> item) {
    for (KeyAttribute<?> key : keys) {
      AttributeValue value = item.get(key.attribute());
      if (value == null || !key.matches(value)) {
        return false;
      }
    }
    return true;
  }

  /** What an explanation says of a range that may hold others. */
  String note() {
    return switch (by) {
      case TYPE ->
          " The range may hold items of other entities, which the filter drops after they were"
              + " read.";
      case KEYS ->
          " The range may hold items of other entities, which are dropped by the shape of their"
              + " keys after they were read.";
      case NOTHING -> "";
    };
  }
}
