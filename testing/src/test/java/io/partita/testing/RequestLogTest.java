package io.partita.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.Delete;
import software.amazon.awssdk.services.dynamodb.model.KeysAndAttributes;
import software.amazon.awssdk.services.dynamodb.model.Put;
import software.amazon.awssdk.services.dynamodb.model.PutRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

@DynamoDbTest
class RequestLogTest {

  private final ByteArrayOutputStream printed = new ByteArrayOutputStream();
  private final DynamoDbClient client;
  private final String table;

  RequestLogTest(DynamoDbLocal local, @TableName String table) {
    this.table = table;
    RequestLog log = RequestLog.to(new PrintStream(printed, true, StandardCharsets.UTF_8));
    this.client =
        local.clientBuilder().overrideConfiguration(c -> c.addExecutionInterceptor(log)).build();
  }

  @BeforeEach
  void createTable(DynamoDbClient unlogged) {
    unlogged.createTable(Tables.withPartitionKey(table));
  }

  @AfterEach
  void deleteTable(DynamoDbClient unlogged) {
    unlogged.deleteTable(request -> request.tableName(table));
    client.close();
  }

  @Test
  void showsExpressionsWithNamesAndValuesInPlace() {
    put(item("ORDER#1", Map.of("total", AttributeValue.fromN("12.5"))));

    client.query(
        request ->
            request
                .tableName(table)
                .keyConditionExpression("#k = :k")
                .filterExpression("#total > :min AND #total < :minimum")
                .expressionAttributeNames(Map.of("#k", "PK", "#total", "total"))
                .expressionAttributeValues(
                    Map.of(
                        ":k", AttributeValue.fromS("ORDER#1"),
                        ":min", AttributeValue.fromN("10"),
                        ":minimum", AttributeValue.fromN("100"))));

    assertPrinted(
        """
        [1] PutItem  TABLE
              item  {PK: "ORDER#1", total: 12.5}
            answered in N ms
        [2] Query  TABLE
              key condition  PK = "ORDER#1"
              filter         total > 10 AND total < 100
            answered in N ms
              items
                1  {PK: "ORDER#1", total: 12.5}
              count          1
              scanned count  1
        """);
  }

  @Test
  void showsAnItemThatIsTooWideForALineAttributeByAttribute() {
    put(
        item(
            "ORDER#1",
            Map.of(
                "note", AttributeValue.fromS("line one\nand \"two\""),
                "tags", AttributeValue.fromSs(List.of("new")),
                "lines",
                    AttributeValue.fromL(
                        List.of(AttributeValue.fromM(Map.of("sku", AttributeValue.fromS("A-1"))))),
                "text", AttributeValue.fromS("x".repeat(130)))));

    assertPrinted(
        """
        [1] PutItem  TABLE
              item
                PK     "ORDER#1"
                lines  [{sku: "A-1"}]
                note   "line one\\u000aand \\"two\\""
                tags   set("new")
                text   "%s..." (130 characters)
            answered in N ms
        """
            .formatted("x".repeat(120)));
  }

  @Test
  void showsWhatDynamoDbRefused() {
    put(item("ORDER#1", Map.of()));
    printed.reset();

    assertThrows(
        ConditionalCheckFailedException.class,
        () ->
            client.putItem(
                request ->
                    request
                        .tableName(table)
                        .item(item("ORDER#1", Map.of()))
                        .conditionExpression("attribute_not_exists(#k)")
                        .expressionAttributeNames(Map.of("#k", "PK"))
                        .returnValuesOnConditionCheckFailure("ALL_OLD")));

    assertPrinted(
        """
        [2] PutItem  TABLE
              item               {PK: "ORDER#1"}
              condition          attribute_not_exists(PK)
              return on failure  ALL_OLD
            ConditionalCheckFailedException: The conditional request failed, after N ms
              item  {PK: "ORDER#1"}
        """);
  }

  @Test
  void showsEachActionOfATransactionAndWhyItWasCancelled() {
    assertThrows(
        TransactionCanceledException.class,
        () ->
            client.transactWriteItems(
                request ->
                    request.transactItems(
                        TransactWriteItem.builder()
                            .put(
                                Put.builder()
                                    .tableName(table)
                                    .item(item("ORDER#1", Map.of()))
                                    .build())
                            .build(),
                        TransactWriteItem.builder()
                            .delete(
                                Delete.builder()
                                    .tableName(table)
                                    .key(item("ORDER#2", Map.of()))
                                    .conditionExpression("attribute_exists(PK)")
                                    .build())
                            .build())));

    assertPrinted(
        """
        [1] TransactWriteItems
              transact items
                1 put     TABLE
                  item  {PK: "ORDER#1"}
                2 delete  TABLE
                  key        {PK: "ORDER#2"}
                  condition  attribute_exists(PK)
            TransactionCanceledException: Transaction cancelled, please refer cancellation reasons \
        for specific reasons [None, ConditionalCheckFailed], after N ms
              cancellation reasons
                1 code  None
                2       code ConditionalCheckFailed, message The conditional request failed
        """);
  }

  @Test
  void showsBatchesTableByTable() {
    client.batchWriteItem(
        request ->
            request.requestItems(
                Map.of(
                    table,
                    List.of(
                        WriteRequest.builder()
                            .putRequest(
                                PutRequest.builder().item(item("ORDER#1", Map.of())).build())
                            .build()))));
    client.batchGetItem(
        request ->
            request.requestItems(
                Map.of(
                    table,
                    KeysAndAttributes.builder().keys(List.of(item("ORDER#1", Map.of()))).build())));

    assertPrinted(
        """
        [1] BatchWriteItem
              request items
                TABLE
                  1 put request item  {PK: "ORDER#1"}
            answered in N ms
        [2] BatchGetItem
              request items
                TABLE keys
                  1  {PK: "ORDER#1"}
            answered in N ms
              responses
                TABLE
                  1  {PK: "ORDER#1"}
        """);
  }

  @Test
  void colourIsForTerminalsOnly() {
    assertEquals(Ink.ANSI, Ink.forConsole(Map.<String, String>of()::get, true));
    assertEquals(Ink.NONE, Ink.forConsole(Map.<String, String>of()::get, false));
    assertEquals(Ink.NONE, Ink.forConsole(Map.of("NO_COLOR", "1")::get, true));
    assertEquals(Ink.NONE, Ink.forConsole(Map.of("TERM", "dumb")::get, true));
    assertEquals("\u001b[32mok\u001b[0m", Ink.ANSI.good("ok"));
    assertFalse(Ink.NONE.good("ok").contains("\u001b"));
  }

  private void put(Map<String, AttributeValue> item) {
    client.putItem(request -> request.tableName(table).item(item));
  }

  private static Map<String, AttributeValue> item(
      String key, Map<String, AttributeValue> attributes) {
    Map<String, AttributeValue> item = new TreeMap<>(attributes);
    item.put("PK", AttributeValue.fromS(key));
    return item;
  }

  private void assertPrinted(String expected) {
    assertEquals(
        expected,
        printed
            .toString(StandardCharsets.UTF_8)
            .replace(System.lineSeparator(), "\n")
            .replace(table, "TABLE")
            .replaceAll("\\d+ ms", "N ms"));
  }
}
