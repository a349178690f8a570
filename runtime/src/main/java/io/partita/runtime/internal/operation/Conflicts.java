package io.partita.runtime.internal.operation;

import io.partita.runtime.Options;
import io.partita.runtime.internal.wire.Attempts;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Function;
import software.amazon.awssdk.core.exception.SdkException;
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

  private Conflicts() {}

  /**
   * Sends a request; a conflict is its failure only when the attempts or the time of the options
   * have run out.
   */
  public static <S extends DynamoDbResponse, R> Step<R> send(
      Options options,
      Call<?, S> call,
      Function<? super CallResponse<S>, Step<R>> onResponse,
      Function<SdkException, Step<R>> onFailure) {
    return write(options, call, onResponse, failed -> onFailure.apply(failed.exception()));
  }

  /** The same for a write of which it matters whether it may have been applied unheard. */
  public static <S extends DynamoDbResponse, R> Step<R> write(
      Options options,
      Call<?, S> call,
      Function<? super CallResponse<S>, Step<R>> onResponse,
      Function<FailedWrite, Step<R>> onFailure) {
    return write(
        Backoff.onConflict(options),
        new Unheard(false, false),
        call,
        (answer, unheard) -> onResponse.apply(answer),
        onFailure);
  }

  /**
   * The same for a write that was perhaps made before, in another way.
   *
   * @param unheard what is known of that, and wanted
   */
  public static <S extends DynamoDbResponse, R> Step<R> write(
      Options options,
      Unheard unheard,
      Call<?, S> call,
      OnAnswer<S, R> onResponse,
      Function<FailedWrite, Step<R>> onFailure) {
    return write(Backoff.onConflict(options), unheard, call, onResponse, onFailure);
  }

  private static <S extends DynamoDbResponse, R> Step<R> write(
      Backoff backoff,
      Unheard unheard,
      Call<?, S> call,
      OnAnswer<S, R> onResponse,
      Function<FailedWrite, Step<R>> onFailure) {
    Attempts attempts = new Attempts(unheard.mattersOnSuccess());
    return Step.send(
        call.watchedBy(attempts),
        answer -> onResponse.apply(answer, unheard.isPossible() || attempts.mayHaveBeenApplied()),
        failure -> {
          boolean unheardNow = unheard.isPossible() || attempts.mayHaveBeenApplied(failure);
          Optional<Duration> pause = isPassing(call, failure) ? backoff.pause() : Optional.empty();
          return pause.isEmpty()
              ? onFailure.apply(new FailedWrite(failure, unheardNow))
              : Step.pause(
                  pause.get(),
                  () ->
                      write(
                          backoff.next(),
                          new Unheard(unheardNow, unheard.mattersOnSuccess()),
                          call,
                          onResponse,
                          onFailure));
        });
  }

  /**
   * Attempts that may have been applied although nobody heard of them.
   *
   * @param isPossible whether an earlier request may have been
   * @param mattersOnSuccess whether that is also asked if a later attempt succeeds
   */
  public record Unheard(boolean isPossible, boolean mattersOnSuccess) {}

  /** What follows the response to a write. */
  @FunctionalInterface
  public interface OnAnswer<S extends DynamoDbResponse, R> {

    /**
     * @param unheard whether an attempt before may have been applied; known only if it matters
     */
    Step<R> apply(CallResponse<S> answer, boolean unheard);
  }

  private static boolean isPassing(Call<?, ?> call, SdkException failure) {
    if (isThrottling(failure)) {
      // Only a transaction's token makes it safe to send once more what may have been applied.
      return call.request() instanceof TransactWriteItemsRequest;
    }
    if (failure instanceof TransactionCanceledException cancelled) {
      return Cancellations.mayPass(cancelled);
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
