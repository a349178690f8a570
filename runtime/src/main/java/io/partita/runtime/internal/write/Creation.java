package io.partita.runtime.internal.write;

import io.partita.runtime.ConditionFailedException;
import io.partita.runtime.ItemAlreadyExistsException;
import io.partita.runtime.ItemBeingDeletedException;
import io.partita.runtime.PartitaException;
import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.internal.expression.Expressions;
import io.partita.runtime.internal.operation.Call;
import io.partita.runtime.internal.operation.Existence;
import io.partita.runtime.internal.operation.Step;
import io.partita.runtime.internal.operation.TableContext;
import io.partita.runtime.internal.wire.OutgoingItems;
import io.partita.runtime.internal.wire.WrittenItem;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemResponse;
import software.amazon.awssdk.services.dynamodb.model.ReturnValuesOnConditionCheckFailure;

/**
 * Creates items that nothing else depends on: PutItem on condition that there is none with the key,
 * or only an expired one.
 *
 * @param <E> the entity's record
 */
final class Creation<E> {

  private final TableContext context;
  private final EntityType<E, ?> type;

  /** Threads may make it more than once, which makes no difference. */
  private volatile @Nullable PutItemRequest timeless;

  Creation(TableContext context, EntityType<E, ?> type) {
    this.context = context;
    this.type = type;
  }

  Step<E> create(E record) {
    Existence existence = Existence.of(context, type);
    NewItem<E> item = NewItem.of(type, record, existence.now(), context.driver().sendsBytes());
    return ItemWrite.send(
        context,
        type.name(),
        call(item, existence),
        response -> Step.done(item.record()),
        rejection -> {
          throw rejection.told(type, refusal(rejection.item(), existence));
        });
  }

  private Call<PutItemRequest, PutItemResponse> call(NewItem<E> item, Existence existence) {
    WrittenItem written = item.written();
    PutItemRequest empty = request(existence);
    UnaryOperator<PutItemRequest> whole =
        request -> request.toBuilder().item(item.attributes()).build();
    return written == null
        ? Call.putItem(whole.apply(empty))
        : Call.putItem(empty).carrying(OutgoingItems.ofPut(written), whole);
  }

  /** The request without its item: like the one before, unless its condition tells the time. */
  private PutItemRequest request(Existence existence) {
    if (type.ttlAttribute().isPresent()) {
      return newRequest(existence);
    }
    PutItemRequest known = timeless;
    if (known == null) {
      known = newRequest(existence);
      timeless = known;
    }
    // Calls are told apart by the identity of their requests.
    return known.toBuilder().build();
  }

  private PutItemRequest newRequest(Existence existence) {
    Expressions expressions = new Expressions();
    return PutItemRequest.builder()
        .tableName(context.tableName())
        .item(Map.of())
        .conditionExpression(expressions.render(existence.absent()))
        .expressionAttributeNames(expressions.namesOrNull())
        .expressionAttributeValues(expressions.valuesOrNull())
        .returnValuesOnConditionCheckFailure(ReturnValuesOnConditionCheckFailure.ALL_OLD)
        .build();
  }

  private PartitaException refusal(Map<String, AttributeValue> stored, Existence existence) {
    if (existence.isForeign(stored)) {
      return ConditionFailedException.otherType(type.name());
    }
    return existence.isMarked(stored)
        ? new ItemBeingDeletedException(type.name())
        : new ItemAlreadyExistsException(type.name());
  }
}
