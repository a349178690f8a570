package io.partita.it.shop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.runtime.Explanation;
import io.partita.runtime.TableReport;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.TableStatus;
import software.amazon.awssdk.services.dynamodb.model.TimeToLiveStatus;

@DynamoDbTest
class TableTest {

  @Test
  void aMissingTableIsReportedThenCreatedThenAccepted(
      DynamoDbClient client, @TableName String name) {
    ShopTable shop = ShopTable.of(client, name);
    TableReport missing = shop.verifyTable();
    assertFalse(missing.isOk());
    assertTrue(shop.createTableIfMissing());
    assertEquals(
        TableStatus.ACTIVE, client.describeTable(b -> b.tableName(name)).table().tableStatus());
    assertEquals(
        TimeToLiveStatus.ENABLED,
        client
            .describeTimeToLive(b -> b.tableName(name))
            .timeToLiveDescription()
            .timeToLiveStatus());
    assertFalse(shop.createTableIfMissing());
    assertTrue(shop.verifyTable().isOk(), () -> shop.verifyTable().toString());
  }

  @Test
  void aDifferentTableIsReportedInWords(DynamoDbClient client, @TableName String name) {
    String other = name + "-other";
    CreateTableRequest request = ShopTable.of(client, other).createTableRequest();
    client.createTable(
        request.toBuilder()
            .globalSecondaryIndexes(
                request.globalSecondaryIndexes().stream()
                    .filter(index -> index.indexName().equals("GSI1"))
                    .collect(Collectors.toList()))
            .attributeDefinitions(
                request.attributeDefinitions().stream()
                    .filter(attribute -> !attribute.attributeName().startsWith("GSI2"))
                    .collect(Collectors.toList()))
            .build());
    TableReport report = ShopTable.of(client, other).verifyTable();
    assertFalse(report.isOk());
    assertTrue(report.toString().contains("GSI2"), report.toString());
    assertFalse(report.toString().contains("GSI1"), report.toString());
  }

  @Test
  void theRequestHoldsKeysAndIndexes(DynamoDbClient client) {
    CreateTableRequest request = ShopTable.of(client, "shop").createTableRequest();
    assertEquals("shop", request.tableName());
    assertEquals(BillingMode.PAY_PER_REQUEST, request.billingMode());
    assertEquals(
        List.of("PK HASH", "SK RANGE"),
        request.keySchema().stream()
            .map(key -> key.attributeName() + " " + key.keyType())
            .collect(Collectors.toList()));
    assertEquals(
        List.of("GSI1", "GSI2"),
        request.globalSecondaryIndexes().stream()
            .map(i -> i.indexName())
            .collect(Collectors.toList()));
    assertEquals(KeyType.HASH, request.keySchema().get(0).keyType());
  }

  @Test
  void explainShowsRequestsAndSendsNothing(DynamoDbClient client) {
    ShopTable shop = ShopTable.of(client, "no-such-table");
    Explanation create = shop.explain(s -> s.product().create(Samples.product("secret")));
    assertTrue(create.describe().contains("PutItem"), create.describe());
    assertTrue(create.describe().contains("attribute_not_exists"), create.describe());
    assertTrue(create.describe().contains("PRODUCT#secret"), create.describe());
    assertFalse(create.toString().contains("secret"), create.toString());

    Explanation batch =
        shop.explain(
            s ->
                s.product()
                    .putAll(
                        IntStream.range(0, 60)
                            .mapToObj(i -> Samples.product("p" + i))
                            .collect(Collectors.toList())));
    assertEquals(3, batch.requests().size());

    Explanation update = shop.explain(s -> s.order().update("c", 1).priority(3).executeAndGet());
    assertTrue(update.describe().contains("UpdateItem"), update.describe());
    Explanation readFirst =
        shop.explain(s -> s.order().update("c", 1).status(OrderStatus.PAID).executeAndGet());
    assertTrue(readFirst.describe().contains("GetItem"), readFirst.describe());
  }
}
