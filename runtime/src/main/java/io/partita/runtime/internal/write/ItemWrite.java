package io.partita.runtime.internal.write;

import io.partita.runtime.OutcomeUnknownException;
import io.partita.runtime.internal.operation.Answer;
import io.partita.runtime.internal.operation.Call;
import io.partita.runtime.internal.operation.Conflicts;
import io.partita.runtime.internal.operation.FailedWrite;
import io.partita.runtime.internal.operation.Step;
import io.partita.runtime.internal.operation.TableContext;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbResponse;

/** Sends writes of one item, each as a request of its own. */
final class ItemWrite {

  private ItemWrite() {}

  /**
   * Sends a write.
   *
   * @param entity whose item it is
   * @param onRejected is told that the condition was not true
   */
  static <S extends DynamoDbResponse, R> Step<R> send(
      TableContext context,
      String entity,
      Call<?, S> call,
      Function<? super Answer<S>, Step<R>> onResponse,
      Function<Rejection, Step<R>> onRejected) {
    return send(context, entity, false, call, onResponse, onRejected);
  }

  /**
   * The same for a write that was perhaps made before, in another way.
   *
   * @param unheard whether an attempt of an earlier request may have been applied
   */
  static <S extends DynamoDbResponse, R> Step<R> send(
      TableContext context,
      String entity,
      boolean unheard,
      Call<?, S> call,
      Function<? super Answer<S>, Step<R>> onResponse,
      Function<Rejection, Step<R>> onRejected) {
    return Conflicts.write(
        context.options(),
        unheard,
        call,
        onResponse,
        failed -> {
          if (failed.exception() instanceof ConditionalCheckFailedException rejected) {
            return onRejected.apply(Rejection.of(rejected, failed.unheard()));
          }
          throw told(entity, failed);
        });
  }

  /** What the caller is told of a failure that is no judgement of the write. */
  static RuntimeException told(String entity, FailedWrite failed) {
    return failed.isMisleading()
        ? OutcomeUnknownException.failed(entity, failed.exception())
        : failed.exception();
  }
}
