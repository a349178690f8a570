package io.partita.runtime.internal.write;

import io.partita.runtime.TransactionFailedException.Reason;
import io.partita.runtime.internal.operation.Call;
import io.partita.runtime.internal.operation.Conflicts;
import io.partita.runtime.internal.operation.FailedWrite;
import io.partita.runtime.internal.operation.Step;
import io.partita.runtime.internal.operation.TableContext;
import io.partita.runtime.internal.wire.OutgoingBody;
import io.partita.runtime.internal.wire.RequestJson;
import java.util.List;
import java.util.UUID;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.IdempotentParameterMismatchException;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsResponse;

/** Sends actions as TransactWriteItems, whose token tells DynamoDB each attempt again. */
final class TransactionDispatch implements Dispatch {

  private final TableContext context;
  private final List<String> entities;
  private final @Nullable String idempotencyKey;
  private boolean tokenUsed;

  /**
   * @param entities whose items the caller writes, for messages
   * @param idempotencyKey the token of the first request; null for one of its own
   */
  TransactionDispatch(
      TableContext context, List<String> entities, @Nullable String idempotencyKey) {
    this.context = context;
    this.entities = entities;
    this.idempotencyKey = idempotencyKey;
  }

  @Override
  public boolean isSingle() {
    return false;
  }

  @Override
  public String request() {
    return "TransactWriteItems";
  }

  /** A transaction that was cancelled was not applied by any attempt, for they share a token. */
  @Override
  public boolean isOpen() {
    return false;
  }

  @Override
  public Step<Outcome> send(
      List<Action> actions, Function<FailedActions, Step<Outcome>> onFailure) {
    List<RenderedAction> rendered = RenderedAction.all(actions, context.tableName());
    return Conflicts.write(
        context.options(),
        call(rendered, token()),
        response -> Step.done(Outcome.DONE),
        failed -> judge(actions, failed, onFailure));
  }

  private Call<TransactWriteItemsRequest, TransactWriteItemsResponse> call(
      List<RenderedAction> actions, String token) {
    RequestJson json = json(actions);
    TransactWriteItemsRequest empty =
        TransactWriteItemsRequest.builder()
            .clientRequestToken(token)
            .transactItems(List.of())
            .build();
    return json == null
        ? Call.transactWriteItems(whole(empty, actions))
        : Call.transactWriteItems(empty)
            .carrying(OutgoingBody.ofActions(json), request -> whole(request, actions));
  }

  /** What goes past the SDK; null if all has to go through it. */
  private @Nullable RequestJson json(List<RenderedAction> actions) {
    if (!context.driver().sendsBytes()) {
      return null;
    }
    int bytes = 0;
    for (RenderedAction action : actions) {
      bytes += action.bytes();
    }
    RequestJson json = new RequestJson(bytes);
    for (RenderedAction action : actions) {
      action.writeTo(json);
    }
    return json.isFaithful() ? json : null;
  }

  private static TransactWriteItemsRequest whole(
      TransactWriteItemsRequest empty, List<RenderedAction> actions) {
    return empty.toBuilder()
        .transactItems(actions.stream().map(RenderedAction::inTransaction).toList())
        .build();
  }

  /** A token per payload: the same one sent again must not count, another one must. */
  private String token() {
    boolean isFirst = !tokenUsed;
    tokenUsed = true;
    return isFirst && idempotencyKey != null ? idempotencyKey : UUID.randomUUID().toString();
  }

  private Step<Outcome> judge(
      List<Action> actions, FailedWrite failed, Function<FailedActions, Step<Outcome>> onFailure) {
    if (failed.exception() instanceof IdempotentParameterMismatchException
        && idempotencyKey != null) {
      Refused refused =
          Refused.of(
              0, entities.get(0), Reason.IDEMPOTENCY_KEY_USED, "IdempotentParameterMismatch");
      return Step.done(Outcome.refused(List.of(refused), failed.exception(), false));
    }
    if (failed.isMisleading()) {
      throw failed.told(String.join(", ", entities));
    }
    return onFailure.apply(FailedActions.of(failed.exception(), actions.size()));
  }
}
