package io.partita.runtime.internal.write;

import java.util.Map;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.CancellationReason;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;

/**
 * A write whose condition was not true.
 *
 * @param item the item as it is stored; empty if there is none
 * @param afterRetry whether the SDK sent the request more than once, so that an earlier attempt may
 *     have been the one that changed the item, its response lost
 */
record Rejection(Map<String, AttributeValue> item, boolean afterRetry) {

  static Rejection of(ConditionalCheckFailedException failure) {
    return new Rejection(failure.hasItem() ? failure.item() : Map.of(), wasRetried(failure));
  }

  /**
   * Within a transaction the SDK's retries carry a token, so that an attempt never meets an earlier
   * one's changes.
   */
  static Rejection of(CancellationReason reason) {
    return new Rejection(reason.hasItem() ? reason.item() : Map.of(), false);
  }

  private static boolean wasRetried(SdkException failure) {
    Integer attempts = failure.numAttempts();
    return attempts != null && attempts > 1;
  }

  /** Without the item, which no message or log may show. */
  @Override
  public String toString() {
    return "Rejection[afterRetry=" + afterRetry + "]";
  }
}
