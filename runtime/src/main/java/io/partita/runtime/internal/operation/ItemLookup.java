package io.partita.runtime.internal.operation;

import io.partita.runtime.IncompleteBatchException;
import io.partita.runtime.internal.expression.Expressions;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.KeysAndAttributes;

/**
 * Looks items of any entities up by their keys with BatchGetItem, 100 in a request.
 *
 * @param operation what it is done for, for messages
 * @param attributes what is wanted of the items, the key included
 */
public record ItemLookup(TableContext context, String operation, Set<String> attributes) {

  private static final int CHUNK = 100;

  /**
   * The items that there are.
   *
   * @throws IncompleteBatchException if keys are still unprocessed after all attempts
   */
  public Step<Map<KeyIdentity, Map<String, AttributeValue>>> find(
      Collection<KeyIdentity> keys, boolean consistent) {
    Map<KeyIdentity, Map<String, AttributeValue>> found = new HashMap<>();
    BatchRounds<KeyIdentity> rounds =
        new BatchRounds<>(
            operation, context.options(), keys, KeyIdentity::attributes, ItemLookup::chunk);
    return rounds.run(chunk -> send(chunk, consistent, found)).map(done -> found);
  }

  private static List<KeyIdentity> chunk(Deque<KeyIdentity> pending) {
    List<KeyIdentity> chunk = new ArrayList<>();
    while (chunk.size() < CHUNK && !pending.isEmpty()) {
      chunk.add(pending.remove());
    }
    return chunk;
  }

  private Step<Collection<KeyIdentity>> send(
      List<KeyIdentity> chunk,
      boolean consistent,
      Map<KeyIdentity, Map<String, AttributeValue>> found) {
    Set<String> names = chunk.get(0).attributes().keySet();
    Expressions expressions = new Expressions();
    KeysAndAttributes keys =
        KeysAndAttributes.builder()
            .keys(chunk.stream().map(KeyIdentity::attributes).toList())
            .consistentRead(consistent)
            .projectionExpression(expressions.projection(attributes))
            .expressionAttributeNames(expressions.names())
            .build();
    BatchGetItemRequest request =
        BatchGetItemRequest.builder().requestItems(Map.of(context.tableName(), keys)).build();
    return Step.send(
        Call.batchGetItem(request).note("Keys that are left unprocessed are sent again."),
        answer -> {
          answer
              .items(ItemLookup::items)
              .forEach(item -> found.put(KeyIdentity.of(names, item), item));
          return Step.done(
              answer.response().unprocessedKeys().values().stream()
                  .flatMap(left -> left.keys().stream())
                  .map(key -> KeyIdentity.of(names, key))
                  .toList());
        });
  }

  private static List<Map<String, AttributeValue>> items(BatchGetItemResponse response) {
    return response.responses().values().stream().flatMap(List::stream).toList();
  }
}
