package io.partita.runtime.internal.read;

import io.partita.runtime.EntityKey;
import io.partita.runtime.ItemSnapshot;
import io.partita.runtime.TransactionFailedException;
import io.partita.runtime.TransactionFailedException.Failure;
import io.partita.runtime.TransactionFailedException.Reason;
import io.partita.runtime.generated.schema.EntityTypes;
import io.partita.runtime.internal.operation.Call;
import io.partita.runtime.internal.operation.Cancellations;
import io.partita.runtime.internal.operation.Conflicts;
import io.partita.runtime.internal.operation.OperationName;
import io.partita.runtime.internal.operation.Step;
import io.partita.runtime.internal.operation.TableContext;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.CancellationReason;
import software.amazon.awssdk.services.dynamodb.model.ItemResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItem;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItemsResponse;

/** Reads several items of a table as they are at one moment. */
public final class TransactionalReads {

  /** DynamoDB's limit. */
  private static final int MAX_KEYS = 100;

  private final TableContext context;
  private final EntityTypes types;

  public TransactionalReads(TableContext context, EntityTypes types) {
    this.context = context;
    this.types = types;
  }

  /**
   * The items of some keys, of any entities of the table; a key that is given twice is read once.
   *
   * @throws IllegalArgumentException if there are more than 100 keys, or one of another table;
   *     nothing was sent then
   * @throws TransactionFailedException if other transactions kept writing the items until the
   *     deadline
   */
  public ItemSnapshot get(Collection<? extends EntityKey<?>> keys) {
    List<EntityKey<?>> distinct = distinct(keys);
    return context
        .driver()
        .observe(
            OperationName.of(types.names(distinct), "transactionalGet"),
            snapshot -> distinct.size(),
            driver -> driver.run(read(distinct)));
  }

  private static List<EntityKey<?>> distinct(Collection<? extends EntityKey<?>> keys) {
    Set<EntityKey<?>> distinct = new LinkedHashSet<>(keys);
    if (distinct.size() > MAX_KEYS) {
      throw new IllegalArgumentException(
          "A snapshot has at most "
              + MAX_KEYS
              + " items, but "
              + distinct.size()
              + " keys were given. Read fewer, or use findAll where one moment does not matter.");
    }
    return List.copyOf(distinct);
  }

  private Step<ItemSnapshot> read(List<EntityKey<?>> keys) {
    Instant now = context.options().clock().instant();
    if (keys.isEmpty()) {
      return Step.done(new ReadSnapshot(context, types, now, Map.of()));
    }
    TransactGetItemsRequest request =
        TransactGetItemsRequest.builder()
            .transactItems(keys.stream().map(this::action).toList())
            .build();
    return Conflicts.send(
        context.options(),
        Call.transactGetItems(request),
        answer ->
            Step.done(
                new ReadSnapshot(
                    context, types, now, items(keys, answer.items(TransactionalReads::items)))),
        failure -> {
          throw refusal(keys, failure);
        });
  }

  private TransactGetItem action(EntityKey<?> key) {
    return TransactGetItem.builder()
        .get(get -> get.tableName(context.tableName()).key(key.attributes()))
        .build();
  }

  private static Map<EntityKey<?>, Map<String, AttributeValue>> items(
      List<EntityKey<?>> keys, List<Map<String, AttributeValue>> stored) {
    Map<EntityKey<?>, Map<String, AttributeValue>> items = new HashMap<>();
    for (int i = 0; i < keys.size(); i++) {
      items.put(keys.get(i), stored.get(i));
    }
    return items;
  }

  private static List<Map<String, AttributeValue>> items(TransactGetItemsResponse response) {
    return response.responses().stream().map(ItemResponse::item).toList();
  }

  private TransactionFailedException refusal(List<EntityKey<?>> keys, SdkException failure) {
    List<CancellationReason> reasons = Cancellations.reasons(failure, keys.size());
    List<Failure> failures = new ArrayList<>();
    for (int i = 0; i < reasons.size(); i++) {
      if (!Cancellations.isNone(reasons.get(i))) {
        failures.add(failure(i, types.of(keys.get(i)).name(), reasons.get(i).code()));
      }
    }
    return new TransactionFailedException(failures, failure);
  }

  private static Failure failure(int position, String entity, String code) {
    Reason reason =
        switch (code) {
          case "TransactionConflict" -> Reason.CONFLICT;
          case "ThrottlingError", "ProvisionedThroughputExceeded" -> Reason.THROTTLED;
          default -> Reason.OTHER;
        };
    return new Failure(position, entity, reason, code, Optional::empty);
  }
}
