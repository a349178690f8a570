package io.partita.it;

import java.util.HashMap;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Items as the low-level client sees them, to check what is really stored. */
public final class RawItems {

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

  public static AttributeValue text(String value) {
    return AttributeValue.fromS(value);
  }

  public static AttributeValue number(long value) {
    return AttributeValue.fromN(Long.toString(value));
  }
}
