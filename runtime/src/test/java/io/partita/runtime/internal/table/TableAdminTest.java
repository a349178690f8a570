package io.partita.runtime.internal.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType.B;
import static software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType.N;
import static software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType.S;

import io.partita.runtime.Options;
import io.partita.runtime.generated.schema.IndexDefinition;
import io.partita.runtime.generated.schema.TableDefinition;
import io.partita.runtime.internal.operation.TableContext;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.ProjectionType;
import software.amazon.awssdk.services.dynamodb.model.ResourceInUseException;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;
import software.amazon.awssdk.services.dynamodb.model.TableStatus;
import software.amazon.awssdk.services.dynamodb.model.TimeToLiveDescription;
import software.amazon.awssdk.services.dynamodb.model.TimeToLiveStatus;

class TableAdminTest {

  private static final TableDefinition PLAIN =
      TableDefinition.partitionKey("PK", S).sortKey("SK", S).build();
  private static final TableDefinition EXPIRING =
      TableDefinition.partitionKey("PK", S).sortKey("SK", S).timeToLive("expires").build();

  private final FakeDatabase database = new FakeDatabase();

  private TableAdmin admin(TableDefinition definition) {
    return admin(definition, Duration.ofMinutes(1));
  }

  private TableAdmin admin(TableDefinition definition, Duration patience) {
    return new TableAdmin(
        TableContext.of(database, "community", Options.defaults()), definition, patience);
  }

  private static TableDescription in(TableStatus status) {
    return TableDescription.builder().tableStatus(status).build();
  }

  @Test
  void anIndexIncludesTheMarkUnderItsConfiguredName() {
    TableDefinition definition =
        TableDefinition.partitionKey("PK", S)
            .index(IndexDefinition.global("GSI1", "GSI1PK", S).include("name").includeMark())
            .index(IndexDefinition.global("GSI2", "GSI2PK", S).include("name"))
            .build();
    Options options = Options.builder().markAttribute("going").build();
    CreateTableRequest request =
        new TableAdmin(TableContext.of(database, "community", options), definition).createRequest();
    assertEquals(
        List.of(List.of("name", "going"), List.of("name")),
        request.globalSecondaryIndexes().stream()
            .map(index -> index.projection().nonKeyAttributes())
            .toList());
  }

  @Test
  void aPlainTableIsPaidForOnDemand() {
    CreateTableRequest request = admin(PLAIN).createRequest();
    assertEquals("community", request.tableName());
    assertEquals(BillingMode.PAY_PER_REQUEST, request.billingMode());
    assertNull(request.provisionedThroughput());
    assertEquals(List.of(key("PK", KeyType.HASH), key("SK", KeyType.RANGE)), request.keySchema());
    assertEquals(List.of(attribute("PK", S), attribute("SK", S)), request.attributeDefinitions());
    assertFalse(request.hasGlobalSecondaryIndexes());
    assertFalse(request.hasLocalSecondaryIndexes());
  }

  @Test
  void attributesAreDefinedOnceInTheOrderOfTheirUse() {
    TableDefinition definition =
        TableDefinition.partitionKey("PK", S)
            .sortKey("SK", N)
            .index(IndexDefinition.global("GSI1", "SK", N).sortKey("PK", S))
            .index(IndexDefinition.global("GSI2", "GSI2PK", S).keysOnly())
            .index(
                IndexDefinition.local("LSI1", "PK", S).sortKey("hash", B).include("name", "size"))
            .build();
    CreateTableRequest request = admin(definition).createRequest();
    assertEquals(
        List.of(
            attribute("PK", S), attribute("SK", N), attribute("GSI2PK", S), attribute("hash", B)),
        request.attributeDefinitions());
    assertEquals(
        List.of("GSI1", "GSI2"),
        request.globalSecondaryIndexes().stream().map(GlobalSecondaryIndex::indexName).toList());
    assertEquals(
        List.of(key("SK", KeyType.HASH), key("PK", KeyType.RANGE)),
        request.globalSecondaryIndexes().get(0).keySchema());
    assertEquals(
        ProjectionType.ALL, request.globalSecondaryIndexes().get(0).projection().projectionType());
    assertEquals(
        List.of(key("GSI2PK", KeyType.HASH)), request.globalSecondaryIndexes().get(1).keySchema());
    assertEquals(
        ProjectionType.KEYS_ONLY,
        request.globalSecondaryIndexes().get(1).projection().projectionType());
    assertEquals(
        ProjectionType.INCLUDE,
        request.localSecondaryIndexes().get(0).projection().projectionType());
    assertEquals(
        List.of("name", "size"),
        request.localSecondaryIndexes().get(0).projection().nonKeyAttributes());
    assertEquals(request, admin(definition).createRequest());
  }

