package io.partita.runtime.internal.table;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType.N;
import static software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType.S;

import io.partita.runtime.Options;
import io.partita.runtime.TableReport;
import io.partita.runtime.generated.schema.IndexDefinition;
import io.partita.runtime.generated.schema.TableDefinition;
import io.partita.runtime.internal.operation.TableContext;
import java.util.List;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.BillingModeSummary;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndexDescription;
import software.amazon.awssdk.services.dynamodb.model.IndexStatus;
import software.amazon.awssdk.services.dynamodb.model.LocalSecondaryIndexDescription;
import software.amazon.awssdk.services.dynamodb.model.ProvisionedThroughput;
import software.amazon.awssdk.services.dynamodb.model.ProvisionedThroughputDescription;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;
import software.amazon.awssdk.services.dynamodb.model.TableStatus;
import software.amazon.awssdk.services.dynamodb.model.TimeToLiveDescription;
import software.amazon.awssdk.services.dynamodb.model.TimeToLiveStatus;

class TableReportTest {

  private final FakeDatabase database = new FakeDatabase();

  private TableAdmin admin(TableDefinition definition) {
    return new TableAdmin(TableContext.of(database, "community", Options.defaults()), definition);
  }

  /** Compares a definition with the table that another definition would have made. */
  private TableReport report(TableDefinition.Builder defined, TableDefinition.Builder live) {
    return report(defined, described(admin(live.build()).createRequest()).build());
  }

  private TableReport report(TableDefinition.Builder defined, TableDescription live) {
    database.tables.clear();
    database.tables.add(() -> live);
    return admin(defined.build()).verify();
  }

  private static TableDescription.Builder described(CreateTableRequest request) {
    return TableDescription.builder()
        .tableStatus(TableStatus.ACTIVE)
        .keySchema(request.keySchema())
        .attributeDefinitions(request.attributeDefinitions())
        .billingModeSummary(summary -> summary.billingMode(request.billingMode()))
        .provisionedThroughput(throughput(request.provisionedThroughput()))
        .globalSecondaryIndexes(
            request.globalSecondaryIndexes().stream().map(TableReportTest::described).toList())
        .localSecondaryIndexes(
            request.localSecondaryIndexes().stream()
                .map(
                    index ->
                        LocalSecondaryIndexDescription.builder()
                            .indexName(index.indexName())
                            .keySchema(index.keySchema())
                            .projection(index.projection())
                            .build())
                .toList());
  }

  private static GlobalSecondaryIndexDescription described(GlobalSecondaryIndex index) {
    return GlobalSecondaryIndexDescription.builder()
        .indexName(index.indexName())
        .keySchema(index.keySchema())
        .projection(index.projection())
        .indexStatus(IndexStatus.ACTIVE)
        .provisionedThroughput(throughput(index.provisionedThroughput()))
        .build();
  }

  private static ProvisionedThroughputDescription throughput(ProvisionedThroughput units) {
    return ProvisionedThroughputDescription.builder()
        .readCapacityUnits(units == null ? 0 : units.readCapacityUnits())
        .writeCapacityUnits(units == null ? 0 : units.writeCapacityUnits())
        .build();
  }

  private static TableDefinition.Builder table() {
    return TableDefinition.partitionKey("PK", S).sortKey("SK", S);
  }

  private static TableDefinition.Builder indexed() {
    return table()
        .index(IndexDefinition.global("GSI1", "GSI1PK", S).sortKey("GSI1SK", N).include("b", "a"))
        .index(IndexDefinition.local("LSI1", "PK", S).sortKey("votes", N).keysOnly());
  }

  @Test
  void aTableAsDefinedIsOk() {
    TableReport report = report(indexed(), indexed());
    assertTrue(report.isOk());
    assertEquals("Table community is as defined.", report.toString());
    assertDoesNotThrow(report::throwIfDifferent);
    assertEquals(List.of(), report(indexed().capacity(5, 6), indexed().capacity(5, 6)).remarks());
  }

  @Test
  void keysThatAProjectionNamesAreNoDifference() {
    TableDefinition.Builder live =
        table()
            .index(
                IndexDefinition.global("GSI1", "GSI1PK", S)
                    .sortKey("GSI1SK", N)
                    .include("a", "GSI1SK", "PK", "b", "SK", "GSI1PK"))
            .index(IndexDefinition.local("LSI1", "PK", S).sortKey("votes", N).keysOnly());
    assertEquals(List.of(), report(indexed(), live).differences());
  }

  @Test
  void whatAMissingTypeMeansIsSaid() {
    TableDefinition.Builder defined =
        table()
            .index(IndexDefinition.global("GSI1", "GSI1PK", S).include("a", "Type"))
            .typeAttribute("Type");
    TableDefinition.Builder live =
        table().index(IndexDefinition.global("GSI1", "GSI1PK", S).include("a"));
    assertEquals(
        List.of(
            "The projection of index GSI1 is INCLUDE [a]; it is defined as INCLUDE [Type, a]."
                + " Without Type, DynamoDB refuses the queries of the index that filter on it. A"
                + " projection cannot be changed: create another index that carries Type and use"
                + " its name, or set typeAttribute = \"\" if keys tell the entities apart."),
        report(defined, live).differences());
    TableDefinition.Builder lessThanDefined =
        table().index(IndexDefinition.global("GSI1", "GSI1PK", S).include("Type"));
    assertEquals(
        List.of(
            "The projection of index GSI1 is INCLUDE [Type]; it is defined as INCLUDE [Type, a]."),
        report(defined, lessThanDefined).differences());
    TableDefinition.Builder keys =
        table().index(IndexDefinition.global("GSI1", "GSI1PK", S).keysOnly());
    assertTrue(report(defined, keys).differences().get(0).contains("Without Type"));
    TableDefinition.Builder everything = table().index(IndexDefinition.global("GSI1", "GSI1PK", S));
    assertEquals(
        List.of("The projection of index GSI1 is ALL; it is defined as INCLUDE [Type, a]."),
        report(defined, everything).differences());
  }

