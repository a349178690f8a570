package io.partita.runtime.internal.operation;

import java.util.List;
import java.util.Set;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.model.CancellationReason;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;

/** Why transactions are cancelled: a reason for each action, at the action's position. */
public final class Cancellations {

  private static final String NONE = "None";
  private static final String CONDITION_FAILED = "ConditionalCheckFailed";

  /** Reasons that may be gone the next time. */
  private static final Set<String> PASSING =
      Set.of("TransactionConflict", "ThrottlingError", "ProvisionedThroughputExceeded");

  private Cancellations() {}

  /**
   * The reasons, by position; a failure that has none, or blames no action, is thrown again.
   *
   * @param actions how many actions the transaction has
   */
  public static List<CancellationReason> reasons(SdkException failure, int actions) {
    if (failure instanceof TransactionCanceledException cancelled
        && cancelled.cancellationReasons().size() == actions
        && !cancelled.cancellationReasons().stream().allMatch(Cancellations::isNone)) {
      return cancelled.cancellationReasons();
    }
    throw failure;
  }

  /**
   * Whether the transaction may be done the next time: some actions met another transaction or were
   * throttled, and nothing else is wrong.
   */
  static boolean mayPass(TransactionCanceledException cancelled) {
    List<String> codes =
        cancelled.cancellationReasons().stream()
            .filter(reason -> !isNone(reason))
            .map(CancellationReason::code)
            .toList();
    return !codes.isEmpty() && PASSING.containsAll(codes);
  }

  /** Whether the action's condition was not true. */
  public static boolean isConditionFailed(CancellationReason reason) {
    return CONDITION_FAILED.equals(reason.code());
  }

  /** Whether the action was not at fault; some stand-ins for DynamoDB give no code then. */
  public static boolean isNone(CancellationReason reason) {
    return reason.code() == null || NONE.equals(reason.code());
  }
}
