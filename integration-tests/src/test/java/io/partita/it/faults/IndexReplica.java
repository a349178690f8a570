package io.partita.it.faults;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndexDescription;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeysAndAttributes;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

/**
 * A second table with the same indexes that follows the first one late. Whatever is asked of an
 * index, it is DynamoDB itself that answers from the past: filters, counts and pages are real.
 */
final class IndexReplica {

  private static final int BATCH = 25;
  private static final int BATCH_READ = 100;

  private final DynamoDbClient client;
  private final IndexLag lag;
  private final String table;
  private final String replica;
  private final List<String> keyNames;
  private final Set<String> indexes;
  private final Map<Map<String, AttributeValue>, Deque<Image>> pending = new LinkedHashMap<>();
  private long written;

  private IndexReplica(DynamoDbClient client, IndexLag lag, TableDescription description) {
    this.client = client;
    this.lag = lag;
    this.table = description.tableName();
    this.replica = table + "-behind";
    this.keyNames = description.keySchema().stream().map(KeySchemaElement::attributeName).toList();
    this.indexes =
        description.globalSecondaryIndexes().stream()
            .map(GlobalSecondaryIndexDescription::indexName)
            .collect(Collectors.toSet());
  }

  /** A replica that begins with what the table holds now. */
  static IndexReplica of(DynamoDbClient client, IndexLag lag, String table) {
    TableDescription description = client.describeTable(b -> b.tableName(table)).table();
    IndexReplica replica = new IndexReplica(client, lag, description);
    replica.create(description);
    client
        .scanPaginator(b -> b.tableName(table).consistentRead(true))
        .forEach(page -> replica.write(page.items().stream().map(IndexReplica::put).toList()));
    return replica;
  }

  private void create(TableDescription description) {
    client.createTable(
        b ->
            b.tableName(replica)
                .attributeDefinitions(description.attributeDefinitions())
                .keySchema(description.keySchema())
                .billingMode("PAY_PER_REQUEST")
                .globalSecondaryIndexes(
                    description.globalSecondaryIndexes().stream()
                        .map(IndexReplica::copy)
                        .toList()));
  }

  private static GlobalSecondaryIndex copy(GlobalSecondaryIndexDescription index) {
    return GlobalSecondaryIndex.builder()
        .indexName(index.indexName())
        .keySchema(index.keySchema())
        .projection(index.projection())
        .build();
  }

  String name() {
    return replica;
  }

  List<String> keyNames() {
    return keyNames;
  }

  /** Whether an index of this name lags; local ones never do. */
  boolean has(String index) {
    return indexes.contains(index);
  }

  /** Remembers what these items are after a write that has just been applied. */
  void record(Collection<Map<String, AttributeValue>> keys) {
    written++;
    IndexLag.Due due = lag.next(written, System.nanoTime());
    Map<Map<String, AttributeValue>, Map<String, AttributeValue>> items = read(keys);
    for (Map<String, AttributeValue> key : keys) {
      Deque<Image> images = pending.computeIfAbsent(key, any -> new ArrayDeque<>());
      IndexLag.Due inOrder = images.isEmpty() ? due : due.notBefore(images.getLast().due());
      images.add(new Image(items.getOrDefault(key, Map.of()), inOrder));
    }
  }

  /** Applies all writes whose time has come. */
  void catchUp() {
    long now = System.nanoTime();
    List<WriteRequest> writes = new ArrayList<>();
    pending.forEach((key, images) -> latest(images, now).ifPresent(i -> writes.add(i.write(key))));
    pending.values().removeIf(Deque::isEmpty);
    write(writes);
  }

  private Optional<Image> latest(Deque<Image> images, long now) {
    Image latest = null;
    while (!images.isEmpty() && images.getFirst().due().reached(written, now)) {
      latest = images.remove();
    }
    return Optional.ofNullable(latest);
  }

  void delete() {
    client.deleteTable(b -> b.tableName(replica));
  }

  private Map<Map<String, AttributeValue>, Map<String, AttributeValue>> read(
      Collection<Map<String, AttributeValue>> keys) {
    Map<Map<String, AttributeValue>, Map<String, AttributeValue>> items = new LinkedHashMap<>();
    List<Map<String, AttributeValue>> all = List.copyOf(keys);
    for (int from = 0; from < all.size(); from += BATCH_READ) {
      List<Map<String, AttributeValue>> some =
          all.subList(from, Math.min(from + BATCH_READ, all.size()));
      Map<String, KeysAndAttributes> left =
          Map.of(table, KeysAndAttributes.builder().keys(some).consistentRead(true).build());
      while (!left.isEmpty()) {
        var request = left;
        var response = client.batchGetItem(b -> b.requestItems(request));
        response
            .responses()
            .getOrDefault(table, List.of())
            .forEach(item -> items.put(keyOf(item), item));
        left = response.unprocessedKeys();
      }
    }
    return items;
  }

  private Map<String, AttributeValue> keyOf(Map<String, AttributeValue> item) {
    Map<String, AttributeValue> key = new LinkedHashMap<>();
    keyNames.forEach(name -> key.put(name, item.get(name)));
    return key;
  }

  private void write(List<WriteRequest> writes) {
    for (int from = 0; from < writes.size(); from += BATCH) {
      Map<String, List<WriteRequest>> left =
          Map.of(replica, writes.subList(from, Math.min(from + BATCH, writes.size())));
      while (!left.isEmpty()) {
        Map<String, List<WriteRequest>> request = left;
        BatchWriteItemResponse response = client.batchWriteItem(b -> b.requestItems(request));
        left = response.unprocessedItems();
      }
    }
  }

  private static WriteRequest put(Map<String, AttributeValue> item) {
    return WriteRequest.builder().putRequest(b -> b.item(item)).build();
  }

  /** An item after a write, empty if it was deleted, and when the indexes show it. */
  private record Image(Map<String, AttributeValue> item, IndexLag.Due due) {

    WriteRequest write(Map<String, AttributeValue> key) {
      return item.isEmpty()
          ? WriteRequest.builder().deleteRequest(b -> b.key(key)).build()
          : put(item);
    }
  }
}
