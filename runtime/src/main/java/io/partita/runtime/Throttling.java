package io.partita.runtime;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;
import software.amazon.awssdk.services.dynamodb.model.ProvisionedThroughputExceededException;
import software.amazon.awssdk.services.dynamodb.model.RequestLimitExceededException;
import software.amazon.awssdk.services.dynamodb.model.ThrottlingException;
import software.amazon.awssdk.services.dynamodb.model.ThrottlingReason;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;

/**
 * What a request was throttled by: a limit, and what has it.
 *
 * @param reason DynamoDB's name of the limit, which also says whose it is, such as {@code
 *     TableWriteKeyRangeThroughputExceeded} or {@code IndexReadProvisionedThroughputExceeded}; its
 *     code of the failure where it gives no reason, and {@code ThrottlingError} or {@code
 *     ProvisionedThroughputExceeded} for an action of a cancelled transaction, where it never does
 * @param resource the ARN of the table or index; empty where DynamoDB does not say
 */
public record Throttling(String reason, Optional<String> resource) {

  private static final Set<String> CANCELLATIONS =
      Set.of("ThrottlingError", "ProvisionedThroughputExceeded");

  /** What a failure says about throttling, each once; nothing if it is another failure. */
  public static List<Throttling> of(Throwable failure) {
    if (failure instanceof ProvisionedThroughputExceededException exceeded) {
      return of(exceeded, exceeded.throttlingReasons());
    }
    if (failure instanceof ThrottlingException throttled) {
      return of(throttled, throttled.throttlingReasons());
    }
    if (failure instanceof RequestLimitExceededException exceeded) {
      return of(exceeded, exceeded.throttlingReasons());
    }
    return failure instanceof TransactionCanceledException cancelled ? of(cancelled) : List.of();
  }

  private static List<Throttling> of(DynamoDbException failure, List<ThrottlingReason> reasons) {
    return reasons.isEmpty()
        ? List.of(new Throttling(code(failure), Optional.empty()))
        : reasons.stream().map(reason -> of(failure, reason)).distinct().toList();
  }

  private static Throttling of(DynamoDbException failure, ThrottlingReason reason) {
    return new Throttling(
        reason.reason() == null ? code(failure) : reason.reason(),
        Optional.ofNullable(reason.resource()));
  }

  private static String code(DynamoDbException failure) {
    return failure.awsErrorDetails() == null || failure.awsErrorDetails().errorCode() == null
        ? failure.getClass().getSimpleName()
        : failure.awsErrorDetails().errorCode();
  }

  private static List<Throttling> of(TransactionCanceledException cancelled) {
    return cancelled.cancellationReasons().stream()
        .filter(reason -> reason.code() != null && CANCELLATIONS.contains(reason.code()))
        .map(reason -> new Throttling(reason.code(), Optional.empty()))
        .distinct()
        .toList();
  }

  /**
   * What follows in a message about a failure with a cause; empty if that is another kind of
   * failure.
   */
  static String after(@Nullable Throwable cause) {
    List<Throttling> all = cause == null ? List.of() : of(cause);
    return all.isEmpty()
        ? ""
        : all.stream()
            .map(Throttling::toString)
            .collect(Collectors.joining(", ", " Throttled by ", "."));
  }

  /** As messages name it: {@code TableWriteKeyRangeThroughputExceeded of arn:aws:...}. */
  @Override
  public String toString() {
    return resource.map(arn -> reason + " of " + arn).orElse(reason);
  }
}
