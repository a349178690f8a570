package io.partita.examples;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.examples.community.CommunityExample;
import io.partita.examples.shop.ShopExample;
import io.partita.testing.DynamoDbTest;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

@DynamoDbTest
class ExamplesTest {

  @Test
  void theCommunityIsReadFromBothSides(DynamoDbClient client) {
    String text = told(new CommunityExample(), client);
    assertTrue(text.contains("! ItemNotFoundException"), text);
    assertTrue(text.contains("target=Optional[Group[groupId=poetry"), text);
    assertTrue(text.contains("= 2\n"), text);
    assertTrue(text.contains("= false\n"), text);
    client.deleteTable(b -> b.tableName("community"));
  }

  private static String told(Example example, DynamoDbClient client) {
    ByteArrayOutputStream told = new ByteArrayOutputStream();
    example.run(client, new Narrator(new PrintStream(told, true, StandardCharsets.UTF_8)));
    return told.toString(StandardCharsets.UTF_8).replace("\r\n", "\n");
  }

  @Test
  void theShopTellsWhatItDid(DynamoDbClient client) {
    String text = told(new ShopExample(), client);
    assertTrue(text.contains("! ItemAlreadyExistsException"), text);
    assertTrue(text.contains("! VersionConflictException"), text);
    assertTrue(text.contains("tags=[math, vip]"), text);
    assertTrue(text.contains("! ItemNotFoundException"), text);
    client.deleteTable(b -> b.tableName("shop"));
  }
}
