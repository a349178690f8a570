package io.partita.runtime.internal.write;

import io.partita.runtime.OutcomeUnknownException;
import io.partita.runtime.internal.operation.Call;
import io.partita.runtime.internal.operation.Step;
import io.partita.runtime.internal.operation.TableContext;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;

/** Reads items that a transaction has written, since a transaction returns none. */
final class ReadBack {

  private ReadBack() {}

  /**
   * The item of a key. Whatever keeps it from being read, it was written, and nobody is told else.
   */
  static Step<Map<String, AttributeValue>> of(
      TableContext context, String entity, Map<String, AttributeValue> key) {
    GetItemRequest request =
        GetItemRequest.builder()
            .tableName(context.tableName())
            .key(key)
            .consistentRead(true)
            .build();
    return Step.send(
        Call.getItem(request),
        answer -> {
          Map<String, AttributeValue> item = answer.item(GetItemResponse::item);
          if (item.isEmpty()) {
            throw OutcomeUnknownException.notReadBack(entity, null);
          }
          return Step.done(item);
        },
        failure -> {
          throw OutcomeUnknownException.notReadBack(entity, failure);
        });
  }
}
