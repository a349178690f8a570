package io.partita.runtime.internal.operation;

import java.time.Duration;
import java.util.function.Function;
import java.util.function.Supplier;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbResponse;

/**
 * What an operation does next: it is done, sends a call, or pauses before it tries again. Loops and
 * retries are steps that lead to further steps; a {@link Driver} walks them, so that an operation
 * is written once whoever sends its calls. A step that fails throws.
 *
 * @param <R> the operation's result
 */
public sealed interface Step<R> {

  /** The operation ends with a value. */
  static <R> Step<R> done(R value) {
    return new Done<>(value);
  }

  /** Sends a call; its failure is the operation's. */
  static <S extends DynamoDbResponse, R> Step<R> send(
      Call<?, S> call, Function<? super CallResponse<S>, ? extends Step<R>> onResponse) {
    return new Send<>(
        call,
        onResponse,
        failure -> {
          throw failure;
        });
  }

  /** Sends a call and judges its failure; a failure that is not understood must be thrown again. */
  static <S extends DynamoDbResponse, R> Step<R> send(
      Call<?, S> call,
      Function<? super CallResponse<S>, ? extends Step<R>> onResponse,
      Function<SdkException, ? extends Step<R>> onFailure) {
    return new Send<>(call, onResponse, onFailure);
  }

  /** Waits, perhaps for no time, then tries again. */
  static <R> Step<R> pause(Duration duration, Supplier<? extends Step<R>> next) {
    return new Pause<>(duration, next);
  }

  /** Goes on with another operation that needs this one's result. */
  <T> Step<T> flatMap(Function<? super R, ? extends Step<T>> next);

  /** Turns the result into another. */
  default <T> Step<T> map(Function<? super R, ? extends T> mapping) {
    return flatMap(result -> done(mapping.apply(result)));
  }

  /** The end. */
  record Done<R>(R value) implements Step<R> {

    @Override
    public <T> Step<T> flatMap(Function<? super R, ? extends Step<T>> next) {
      return next.apply(value);
    }
  }

  /** A call and what follows its response or its failure. */
  record Send<S extends DynamoDbResponse, R>(
      Call<?, S> call,
      Function<? super CallResponse<S>, ? extends Step<R>> onResponse,
      Function<SdkException, ? extends Step<R>> onFailure)
      implements Step<R> {

    @Override
    public <T> Step<T> flatMap(Function<? super R, ? extends Step<T>> next) {
      return new Send<>(
          call,
          answer -> onResponse.apply(answer).flatMap(next),
          failure -> onFailure.apply(failure).flatMap(next));
    }
  }

  /** A wait and what follows it. */
  record Pause<R>(Duration duration, Supplier<? extends Step<R>> next) implements Step<R> {

    @Override
    public <T> Step<T> flatMap(Function<? super R, ? extends Step<T>> following) {
      return new Pause<>(duration, () -> next.get().flatMap(following));
    }
  }
}
