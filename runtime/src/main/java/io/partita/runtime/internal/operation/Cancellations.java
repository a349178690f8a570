package io.partita.runtime.internal.operation;

import java.util.List;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.model.CancellationReason;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;

/** Why transactions are cancelled: a reason for each action, at the action's position. */
public final class Cancellations {

  private static final String NONE = "None";
  private static final String CONDITION_FAILED = "ConditionalCheckFailed";

  private Cancellations() {}

  /** The reasons, by position; a failure that has none is thrown again. */
  public static List<CancellationReason> reasons(SdkException failure) {
    if (failure instanceof TransactionCanceledException cancelled
        && cancelled.hasCancellationReasons()) {
      return cancelled.cancellationReasons();
    }
    throw failure;
  }

  /** Whether the action's condition was not true. */
  public static boolean isConditionFailed(CancellationReason reason) {
    return CONDITION_FAILED.equals(reason.code());
  }

  /** Whether the action was not at fault. */
  public static boolean isNone(CancellationReason reason) {
    return NONE.equals(reason.code());
  }
}
