package io.partita.runtime.internal.write;

import io.partita.runtime.ItemAlreadyExistsException;
import io.partita.runtime.ItemNotFoundException;
import io.partita.runtime.PartitaException;
import io.partita.runtime.TransactionFailedException;
import io.partita.runtime.internal.entity.EntityKey;
import io.partita.runtime.internal.entity.EntityType;
import io.partita.runtime.internal.entity.RequiredEnd;
import io.partita.runtime.internal.expression.Expressions;
import io.partita.runtime.internal.expression.Predicate;
import io.partita.runtime.internal.operation.Call;
import io.partita.runtime.internal.operation.Cancellations;
import io.partita.runtime.internal.operation.Conflicts;
import io.partita.runtime.internal.operation.Existence;
import io.partita.runtime.internal.operation.KeyIdentity;
import io.partita.runtime.internal.operation.Step;
import io.partita.runtime.internal.operation.TableContext;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.CancellationReason;
import software.amazon.awssdk.services.dynamodb.model.ConditionCheck;
import software.amazon.awssdk.services.dynamodb.model.Put;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;

/**
 * Creates edges whose ends must exist: one transaction of the put and a check of each end.
 *
 * @param <E> the edge's record
 */
final class EdgeCreation<E> {

  private final TableContext context;
  private final EntityType<E, ?> type;

  EdgeCreation(TableContext context, EntityType<E, ?> type) {
    this.context = context;
    this.type = type;
  }

  Step<E> create(Map<String, AttributeValue> item, Instant now) {
    E record = type.mapper().fromItem(item);
    List<End> ends = ends(record, now);
    List<TransactWriteItem> actions = new ArrayList<>();
    actions.add(put(item, Existence.of(context, type, now)));
    ends.forEach(end -> actions.add(end.action()));
    TransactWriteItemsRequest request =
        TransactWriteItemsRequest.builder()
            .clientRequestToken(UUID.randomUUID().toString())
            .transactItems(actions)
            .build();
    return Conflicts.send(
        context.options(),
        Call.transactWriteItems(request),
        response -> Step.done(record),
        failure -> {
          throw refusal(failure, ends);
        });
  }

  private TransactWriteItem put(Map<String, AttributeValue> item, Existence existence) {
    Expressions expressions = new Expressions();
    Put put =
        Put.builder()
            .tableName(context.tableName())
            .item(item)
            .conditionExpression(expressions.render(existence.absent()))
            .expressionAttributeNames(expressions.namesOrNull())
            .expressionAttributeValues(expressions.valuesOrNull())
            .build();
    return TransactWriteItem.builder().put(put).build();
  }

  /**
   * The ends, each item once: a transaction has at most one action for it, also if both ends are
   * the same.
   */
  private List<End> ends(E record, Instant now) {
    Map<KeyIdentity, End> ends = new LinkedHashMap<>();
    for (RequiredEnd<E, ?, ?> end : type.requiredEnds()) {
      add(end, record, now, ends);
    }
    return List.copyOf(ends.values());
  }

  private <T, K extends EntityKey<T>> void add(
      RequiredEnd<E, T, K> required, E record, Instant now, Map<KeyIdentity, End> ends) {
    EntityType<T, K> end = required.end().get();
    Map<String, AttributeValue> key = required.key().apply(record).attributes();
    ends.putIfAbsent(
        KeyIdentity.of(end.primaryKey(), key),
        new End(end.name(), required.role(), check(key, Existence.of(context, end, now))));
  }

  private TransactWriteItem check(Map<String, AttributeValue> key, Existence existence) {
    List<Predicate> conditions = new ArrayList<>();
    existence.checks(true).forEach(check -> conditions.add(check.predicate()));
    existence.ofType().ifPresent(conditions::add);
    Expressions expressions = new Expressions();
    ConditionCheck check =
        ConditionCheck.builder()
            .tableName(context.tableName())
            .key(key)
            .conditionExpression(expressions.render(Predicate.and(conditions)))
            .expressionAttributeNames(expressions.namesOrNull())
            .expressionAttributeValues(expressions.valuesOrNull())
            .build();
    return TransactWriteItem.builder().conditionCheck(check).build();
  }

  /**
   * What to tell of a cancelled transaction: that the edge exists comes before what it would need.
   */
  private PartitaException refusal(SdkException failure, List<End> ends) {
    List<CancellationReason> reasons = Cancellations.reasons(failure);
    for (int i = 0; i < reasons.size(); i++) {
      if (Cancellations.isConditionFailed(reasons.get(i))) {
        return i == 0
            ? new ItemAlreadyExistsException(type.name())
            : ends.get(i - 1).missing(type.name());
      }
    }
    for (int i = 0; i < reasons.size(); i++) {
      if (!Cancellations.isNone(reasons.get(i))) {
        String entity = i == 0 ? type.name() : ends.get(i - 1).entity();
        return new TransactionFailedException(entity, reasons.get(i).code(), failure);
      }
    }
    throw failure;
  }

  /** An end and the check that it exists. */
  private record End(String entity, String role, TransactWriteItem action) {

    ItemNotFoundException missing(String edge) {
      return ItemNotFoundException.end(entity, edge, role);
    }

    /** Without the values, which no message or log may show. */
    @Override
    public String toString() {
      return "End[" + role + "]";
    }
  }
}