  @Test
  void aMissingTableIsADifference() {
    database.tables.add(FakeDatabase::missing);
    TableReport report = admin(table().build()).verify();
    assertFalse(report.isOk());
    assertEquals(List.of("There is no such table."), report.differences());
  }

  @Test
  void keysAreComparedByNameAndType() {
    assertEquals(
        List.of("The key is PK (S), SK (N); it is defined as PK (S), SK (S)."),
        report(table(), TableDefinition.partitionKey("PK", S).sortKey("SK", N)).differences());
    assertEquals(
        List.of("The key is id (S); it is defined as PK (S), SK (S)."),
        report(table(), TableDefinition.partitionKey("id", S)).differences());
  }

  @Test
  void missingIndexesAreDifferencesAndUnknownOnesAreRemarks() {
    assertEquals(
        List.of("There is no index GSI1.", "There is no index LSI1."),
        report(indexed(), table()).differences());
    TableReport report = report(table(), indexed());
    assertTrue(report.isOk());
    assertEquals(
        List.of(
            "There is an index GSI1 that is not defined.",
            "There is an index LSI1 that is not defined."),
        report.remarks());
  }

  @Test
  void indexesAreComparedByKindKeyAndProjection() {
    TableDefinition.Builder live =
        table()
            .index(IndexDefinition.global("GSI1", "GSI1PK", S).include("a"))
            .index(IndexDefinition.global("LSI1", "PK", S).sortKey("votes", N));
    assertEquals(
        List.of(
            "The key of index GSI1 is GSI1PK (S); it is defined as GSI1PK (S), GSI1SK (N).",
            "The projection of index GSI1 is INCLUDE [a]; it is defined as INCLUDE [a, b].",
            "The kind of index LSI1 is global; it is defined as local.",
            "The projection of index LSI1 is ALL; it is defined as KEYS_ONLY."),
        report(indexed(), live).differences());
  }

  @Test
  void theWayOfPayingIsADifferenceAndTheNumbersAreRemarks() {
    assertEquals(
        List.of("The capacity is on demand; it is defined as provisioned."),
        report(table().capacity(5, 5), table()).differences());
    assertEquals(
        List.of("The capacity is provisioned; it is defined as on demand."),
        report(table(), table().capacity(5, 5)).differences());
    TableReport scaled = report(indexed().capacity(5, 6), indexed().capacity(50, 6));
    assertTrue(scaled.isOk());
    assertEquals(
        List.of(
            "The table has 50 read and 6 write units; it is defined with 5 and 6.",
            "Index GSI1 has 50 read and 6 write units; it is defined with 5 and 6."),
        scaled.remarks());
  }

  @Test
  void aTableThatNeverWasOnDemandSaysNothingAboutIt() {
    TableDescription old =
        described(admin(table().capacity(1, 1).build()).createRequest())
            .billingModeSummary((BillingModeSummary) null)
            .build();
    assertTrue(report(table().capacity(1, 1), old).isOk());
  }

  @Test
  void whatIsNotActiveIsADifference() {
    CreateTableRequest request = admin(indexed().build()).createRequest();
    TableDescription live =
        described(request)
            .tableStatus(TableStatus.DELETING)
            .globalSecondaryIndexes(
                described(request.globalSecondaryIndexes().get(0)).toBuilder()
                    .indexStatus(IndexStatus.CREATING)
                    .build())
            .build();
    assertEquals(
        List.of(
            "The table is not active: its status is DELETING.",
            "Index GSI1 is not active: its status is CREATING."),
        report(indexed(), live).differences());
  }

  @Test
  void expiryIsCompared() {
    assertEquals(
        List.of("The attribute of expiry is none; it is defined as expires."),
        report(table().timeToLive("expires"), table()).differences());
    database.timeToLive =
        TimeToLiveDescription.builder()
            .attributeName("ttl")
            .timeToLiveStatus(TimeToLiveStatus.ENABLED)
            .build();
    assertEquals(
        List.of("The attribute of expiry is ttl; it is defined as expires."),
        report(table().timeToLive("expires"), table()).differences());
    assertTrue(report(table().timeToLive("ttl"), table()).isOk());
    assertEquals(
        List.of("Items expire by attribute ttl, which is not defined."),
        report(table(), table()).remarks());
  }

  @Test
  void differencesCanBeThrown() {
    TableReport report = report(indexed(), table());
    IllegalStateException thrown =
        assertThrows(IllegalStateException.class, report::throwIfDifferent);
    assertEquals(
        """
        [TABLE_DIFFERS] Table community is not as defined:
        - There is no index GSI1.
        - There is no index LSI1.""",
        thrown.getMessage());
  }
}