  @Test
  void anIndexHasTheCapacityOfItsTableUnlessItSaysOtherwise() {
    TableDefinition definition =
        TableDefinition.partitionKey("PK", S)
            .capacity(100, 50)
            .index(IndexDefinition.global("A", "a", S))
            .index(IndexDefinition.global("B", "b", S).capacity(7, 8))
            .build();
    CreateTableRequest request = admin(definition).createRequest();
    assertEquals(BillingMode.PROVISIONED, request.billingMode());
    assertEquals(100, request.provisionedThroughput().readCapacityUnits());
    assertEquals(50, request.provisionedThroughput().writeCapacityUnits());
    assertEquals(
        100, request.globalSecondaryIndexes().get(0).provisionedThroughput().readCapacityUnits());
    assertEquals(
        8, request.globalSecondaryIndexes().get(1).provisionedThroughput().writeCapacityUnits());
  }

  private static KeySchemaElement key(String name, KeyType type) {
    return KeySchemaElement.builder().attributeName(name).keyType(type).build();
  }

  private static AttributeDefinition attribute(String name, ScalarAttributeType type) {
    return AttributeDefinition.builder().attributeName(name).attributeType(type).build();
  }

  @Test
  void anExistingTableIsLeftAlone() {
    database.tables.add(() -> in(TableStatus.ACTIVE));
    assertFalse(admin(EXPIRING).createIfMissing());
    assertEquals(List.of("DescribeTable community"), database.requests);
  }

  @Test
  void aTableThatSomebodyElseIsCreatingIsWaitedFor() {
    database.tables.add(() -> in(TableStatus.CREATING));
    database.tables.add(() -> in(TableStatus.CREATING));
    database.tables.add(() -> in(TableStatus.ACTIVE));
    assertFalse(admin(PLAIN).createIfMissing());
    assertEquals(3, database.requests.size());
  }

  @Test
  void aMissingTableIsCreatedAwaitedAndGivenItsExpiry() {
    database.tables.add(FakeDatabase::missing);
    // DescribeTable is eventually consistent: it may not know a table that was created a moment
    // ago.
    database.tables.add(FakeDatabase::missing);
    database.tables.add(() -> in(TableStatus.CREATING));
    database.tables.add(() -> in(TableStatus.ACTIVE));
    assertTrue(admin(EXPIRING).createIfMissing());
    assertEquals(
        List.of(
            "DescribeTable community",
            "CreateTable community",
            "DescribeTable community",
            "DescribeTable community",
            "DescribeTable community",
            "UpdateTimeToLive expires"),
        database.requests);
  }

  @Test
  void losingARaceIsFineAndTheExpiryIsOnEitherWay() {
    database.tables.add(FakeDatabase::missing);
    database.tables.add(() -> in(TableStatus.ACTIVE));
    database.creation =
        () -> {
          throw ResourceInUseException.builder().message("exists").build();
        };
    database.timeToLiveUpdate =
        () -> {
          throw DynamoDbException.builder().message("TimeToLive is already enabled").build();
        };
    database.timeToLive = timeToLive("expires");
    assertFalse(admin(EXPIRING).createIfMissing());
    assertEquals(
        "DescribeTimeToLive community", database.requests.get(database.requests.size() - 1));
  }

  @Test
  void aRefusedExpiryIsNotHidden() {
    database.tables.add(FakeDatabase::missing);
    database.tables.add(() -> in(TableStatus.ACTIVE));
    DynamoDbException refusal =
        (DynamoDbException) DynamoDbException.builder().message("no").build();
    database.timeToLiveUpdate =
        () -> {
          throw refusal;
        };
    database.timeToLive = timeToLive("another");
    assertSame(
        refusal, assertThrows(DynamoDbException.class, () -> admin(EXPIRING).createIfMissing()));
  }

  private static TimeToLiveDescription timeToLive(String attribute) {
    return TimeToLiveDescription.builder()
        .attributeName(attribute)
        .timeToLiveStatus(TimeToLiveStatus.ENABLED)
        .build();
  }

  @Test
  void waitingEndsAtTheDeadline() {
    database.tables.add(FakeDatabase::missing);
    database.tables.add(() -> in(TableStatus.CREATING));
    IllegalStateException late =
        assertThrows(
            IllegalStateException.class, () -> admin(PLAIN, Duration.ZERO).createIfMissing());
    assertEquals(
        "[TABLE_NOT_ACTIVE] Table community is not active after 0 seconds. Look at its status, then"
            + " call again.",
        late.getMessage());
  }
}
