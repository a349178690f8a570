package io.partita.runtime.internal.read;

import io.partita.runtime.IncompleteBatchException;
import io.partita.runtime.internal.expression.Expressions;
import io.partita.runtime.internal.operation.BatchRounds;
import io.partita.runtime.internal.operation.Call;
import io.partita.runtime.internal.operation.Step;
import io.partita.runtime.internal.operation.TableContext;
import io.partita.runtime.internal.stored.ItemKey;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.KeysAndAttributes;

/**
 * Looks items of any entities up by their keys with BatchGetItem, 100 in a request. Keys that are
 * left unprocessed are sent again.
 *
 * @param subject what it is done for, for messages
 * @param attributes what is wanted of the items, the key included; null for all
 * @param note what is said about the requests
 * @param isDecisive whether what is read decides what else is sent
 */
public record ItemLookup(
    TableContext context,
    String subject,
    @Nullable Set<String> attributes,
    Supplier<String> note,
    boolean isDecisive) {

  private static final int CHUNK = 100;
  private static final String REPEATED = "Keys that are left unprocessed are sent again.";

  /** Looks whole items up. */
  public static ItemLookup of(TableContext context, String subject) {
    return new ItemLookup(context, subject, null, () -> REPEATED, false);
  }

  /** This lookup, of some attributes. */
  public ItemLookup only(Set<String> wanted) {
    return new ItemLookup(context, subject, wanted, note, isDecisive);
  }

  /** This lookup, whose result decides what else is sent, for a reason. */
  public ItemLookup decisive(Supplier<String> reason) {
    return new ItemLookup(context, subject, attributes, reason, true);
  }

  /**
   * The items that there are.
   *
   * @param told gives what the exception lists for a key, which may stand for several
   * @throws IncompleteBatchException if keys are still unprocessed after all attempts
   */
  public Step<Map<ItemKey, Map<String, AttributeValue>>> find(
      Collection<ItemKey> keys,
      boolean consistent,
      Function<ItemKey, ? extends Collection<?>> told) {
    Map<ItemKey, Map<String, AttributeValue>> found = new HashMap<>();
    BatchRounds<ItemKey> rounds =
        new BatchRounds<>(subject, context.options(), keys, told, ItemLookup::chunk);
    return rounds.run(chunk -> send(chunk, consistent, found)).map(done -> found);
  }

  private static List<ItemKey> chunk(Deque<ItemKey> pending) {
    List<ItemKey> chunk = new ArrayList<>();
    while (chunk.size() < CHUNK && !pending.isEmpty()) {
      chunk.add(pending.remove());
    }
    return chunk;
  }

  private Step<Collection<ItemKey>> send(
      List<ItemKey> chunk, boolean consistent, Map<ItemKey, Map<String, AttributeValue>> found) {
    Set<String> names = chunk.get(0).attributes().keySet();
    Call<BatchGetItemRequest, BatchGetItemResponse> call =
        Call.batchGetItem(request(chunk, consistent)).note(note);
    return Step.send(
        isDecisive ? call.decisive() : call,
        answer -> {
          answer.items(ItemLookup::items).forEach(item -> found.put(ItemKey.of(names, item), item));
          return Step.done(unprocessed(names, answer.response()));
        });
  }

  private BatchGetItemRequest request(List<ItemKey> chunk, boolean consistent) {
    KeysAndAttributes.Builder keys =
        KeysAndAttributes.builder()
            .keys(chunk.stream().map(ItemKey::attributes).toList())
            .consistentRead(consistent);
    if (attributes != null) {
      Expressions expressions = new Expressions();
      keys.projectionExpression(expressions.projection(attributes))
          .expressionAttributeNames(expressions.names());
    }
    return BatchGetItemRequest.builder()
        .requestItems(Map.of(context.tableName(), keys.build()))
        .build();
  }

  private static List<Map<String, AttributeValue>> items(BatchGetItemResponse response) {
    return response.responses().values().stream().flatMap(List::stream).toList();
  }

  private static List<ItemKey> unprocessed(Set<String> names, BatchGetItemResponse response) {
    return response.unprocessedKeys().values().stream()
        .flatMap(keys -> keys.keys().stream())
        .map(key -> ItemKey.of(names, key))
        .toList();
  }
}
