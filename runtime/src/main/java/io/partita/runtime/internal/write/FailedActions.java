package io.partita.runtime.internal.write;

import io.partita.runtime.internal.operation.Cancellations;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.CancellationReason;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;

/**
 * Why actions were not done.
 *
 * @param reasons at least one
 * @param cause what DynamoDB answered
 */
record FailedActions(List<Reason> reasons, SdkException cause) {

  private static final String CONDITION_FAILED = "ConditionalCheckFailed";

  /** A request of one action, whose condition was not true. */
  static FailedActions of(ConditionalCheckFailedException failure) {
    Map<String, AttributeValue> item = failure.hasItem() ? failure.item() : Map.of();
    return new FailedActions(List.of(new Reason(0, CONDITION_FAILED, item)), failure);
  }

  /**
   * A transaction; a failure that blames no action is thrown again.
   *
   * @param actions how many actions the transaction has
   */
  static FailedActions of(SdkException failure, int actions) {
    List<CancellationReason> all = Cancellations.reasons(failure, actions);
    List<Reason> reasons = new ArrayList<>();
    for (int i = 0; i < all.size(); i++) {
      CancellationReason reason = all.get(i);
      if (!Cancellations.isNone(reason)) {
        reasons.add(new Reason(i, reason.code(), reason.hasItem() ? reason.item() : Map.of()));
      }
    }
    return new FailedActions(reasons, failure);
  }

  /**
   * Why one action was not done.
   *
   * @param action its position
   * @param code DynamoDB's
   * @param item the item as it is stored; empty if there is none
   */
  record Reason(int action, String code, Map<String, AttributeValue> item) {

    /** Whether the action's condition was not true. */
    boolean isCondition() {
      return CONDITION_FAILED.equals(code);
    }

    /** Without the item, which no message or log may show. */
    @Override
    public String toString() {
      return "Reason[" + action + ", " + code + "]";
    }
  }

  /** Without the exception's text, which may hold values. */
  @Override
  public String toString() {
    return "FailedActions" + reasons;
  }
}
