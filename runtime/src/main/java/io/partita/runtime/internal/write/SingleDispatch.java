package io.partita.runtime.internal.write;

import io.partita.runtime.internal.operation.Call;
import io.partita.runtime.internal.operation.CallResponse;
import io.partita.runtime.internal.operation.Conflicts;
import io.partita.runtime.internal.operation.FailedWrite;
import io.partita.runtime.internal.operation.Step;
import io.partita.runtime.internal.operation.TableContext;
import io.partita.runtime.internal.wire.OutgoingBody;
import io.partita.runtime.internal.wire.RequestJson;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbResponse;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemResponse;
import software.amazon.awssdk.services.dynamodb.model.ReturnValue;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemResponse;

/**
 * Sends one action as PutItem, UpdateItem or DeleteItem: at half the price of a transaction, and
 * without its token, so that an attempt whose response was lost leaves the outcome open.
 */
final class SingleDispatch implements Dispatch {

  private final TableContext context;
  private final ReturnValue returned;
  private boolean open;

  /**
   * @param returned what the response has of the item
   */
  SingleDispatch(TableContext context, ReturnValue returned) {
    this.context = context;
    this.returned = returned;
  }

  @Override
  public boolean isSingle() {
    return true;
  }

  @Override
  public String request() {
    return "UpdateItem";
  }

  @Override
  public boolean isOpen() {
    return open;
  }

  @Override
  public Step<Outcome> send(
      List<Action> actions, Function<FailedActions, Step<Outcome>> onFailure) {
    Action action = actions.get(0);
    RenderedAction rendered = new RenderedAction(action, context.tableName());
    if (action.writing() instanceof Writing.Put) {
      return send(action, put(rendered), PutItemResponse::attributes, onFailure);
    }
    return action.writing() instanceof Writing.Delete
        ? send(action, delete(rendered), DeleteItemResponse::attributes, onFailure)
        : send(action, update(rendered), UpdateItemResponse::attributes, onFailure);
  }

  private Call<PutItemRequest, PutItemResponse> put(RenderedAction action) {
    RequestJson json = json(action);
    PutItemRequest empty = action.emptyPutItem(returned);
    return json == null
        ? Call.putItem(action.whole(empty))
        : Call.putItem(empty).carrying(OutgoingBody.ofItem(json), action::whole);
  }

  private Call<UpdateItemRequest, UpdateItemResponse> update(RenderedAction action) {
    RequestJson json = json(action);
    UpdateItemRequest empty = action.emptyUpdateItem(returned);
    return json == null
        ? Call.updateItem(action.whole(empty))
        : Call.updateItem(empty).carrying(OutgoingBody.ofKey(json), action::whole);
  }

  private Call<DeleteItemRequest, DeleteItemResponse> delete(RenderedAction action) {
    RequestJson json = json(action);
    DeleteItemRequest empty = action.emptyDeleteItem(returned);
    return json == null
        ? Call.deleteItem(action.whole(empty))
        : Call.deleteItem(empty).carrying(OutgoingBody.ofKey(json), action::whole);
  }

  /** What goes past the SDK; null if all has to go through it. */
  private @Nullable RequestJson json(RenderedAction action) {
    if (!context.driver().sendsBytes()) {
      return null;
    }
    RequestJson json = action.writeMembersTo(new RequestJson(action.bytes()));
    return json.isFaithful() ? json : null;
  }

  private <S extends DynamoDbResponse> Step<Outcome> send(
      Action action,
      Call<?, S> call,
      Function<S, Map<String, AttributeValue>> item,
      Function<FailedActions, Step<Outcome>> onFailure) {
    return Conflicts.write(
        context.options(),
        new Conflicts.Unheard(open, returned == ReturnValue.ALL_OLD),
        call,
        (answer, unheard) -> Step.done(Outcome.done(item(answer, item), unheard)),
        failed -> judge(action, failed, onFailure));
  }

  private <S extends DynamoDbResponse> Map<String, AttributeValue> item(
      CallResponse<S> answer, Function<S, Map<String, AttributeValue>> item) {
    return returned == ReturnValue.NONE ? Map.of() : answer.item(item);
  }

  private Step<Outcome> judge(
      Action action, FailedWrite failed, Function<FailedActions, Step<Outcome>> onFailure) {
    open = failed.unheard();
    if (failed.exception() instanceof ConditionalCheckFailedException rejected) {
      return onFailure.apply(FailedActions.of(rejected));
    }
    throw failed.told(action.kind().entity());
  }
}
