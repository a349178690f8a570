package io.partita.runtime.internal.write;

import io.partita.runtime.internal.operation.BatchRounds;
import io.partita.runtime.internal.operation.Call;
import io.partita.runtime.internal.operation.KeyIdentity;
import io.partita.runtime.internal.operation.Step;
import io.partita.runtime.internal.operation.TableContext;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.KeysAndAttributes;

/** Reads items as they are stored now, before a write that depends on them. */
final class ItemReads {

  private static final int CHUNK = 100;

  private final TableContext context;
  private final String entity;
  private final String note;

  /**
   * @param entity the entity's name, for messages
   * @param note why it is read, for explanations
   */
  ItemReads(TableContext context, String entity, String note) {
    this.context = context;
    this.entity = entity;
    this.note = note;
  }

  /** The items of some keys; an absent one is the empty map. */
  Step<Map<KeyIdentity, Map<String, AttributeValue>>> read(Set<KeyIdentity> keys) {
    return keys.size() == 1 ? readOne(keys.iterator().next()) : readAll(keys);
  }

  private Step<Map<KeyIdentity, Map<String, AttributeValue>>> readOne(KeyIdentity key) {
    GetItemRequest request =
        GetItemRequest.builder()
            .tableName(context.tableName())
            .key(key.attributes())
            .consistentRead(true)
            .build();
    return Step.send(
        Call.getItem(request).note(note),
        answer -> Step.done(Map.of(key, answer.item(GetItemResponse::item))));
  }

  private Step<Map<KeyIdentity, Map<String, AttributeValue>>> readAll(Set<KeyIdentity> keys) {
    Map<KeyIdentity, Map<String, AttributeValue>> found = new LinkedHashMap<>();
    keys.forEach(key -> found.put(key, Map.of()));
    BatchRounds<KeyIdentity> rounds =
        new BatchRounds<>(entity, context.options(), keys, key -> entity, ItemReads::chunk);
    return rounds.run(chunk -> send(chunk, found)).map(done -> found);
  }

  private static List<KeyIdentity> chunk(Deque<KeyIdentity> pending) {
    List<KeyIdentity> chunk = new ArrayList<>();
    while (chunk.size() < CHUNK && !pending.isEmpty()) {
      chunk.add(pending.remove());
    }
    return chunk;
  }

  private Step<Collection<KeyIdentity>> send(
      List<KeyIdentity> chunk, Map<KeyIdentity, Map<String, AttributeValue>> found) {
    KeysAndAttributes keys =
        KeysAndAttributes.builder()
            .keys(chunk.stream().map(KeyIdentity::attributes).toList())
            .consistentRead(true)
            .build();
    BatchGetItemRequest request =
        BatchGetItemRequest.builder().requestItems(Map.of(context.tableName(), keys)).build();
    Set<String> names = chunk.get(0).attributes().keySet();
    return Step.send(
        Call.batchGetItem(request).note(note).decisive(),
        answer -> {
          answer
              .items(ItemReads::items)
              .forEach(item -> found.put(KeyIdentity.of(names, item), item));
          return Step.done(unprocessed(names, answer.response()));
        });
  }

  private static List<Map<String, AttributeValue>> items(BatchGetItemResponse response) {
    return response.responses().values().stream().flatMap(List::stream).toList();
  }

  private static List<KeyIdentity> unprocessed(Set<String> names, BatchGetItemResponse response) {
    return response.unprocessedKeys().values().stream()
        .flatMap(keys -> keys.keys().stream())
        .map(key -> KeyIdentity.of(names, key))
        .toList();
  }
}
