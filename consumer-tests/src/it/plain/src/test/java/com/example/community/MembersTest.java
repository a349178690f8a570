package com.example.community;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

@DynamoDbTest
class MembersTest {

  private final Members members;

  MembersTest(DynamoDbClient client, @TableName String tableName) {
    members = new Members(client, tableName);
    members.createTable();
  }

  @Test
  void countsWhoJoins() {
    members.introduce(new User("ada", "Ada", Instant.EPOCH));
    members.open(new Group("math", "Mathematics", 0, 0));
    members.join("ada", "math");

    assertEquals(1, members.size("math"));
    assertEquals("ada", members.of("math").get(0).userId());
    assertTrue(members.plan("math").contains("GSI1PK"));
  }
}
