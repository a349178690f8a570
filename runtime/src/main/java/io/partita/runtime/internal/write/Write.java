package io.partita.runtime.internal.write;

import io.partita.runtime.internal.stored.ItemKey;
import io.partita.runtime.internal.wire.OutgoingBody;
import io.partita.runtime.internal.wire.WrittenItem;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

/**
 * One write of a batch.
 *
 * @param key the item's key
 * @param given the record or key as the caller gave it
 * @param request gives what is sent
 * @param written what is sent as bytes; null if it has not been written so
 * @param wireBytes about how long that is
 * @param isAlone whether it is not sent with others, because what is stored decides about it
 */
record Write(
    ItemKey key,
    Object given,
    Supplier<WriteRequest> request,
    @Nullable WrittenItem written,
    long wireBytes,
    boolean isAlone) {

  static Write put(ItemKey key, Object given, Map<String, AttributeValue> item) {
    WriteRequest request = put(item);
    return new Write(key, given, () -> request, null, WireSize.of(item), false);
  }

  static Write put(ItemKey key, Object given, WrittenItem written) {
    return new Write(
        key,
        given,
        () -> put(written.attributes()),
        written,
        OutgoingBody.wireBytes(written),
        false);
  }

  private static WriteRequest put(Map<String, AttributeValue> item) {
    return WriteRequest.builder().putRequest(put -> put.item(item)).build();
  }

  static Write delete(ItemKey key, Object given, Map<String, AttributeValue> attributes) {
    WriteRequest request =
        WriteRequest.builder().deleteRequest(delete -> delete.key(attributes)).build();
    return new Write(key, given, () -> request, null, WireSize.of(attributes), false);
  }

  /** The same as a request of its own. */
  Write alone() {
    return new Write(key, given, request, written, wireBytes, true);
  }

  /** Without the values, which no message or log may show. */
  @Override
  public String toString() {
    return "Write[" + key + "]";
  }
}
