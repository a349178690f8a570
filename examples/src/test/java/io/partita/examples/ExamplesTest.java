package io.partita.examples;

import static org.junit.jupiter.api.Assertions.assertTrue;

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
  void theShopTellsWhatItDid(DynamoDbClient client) {
    ByteArrayOutputStream told = new ByteArrayOutputStream();
    new ShopExample()
        .run(client, new Narrator(new PrintStream(told, true, StandardCharsets.UTF_8)));
    String text = told.toString(StandardCharsets.UTF_8);
    assertTrue(text.contains("! ItemAlreadyExistsException"), text);
    assertTrue(text.contains("! VersionConflictException"), text);
    assertTrue(text.contains("tags=[math, vip]"), text);
    assertTrue(text.contains("! ItemNotFoundException"), text);
    client.deleteTable(b -> b.tableName("shop"));
  }
}
