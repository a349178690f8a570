package io.partita.runtime.internal.write;

import io.partita.runtime.internal.wire.WrittenItem;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What a write does to one item. */
sealed interface Writing {

  /** Whether the item is there afterwards, whatever was there before. */
  default boolean makesItem() {
    return false;
  }

  /** Nothing: it only looks. */
  record Nothing() implements Writing {}

  /**
   * Stores a whole item.
   *
   * @param written the item as it is sent; null if it has not been written as bytes
   */
  record Put(Map<String, AttributeValue> item, @Nullable WrittenItem written) implements Writing {

    Put(Map<String, AttributeValue> item) {
      this(item, null);
    }

    @Override
    public boolean makesItem() {
      return true;
    }

    /** Without the item, which no message or log may show. */
    @Override
    public String toString() {
      return "Put";
    }
  }

  /**
   * Changes an item.
   *
   * @param makesItem whether it is created if there is none
   */
  record Change(UpdateExpression expression, boolean makesItem) implements Writing {}

  /** Deletes an item. */
  record Delete() implements Writing {}
}
