package io.partita.runtime.internal.write;

import io.partita.runtime.internal.operation.Step;
import io.partita.runtime.internal.stored.ItemKey;
import io.partita.runtime.internal.wire.WrittenItem;
import io.partita.runtime.internal.wire.WrittenRequest;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

/** One write of a batch, and how it is sent. */
sealed interface Write {

  /** The item's key. */
  ItemKey key();

  /** The record or key as the caller gave it. */
  Object given();

  /**
   * An element of a BatchWriteItem.
   *
   * @param request gives what is sent
   * @param written what is sent as bytes; null if it has not been written so
   * @param wireBytes about how long that is
   */
  record InBatch(
      ItemKey key,
      Object given,
      Supplier<WriteRequest> request,
      @Nullable WrittenRequest written,
      long wireBytes)
      implements Write {

    static InBatch put(ItemKey key, Object given, Map<String, AttributeValue> item) {
      return new InBatch(key, given, () -> put(item), null, WireSize.of(item));
    }

    static InBatch put(ItemKey key, Object given, WrittenItem written) {
      WrittenRequest request = WrittenRequest.put(written);
      return new InBatch(key, given, () -> put(written.attributes()), request, request.wireBytes());
    }

    private static WriteRequest put(Map<String, AttributeValue> item) {
      return WriteRequest.builder().putRequest(put -> put.item(item)).build();
    }

    /**
     * @param written what is sent as bytes; null if it has not been written so
     */
    static InBatch delete(
        ItemKey key,
        Object given,
        Map<String, AttributeValue> attributes,
        @Nullable WrittenRequest written) {
      return new InBatch(
          key,
          given,
          () -> WriteRequest.builder().deleteRequest(delete -> delete.key(attributes)).build(),
          written,
          WireSize.of(attributes));
    }

    /** Without the values, which no message or log may show. */
    @Override
    public String toString() {
      return "InBatch[" + key + "]";
    }
  }

  /**
   * What is not sent with others, because what is stored decides about it.
   *
   * @param steps sends it
   */
  record Alone(ItemKey key, Object given, Supplier<? extends Step<?>> steps) implements Write {

    /** Without the values, which no message or log may show. */
    @Override
    public String toString() {
      return "Alone[" + key + "]";
    }
  }

  /** What takes a transaction, because other items change with it. */
  record InTransaction(BulkItem<Object> item) implements Write {

    @Override
    public ItemKey key() {
      return item.intent().key();
    }

    @Override
    public Object given() {
      return item.given();
    }
  }
}
