package io.partita.runtime.internal.operation;

import io.partita.runtime.Options;
import java.util.Set;
import java.util.function.Function;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.model.CancellationReason;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;
import software.amazon.awssdk.services.dynamodb.model.TransactionConflictException;
import software.amazon.awssdk.services.dynamodb.model.TransactionInProgressException;

/** Sends writes again that met a transaction on the same item, which the SDK does not. */
final class Conflicts {

  /**
   * Reasons that may be gone the next time; "None" is what DynamoDB says of actions that were not
   * at fault.
   */
  private static final Set<String> PASSING =
      Set.of("None", "TransactionConflict", "ThrottlingError", "ProvisionedThroughputExceeded");

  private Conflicts() {}

  /** Sends a write; a conflict is its failure only when the deadline of the options has passed. */
  static <S extends DynamoDbResponse, R> Step<R> send(
      Options options,
      Call<?, S> call,
      Function<? super S, Step<R>> onResponse,
      Function<SdkException, Step<R>> onFailure) {
    return send(Backoff.onConflict(options), call, onResponse, onFailure);
  }

  private static <S extends DynamoDbResponse, R> Step<R> send(
      Backoff backoff,
      Call<?, S> call,
      Function<? super S, Step<R>> onResponse,
      Function<SdkException, Step<R>> onFailure) {
    return Step.send(
        call,
        onResponse,
        failure ->
            isPassing(failure)
                ? backoff
                    .pause()
                    .map(
                        pause ->
                            Step.pause(
                                pause, () -> send(backoff.next(), call, onResponse, onFailure)))
                    .orElseGet(() -> onFailure.apply(failure))
                : onFailure.apply(failure));
  }

  private static boolean isPassing(SdkException failure) {
    if (failure instanceof TransactionCanceledException cancelled) {
      return cancelled.hasCancellationReasons()
          && cancelled.cancellationReasons().stream()
              .map(CancellationReason::code)
              .allMatch(PASSING::contains);
    }
    return failure instanceof TransactionConflictException
        || failure instanceof TransactionInProgressException;
  }
}
