package io.partita.it;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

/** Items as the low-level client sees them, to check what is really stored. */
public final class RawItems {

  private static final int BATCH = 25;

  private final DynamoDbClient client;
  private final String table;

  public RawItems(DynamoDbClient client, String table) {
    this.client = client;
    this.table = table;
  }

  /** The item of a key; empty if there is none. */
  public Map<String, AttributeValue> get(Map<String, AttributeValue> key) {
    return client.getItem(b -> b.tableName(table).key(key).consistentRead(true)).item();
  }

  /** The item of a text key in PK and SK. */
  public Map<String, AttributeValue> get(String pk, String sk) {
    return get(Map.of("PK", text(pk), "SK", text(sk)));
  }

  /** Puts an item, as another program would. */
  public void put(Map<String, AttributeValue> item) {
    client.putItem(b -> b.tableName(table).item(item));
  }

  /** Adds attributes to an item behind Partita's back. */
  public void add(String pk, String sk, Map<String, AttributeValue> attributes) {
    Map<String, AttributeValue> item = new HashMap<>(get(pk, sk));
    item.putAll(attributes);
    put(item);
  }

  /** Removes an item behind Partita's back. */
  public void delete(String pk, String sk) {
    client.deleteItem(b -> b.tableName(table).key(Map.of("PK", text(pk), "SK", text(sk))));
  }

  /** All items with a partition key in PK. */
  public List<Map<String, AttributeValue>> query(String pk) {
    return client
        .queryPaginator(
            b ->
                b.tableName(table)
                    .consistentRead(true)
                    .keyConditionExpression("PK = :pk")
                    .expressionAttributeValues(Map.of(":pk", text(pk))))
        .items()
        .stream()
        .toList();
  }

  /** All items with a partition key on an index. */
  public List<Map<String, AttributeValue>> query(String index, String pk) {
    return client
        .queryPaginator(
            b ->
                b.tableName(table)
                    .indexName(index)
                    .keyConditionExpression("#pk = :pk")
                    .expressionAttributeNames(Map.of("#pk", index + "PK"))
                    .expressionAttributeValues(Map.of(":pk", text(pk))))
        .items()
        .stream()
        .toList();
  }

  /** Puts many items, as another program would. */
  public void putAll(List<Map<String, AttributeValue>> items) {
    for (int from = 0; from < items.size(); from += BATCH) {
      Map<String, List<WriteRequest>> left =
          Map.of(
              table,
              items.subList(from, Math.min(from + BATCH, items.size())).stream()
                  .map(item -> WriteRequest.builder().putRequest(put -> put.item(item)).build())
                  .toList());
      while (!left.isEmpty()) {
        Map<String, List<WriteRequest>> request = left;
        left = client.batchWriteItem(b -> b.requestItems(request)).unprocessedItems();
      }
    }
  }

  public static AttributeValue text(String value) {
    return AttributeValue.fromS(value);
  }

  public static AttributeValue number(long value) {
    return AttributeValue.fromN(Long.toString(value));
  }
}
