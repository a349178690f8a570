package io.partita.benchmarks.shop;

import io.partita.benchmarks.data.Dataset;
import io.partita.benchmarks.handwritten.Keys;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.Delete;
import software.amazon.awssdk.services.dynamodb.model.Put;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemResponse;
import software.amazon.awssdk.services.dynamodb.model.PutRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.ReturnValue;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsResponse;
import software.amazon.awssdk.services.dynamodb.model.Update;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemResponse;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

/** The requests of the contenders on the low-level client. */
public final class LowLevelCalls {

  /** The condition that an item exists. */
  static final String PRESENT = "attribute_exists(PK)";

  private static final String ABSENT = "attribute_not_exists(PK)";
  private static final AttributeValue ONE = AttributeValue.fromN("1");

  private final DynamoDbClient client;

  public LowLevelCalls(DynamoDbClient client) {
    this.client = client;
  }

  Map<String, AttributeValue> order(String customerId, String orderId) {
    return client
        .getItem(
            request ->
                request
                    .tableName(Dataset.TABLE)
                    .key(
                        Map.of(
                            "PK", AttributeValue.fromS(Keys.customer(customerId)),
                            "SK", AttributeValue.fromS(Keys.order(orderId)))))
        .item();
  }

  List<Map<String, AttributeValue>> orders(String customerId) {
    return query(
        QueryRequest.builder()
            .tableName(Dataset.TABLE)
            .keyConditionExpression("PK = :pk AND begins_with(SK, :sk)")
            .expressionAttributeValues(
                Map.of(
                    ":pk", AttributeValue.fromS(Keys.customer(customerId)),
                    ":sk", AttributeValue.fromS(Keys.ORDERS))));
  }

  List<Map<String, AttributeValue>> favorites(String productId) {
    return query(
        QueryRequest.builder()
            .tableName(Dataset.TABLE)
            .indexName("GSI1")
            .keyConditionExpression("GSI1PK = :pk AND begins_with(GSI1SK, :sk)")
            .expressionAttributeValues(
                Map.of(
                    ":pk", AttributeValue.fromS(Keys.product(productId)),
                    ":sk", AttributeValue.fromS(Keys.CUSTOMERS))));
  }

  /** Everything in a customer's item collection. */
  public List<Map<String, AttributeValue>> collection(String customerId) {
    return query(
        QueryRequest.builder()
            .tableName(Dataset.TABLE)
            .keyConditionExpression("PK = :pk")
            .expressionAttributeValues(
                Map.of(":pk", AttributeValue.fromS(Keys.customer(customerId)))));
  }

  private List<Map<String, AttributeValue>> query(QueryRequest.Builder request) {
    return client.query(request.build()).items();
  }

  PutItemResponse create(Map<String, AttributeValue> item) {
    return client.putItem(
        PutItemRequest.builder()
            .tableName(Dataset.TABLE)
            .item(item)
            .conditionExpression(ABSENT)
            .build());
  }

  /**
   * Sets all attributes of an item but its key, and leaves others as they are.
   *
   * @param condition null for none
   */
  Map<String, AttributeValue> update(Map<String, AttributeValue> item, @Nullable String condition) {
    StringBuilder expression = new StringBuilder("SET ");
    Map<String, String> names = new HashMap<>();
    Map<String, AttributeValue> values = new HashMap<>();
    for (Map.Entry<String, AttributeValue> attribute : item.entrySet()) {
      String name = attribute.getKey();
      if (!name.equals("PK") && !name.equals("SK")) {
        expression.append(names.isEmpty() ? "#" : ", #").append(name).append(" = :").append(name);
        names.put("#" + name, name);
        values.put(":" + name, attribute.getValue());
      }
    }
    return client
        .updateItem(
            UpdateItemRequest.builder()
                .tableName(Dataset.TABLE)
                .key(Map.of("PK", item.get("PK"), "SK", item.get("SK")))
                .updateExpression(expression.toString())
                .conditionExpression(condition)
                .expressionAttributeNames(names)
                .expressionAttributeValues(values)
                .returnValues(ReturnValue.ALL_NEW)
                .build())
        .attributes();
  }

  UpdateItemResponse changeStatus(String customerId, String orderId, String status) {
    return client.updateItem(
        UpdateItemRequest.builder()
            .tableName(Dataset.TABLE)
            .key(
                Map.of(
                    "PK", AttributeValue.fromS(Keys.customer(customerId)),
                    "SK", AttributeValue.fromS(Keys.order(orderId))))
            .updateExpression("SET #status = :status")
            .conditionExpression(PRESENT)
            .expressionAttributeNames(Map.of("#status", "status"))
            .expressionAttributeValues(Map.of(":status", AttributeValue.fromS(status)))
            .build());
  }

  /** Puts new memberships of a club and adds to its count. */
  TransactWriteItemsResponse join(List<Map<String, AttributeValue>> items, String clubId) {
    List<TransactWriteItem> actions = new ArrayList<>(items.size() + 1);
    for (Map<String, AttributeValue> item : items) {
      Put put =
          Put.builder().tableName(Dataset.TABLE).item(item).conditionExpression(ABSENT).build();
      actions.add(TransactWriteItem.builder().put(put).build());
    }
    AttributeValue joined = AttributeValue.fromN(Integer.toString(items.size()));
    actions.add(count(clubId, "SET memberCount = memberCount + :n", PRESENT, joined));
    return transact(actions);
  }

  /** Deletes a membership and subtracts from the club's count. */
  TransactWriteItemsResponse leave(String memberId, String clubId) {
    Delete delete =
        Delete.builder()
            .tableName(Dataset.TABLE)
            .key(
                Map.of(
                    "PK", AttributeValue.fromS(Keys.member(memberId)),
                    "SK", AttributeValue.fromS(Keys.club(clubId))))
            .conditionExpression(PRESENT)
            .build();
    return transact(
        List.of(
            TransactWriteItem.builder().delete(delete).build(),
            count(clubId, "SET memberCount = memberCount - :n", "memberCount >= :n", ONE)));
  }

  private static TransactWriteItem count(
      String clubId, String expression, String condition, AttributeValue number) {
    Update update =
        Update.builder()
            .tableName(Dataset.TABLE)
            .key(
                Map.of(
                    "PK", AttributeValue.fromS(Keys.club(clubId)),
                    "SK", AttributeValue.fromS(Keys.CLUB)))
            .updateExpression(expression)
            .conditionExpression(condition)
            .expressionAttributeValues(Map.of(":n", number))
            .build();
    return TransactWriteItem.builder().update(update).build();
  }

  private TransactWriteItemsResponse transact(List<TransactWriteItem> actions) {
    return client.transactWriteItems(
        TransactWriteItemsRequest.builder().transactItems(actions).build());
  }

  BatchWriteItemResponse put(List<Map<String, AttributeValue>> items) {
    List<WriteRequest> writes =
        items.stream()
            .map(item -> PutRequest.builder().item(item).build())
            .map(put -> WriteRequest.builder().putRequest(put).build())
            .toList();
    BatchWriteItemResponse response =
        client.batchWriteItem(
            BatchWriteItemRequest.builder().requestItems(Map.of(Dataset.TABLE, writes)).build());
    if (!response.unprocessedItems().isEmpty()) {
      throw new IllegalStateException("Items were left unprocessed");
    }
    return response;
  }
}
