package io.partita.benchmarks.shop;

import io.partita.benchmarks.data.Dataset;
import io.partita.benchmarks.handwritten.Keys;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemResponse;
import software.amazon.awssdk.services.dynamodb.model.PutRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

/** The requests of the contenders on the low-level client. */
public final class LowLevelCalls {

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
            .conditionExpression("attribute_not_exists(PK)")
            .build());
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
