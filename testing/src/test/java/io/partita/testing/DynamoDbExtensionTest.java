package io.partita.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.platform.testkit.engine.EngineTestKit;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

@DynamoDbTest
class DynamoDbExtensionTest {

  private final DynamoDbClient client;
  private final String tableName;

  DynamoDbExtensionTest(DynamoDbClient client, @TableName String tableName) {
    this.client = client;
    this.tableName = tableName;
  }

  @Test
  void aTestClassHasOneClientAndOneTableName(
      DynamoDbClient sameClient, DynamoDbLocal local, @TableName String sameName) {
    assertSame(client, sameClient);
    assertEquals(tableName, sameName);
    assertTrue(local.endpoint().toString().startsWith("http://"));
  }

  @Test
  void aTestClassMayHaveSeveralTables(
      @TableName("archive") String archive, @TableName("archive") String again) {
    assertNotEquals(tableName, archive);
    assertEquals(archive, again);
  }

  @Test
  void aTableNameIsLegalAndReadable() {
    assertTrue(tableName.matches("DynamoDbExtensionTest-[A-Za-z0-9_.-]{3,100}"), tableName);
    assertTrue(new TableNames("X".repeat(300)).name("ü#").matches("[A-Za-z0-9_.-]{3,255}"));
  }

  @Nested
  class InANestedClass {

    @Test
    void theTableNameIsThatOfTheClassAround(@TableName String nestedName) {
      assertEquals(tableName, nestedName);
    }
  }

  @Test
  void aTableNameIsNeverUsedAgain() {
    assertNotEquals(new TableNames("OrdersTest").name(""), new TableNames("OrdersTest").name(""));
  }

  @Test
  void tablesAreDeletedAfterTheirClass() {
    EngineTestKit.engine("junit-jupiter")
        .selectors(selectClass(CreatesATable.class))
        .execute()
        .testEvents()
        .assertStatistics(events -> events.succeeded(1));

    assertEquals(1, CreatesATable.NAMES.size());
    assertEquals(List.of(), TablesAtTheEnd.LEFT_OVER);
  }

  /** Run by the test above, not by the build. */
  @ExtendWith(TablesAtTheEnd.class)
  @DynamoDbTest
  static class CreatesATable {

    static final List<String> NAMES = new ArrayList<>();

    @Test
    void creates(DynamoDbClient client, @TableName String tableName) {
      NAMES.add(tableName);
      client.createTable(Tables.withPartitionKey(tableName));
      TablesAtTheEnd.client = client;
      assertTrue(TablesAtTheEnd.exists(tableName));
    }
  }

  /** Registered before the extension under test, so that its callback runs after that one's. */
  static final class TablesAtTheEnd implements AfterAllCallback {

    static final List<String> LEFT_OVER = new ArrayList<>();
    static DynamoDbClient client;

    @Override
    public void afterAll(ExtensionContext context) {
      CreatesATable.NAMES.stream().filter(TablesAtTheEnd::exists).forEach(LEFT_OVER::add);
    }

    static boolean exists(String tableName) {
      return client.listTablesPaginator().tableNames().stream().anyMatch(tableName::equals);
    }
  }
}
