package io.partita.it.operations;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

/**
 * All items of a table, as they are without Partita: small enough to be put back again and again.
 */
final class Contents {

  private static final int BATCH = 25;

  private final DynamoDbClient client;
  private final String table;
  private final List<String> keyAttributes;
  private Collection<Map<String, AttributeValue>> known;

  Contents(DynamoDbClient client, String table, List<String> keyAttributes) {
    this.client = client;
    this.table = table;
    this.keyAttributes = keyAttributes;
  }

  /** The items there are. */
  List<Map<String, AttributeValue>> read() {
    return client.scan(b -> b.tableName(table).consistentRead(true)).items();
  }

  /** What tells items apart. */
  Map<String, AttributeValue> key(Map<String, AttributeValue> item) {
    return item.entrySet().stream()
        .filter(entry -> keyAttributes.contains(entry.getKey()))
        .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
  }

  /** Says that somebody else has written items. */
  void forget() {
    known = null;
  }

  /** Makes these the items there are. */
  void become(Collection<Map<String, AttributeValue>> wanted) {
    Map<Object, Map<String, AttributeValue>> there = byKey(known == null ? read() : known);
    known = List.copyOf(wanted);
    Map<Object, Map<String, AttributeValue>> next = byKey(wanted);
    List<WriteRequest> writes = new ArrayList<>();
    there.values().stream()
        .map(this::key)
        .filter(key -> !next.containsKey(key))
        .map(key -> WriteRequest.builder().deleteRequest(delete -> delete.key(key)).build())
        .forEach(writes::add);
    next.forEach(
        (key, item) -> {
          if (!item.equals(there.get(key))) {
            writes.add(WriteRequest.builder().putRequest(put -> put.item(item)).build());
          }
        });
    for (int from = 0; from < writes.size(); from += BATCH) {
      List<WriteRequest> batch = writes.subList(from, Math.min(from + BATCH, writes.size()));
      client.batchWriteItem(b -> b.requestItems(Map.of(table, batch)));
    }
  }

  private Map<Object, Map<String, AttributeValue>> byKey(
      Collection<Map<String, AttributeValue>> items) {
    Map<Object, Map<String, AttributeValue>> byKey = new LinkedHashMap<>();
    items.forEach(item -> byKey.put(key(item), item));
    return byKey;
  }
}
