package io.partita.runtime.internal.write;

import io.partita.runtime.TransactionFailedException;
import io.partita.runtime.TransactionFailedException.Failure;
import io.partita.runtime.TransactionFailedException.Reason;
import java.util.List;
import java.util.Optional;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.model.CancellationReason;

/** Failures of transactions for reasons other than conditions. */
final class TransactionFailures {

  private TransactionFailures() {}

  /** The failure of a transaction of one action. */
  static TransactionFailedException of(
      String entity, CancellationReason reason, SdkException cause) {
    return new TransactionFailedException(List.of(of(0, entity, reason.code())), cause);
  }

  /** The failure of an action, by DynamoDB's code. */
  static Failure of(int action, String entity, String code) {
    return new Failure(action, entity, reason(code), code, Optional::empty);
  }

  private static Reason reason(String code) {
    return switch (code) {
      case "TransactionConflict" -> Reason.CONFLICT;
      case "ThrottlingError", "ProvisionedThroughputExceeded" -> Reason.THROTTLED;
      default -> Reason.OTHER;
    };
  }
}
