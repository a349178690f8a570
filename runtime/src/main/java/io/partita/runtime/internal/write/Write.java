package io.partita.runtime.internal.write;

import io.partita.runtime.internal.operation.KeyIdentity;
import io.partita.runtime.internal.operation.WireSize;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

/**
 * One write of a batch.
 *
 * @param key the item's key
 * @param given the record or key as the caller gave it
 * @param request what is sent
 * @param wireBytes about how long that is
 */
record Write(KeyIdentity key, Object given, WriteRequest request, long wireBytes) {

  static Write put(KeyIdentity key, Object given, Map<String, AttributeValue> item) {
    return new Write(
        key,
        given,
        WriteRequest.builder().putRequest(put -> put.item(item)).build(),
        WireSize.of(item));
  }

  static Write delete(KeyIdentity key, Object given, Map<String, AttributeValue> attributes) {
    return new Write(
        key,
        given,
        WriteRequest.builder().deleteRequest(delete -> delete.key(attributes)).build(),
        WireSize.of(attributes));
  }

  /** Without the values, which no message or log may show. */
  @Override
  public String toString() {
    return "Write[" + key + "]";
  }
}
