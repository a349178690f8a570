package io.partita.runtime.internal.operation;

import io.partita.runtime.Options;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.model.CancellationReason;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbResponse;
import software.amazon.awssdk.services.dynamodb.model.ProvisionedThroughputExceededException;
import software.amazon.awssdk.services.dynamodb.model.RequestLimitExceededException;
import software.amazon.awssdk.services.dynamodb.model.ThrottlingException;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;
import software.amazon.awssdk.services.dynamodb.model.TransactionConflictException;
import software.amazon.awssdk.services.dynamodb.model.TransactionInProgressException;

/**
 * Sends writes again that met a transaction on the same item, which the SDK does not, and
 * transactions that were throttled longer than the SDK tries.
 */
public final class Conflicts {

  /**
   * Reasons that may be gone the next time; "None" is what DynamoDB says of actions that were not
   * at fault.
   */
  private static final Set<String> PASSING =
      Set.of("None", "TransactionConflict", "ThrottlingError", "ProvisionedThroughputExceeded");

  private Conflicts() {}

  /**
   * Sends a write; a conflict is its failure only when the attempts or the time of the options have
   * run out.
   */
  public static <S extends DynamoDbResponse, R> Step<R> send(
      Options options,
      Call<?, S> call,
      Function<? super Answer<S>, Step<R>> onResponse,
      Function<SdkException, Step<R>> onFailure) {
    return send(Backoff.onConflict(options), 0, call, onResponse, onFailure);
  }

  /**
   * @param unheard how many earlier attempts ended without an answer, so that they may have been
   *     applied
   */
  private static <S extends DynamoDbResponse, R> Step<R> send(
      Backoff backoff,
      int unheard,
      Call<?, S> call,
      Function<? super Answer<S>, Step<R>> onResponse,
      Function<SdkException, Step<R>> onFailure) {
    return Step.send(
        call,
        onResponse,
        failure -> {
          Optional<Duration> pause = isPassing(call, failure) ? backoff.pause() : Optional.empty();
          if (pause.isEmpty()) {
            return onFailure.apply(counting(unheard, failure));
          }
          int unheardNow = unheard + attempts(failure) - 1;
          return Step.pause(
              pause.get(), () -> send(backoff.next(), unheardNow, call, onResponse, onFailure));
        });
  }

  /**
   * A failed condition is judged by its number of attempts, and the SDK counts those of the last
   * request only.
   */
  private static SdkException counting(int unheard, SdkException failure) {
    return unheard > 0 && failure instanceof ConditionalCheckFailedException rejected
        ? rejected.toBuilder().numAttempts(unheard + attempts(failure)).build()
        : failure;
  }

  private static int attempts(SdkException failure) {
    Integer attempts = failure.numAttempts();
    return attempts == null ? 1 : attempts;
  }

  private static boolean isPassing(Call<?, ?> call, SdkException failure) {
    if (isThrottling(failure)) {
      // Only a transaction's token makes it safe to send once more what may have been applied.
      return call.request() instanceof TransactWriteItemsRequest;
    }
    if (failure instanceof TransactionCanceledException cancelled) {
      return cancelled.hasCancellationReasons()
          && cancelled.cancellationReasons().stream()
              .map(CancellationReason::code)
              .allMatch(PASSING::contains);
    }
    return failure instanceof TransactionConflictException
        || failure instanceof TransactionInProgressException;
  }

  private static boolean isThrottling(SdkException failure) {
    return failure instanceof ProvisionedThroughputExceededException
        || failure instanceof RequestLimitExceededException
        || failure instanceof ThrottlingException;
  }
}
