package io.partita.runtime.internal.write;

import io.partita.runtime.ItemNotFoundException;
import io.partita.runtime.PartitaException;
import io.partita.runtime.TransactionFailedException.Failure;
import io.partita.runtime.TransactionFailedException.Reason;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * An action of the caller that was refused.
 *
 * @param failure what the caller is told of it
 * @param exception what a call that consists of this action alone throws; null if that is nothing
 *     of its own
 */
record Refused(Failure failure, @Nullable Supplier<PartitaException> exception) {

  private static final String CONDITION_FAILED = "ConditionalCheckFailed";

  /** A condition that is not true of a stored item. */
  static Refused of(Verdict.Refusal refusal, ItemKind kind, Map<String, AttributeValue> item) {
    Supplier<Optional<Record>> stored = () -> kind.decode(item);
    Failure failure =
        new Failure(refusal.action(), refusal.entity(), refusal.reason(), CONDITION_FAILED, stored);
    return new Refused(failure, () -> refusal.exception().apply(stored));
  }

  /** Another reason, by DynamoDB's code. */
  static Refused of(int action, String entity, String code) {
    return of(action, entity, reason(code), code);
  }

  /** Another reason. */
  static Refused of(int action, String entity, Reason reason, String code) {
    return new Refused(new Failure(action, entity, reason, code, Optional::empty), null);
  }

  private static Reason reason(String code) {
    return switch (code) {
      case "TransactionConflict" -> Reason.CONFLICT;
      case "ThrottlingError", "ProvisionedThroughputExceeded" -> Reason.THROTTLED;
      default -> Reason.OTHER;
    };
  }

  int action() {
    return failure.action();
  }

  Reason reason() {
    return failure.reason();
  }

  /** The item as it is stored; one that has expired is still there, but nobody finds it. */
  Optional<Record> stored(PartitaException refusal) {
    return refusal instanceof ItemNotFoundException ? Optional.empty() : failure.stored();
  }
}
