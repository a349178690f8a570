package io.partita.runtime.internal.write;

import io.partita.runtime.ItemAlreadyExistsException;
import io.partita.runtime.ItemBeingDeletedException;
import io.partita.runtime.internal.entity.Component;
import io.partita.runtime.internal.entity.ComponentSource;
import io.partita.runtime.internal.entity.ComponentValues;
import io.partita.runtime.internal.entity.EntityType;
import io.partita.runtime.internal.expression.Expressions;
import io.partita.runtime.internal.item.MapItemReader;
import io.partita.runtime.internal.operation.Call;
import io.partita.runtime.internal.operation.Conflicts;
import io.partita.runtime.internal.operation.Existence;
import io.partita.runtime.internal.operation.Step;
import io.partita.runtime.internal.operation.StoredValues;
import io.partita.runtime.internal.operation.TableContext;
import java.time.Instant;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.ReturnValuesOnConditionCheckFailure;

/**
 * Creates items: PutItem on condition that there is none with the key, or only an expired one;
 * within a transaction where other items must exist.
 *
 * @param <E> the entity's record
 */
final class Creation<E> {

  private static final AttributeValue FIRST_VERSION = AttributeValue.fromN("1");

  private final TableContext context;
  private final EntityType<E, ?> type;

  Creation(TableContext context, EntityType<E, ?> type) {
    this.context = context;
    this.type = type;
  }

  Step<E> create(E record) {
    StampedRecord<E> stamped =
        StampedRecord.ofNew(type, record, context.options().clock().instant());
    Map<String, AttributeValue> item = Encoding.item(type, versioned(stamped));
    Encoding.checkSize(type.name(), item);
    return type.requiredEnds().isEmpty()
        ? put(item, stamped.now())
        : new EdgeCreation<>(context, type).create(item, stamped.now());
  }

  private Step<E> put(Map<String, AttributeValue> item, Instant now) {
    Existence existence = Existence.of(context, type, now);
    return Conflicts.send(
        context.options(),
        Call.putItem(request(item, existence)),
        response -> Step.done(type.mapper().fromItem(item)),
        failure -> judge(failure, item, existence));
  }

  private ComponentSource<E> versioned(StampedRecord<E> record) {
    return type.version().<ComponentSource<E>>map(version -> with(version, record)).orElse(record);
  }

  private <T> ComponentSource<E> with(Component<E, T> version, StampedRecord<E> record) {
    String context = type.name() + "." + version.attribute();
    ComponentValues<E> first =
        ComponentValues.of(version, MapItemReader.value(context, FIRST_VERSION, version.codec()));
    return new ComponentSource<>() {
      @Override
      public <V> @Nullable V get(Component<E, V> component) {
        return first.contains(component) ? first.get(component) : record.get(component);
      }
    };
  }

  private PutItemRequest request(Map<String, AttributeValue> item, Existence existence) {
    Expressions expressions = new Expressions();
    return PutItemRequest.builder()
        .tableName(context.tableName())
        .item(item)
        .conditionExpression(expressions.render(existence.absent()))
        .expressionAttributeNames(expressions.namesOrNull())
        .expressionAttributeValues(expressions.valuesOrNull())
        .returnValuesOnConditionCheckFailure(ReturnValuesOnConditionCheckFailure.ALL_OLD)
        .build();
  }

  private Step<E> judge(
      SdkException failure, Map<String, AttributeValue> item, Existence existence) {
    if (!(failure instanceof ConditionalCheckFailedException rejected)) {
      throw failure;
    }
    Rejection rejection = Rejection.of(rejected);
    if (rejection.afterRetry() && StoredValues.equal(item, rejection.item())) {
      return Step.done(type.mapper().fromItem(item));
    }
    if (existence.isMarked(rejection.item())) {
      throw new ItemBeingDeletedException(type.name());
    }
    throw new ItemAlreadyExistsException(type.name());
  }
}
