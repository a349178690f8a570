package com.example.app;

import software.amazon.awssdk.core.interceptor.Context;
import software.amazon.awssdk.core.interceptor.ExecutionAttributes;
import software.amazon.awssdk.core.interceptor.ExecutionInterceptor;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;

/** Whether the SDK's own responses have items. */
final class SeenItems implements ExecutionInterceptor {

  private boolean anyItem;

  boolean anyItem() {
    return anyItem;
  }

  @Override
  public void afterExecution(Context.AfterExecution context, ExecutionAttributes attributes) {
    anyItem |= context.response() instanceof GetItemResponse get && !get.item().isEmpty();
  }
}
