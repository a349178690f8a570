package io.partita.it.wire;

import java.util.ArrayList;
import java.util.List;
import software.amazon.awssdk.core.interceptor.Context;
import software.amazon.awssdk.core.interceptor.ExecutionAttributes;
import software.amazon.awssdk.core.interceptor.ExecutionInterceptor;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;

/** Counts the items in the requests for BatchWriteItem and PutItem that the SDK is given. */
final class PassedItems implements ExecutionInterceptor {

  private final List<Integer> counts = new ArrayList<>();

  List<Integer> counts() {
    return counts;
  }

  @Override
  public void beforeExecution(Context.BeforeExecution context, ExecutionAttributes attributes) {
    if (context.request() instanceof BatchWriteItemRequest batch) {
      counts.add(batch.requestItems().get("catalogue").size());
    }
    if (context.request() instanceof PutItemRequest put) {
      counts.add(put.item().isEmpty() ? 0 : 1);
    }
  }
}
