package io.partita.runtime.internal.write;

import io.partita.runtime.internal.wire.WrittenItem;
import java.util.Map;
import java.util.function.Supplier;
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
   * @param whole gives it
   * @param written the item as it is sent; null if it has not been written as bytes
   */
  record Put(Supplier<Map<String, AttributeValue>> whole, @Nullable WrittenItem written)
      implements Writing {

    Put(Map<String, AttributeValue> item) {
      this(() -> item, null);
    }

    Map<String, AttributeValue> item() {
      return whole.get();
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
