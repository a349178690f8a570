package com.example.community;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.time.Instant;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

@DynamoDbTest
class SdkTest {

  private static final String VERSION = System.getProperty("sdk.version");
  private static final boolean SUFFICES = VERSION.equals(System.getProperty("sdk.lowest"));

  private final DynamoDbClient client;
  private final String tableName;

  SdkTest(DynamoDbClient client, @TableName String tableName) {
    this.client = client;
    this.tableName = tableName;
  }

  @Test
  void theOldestSdkReadsAndWrites() {
    Assumptions.assumeTrue(SUFFICES);
    Members members = new Members(client, tableName);
    members.createTable();
    members.introduce(new User("ada", "Ada", Instant.EPOCH));
    members.open(new Group("math", "Mathematics", 0, 0));
    members.join("ada", "math");

    assertEquals(1, members.size("math"));
    assertEquals("ada", members.of("math").get(0).userId());
  }

  @Test
  void anOlderOneIsNamedWhenATableObjectIsMade() {
    Assumptions.assumeFalse(SUFFICES);
    IllegalStateException refused =
        assertThrows(IllegalStateException.class, () -> new Members(client, tableName));

    assertTrue(refused.getMessage().startsWith("[SDK_VERSION] "), refused.getMessage());
    assertTrue(refused.getMessage().contains(" has " + VERSION + "."), refused.getMessage());
  }
}
