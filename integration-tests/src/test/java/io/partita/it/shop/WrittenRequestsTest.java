package io.partita.it.shop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.it.Requests;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** The generated documentation of writes names the requests that are sent. */
@DynamoDbTest
class WrittenRequestsTest {

  private static final Path GENERATED =
      Path.of("target/generated-test-sources/test-annotations/io/partita/it/shop");
  private static final Pattern CALL = Pattern.compile("(?:Get|Put|Update|Delete)Item(?!s)");

  private static Requests requests;
  private static ShopTable shop;

  @BeforeAll
  static void createTable(DynamoDbClient client, @TableName String name) {
    ShopTable.of(client, name).createTableIfMissing();
    requests = new Requests(client);
    shop = ShopTable.of(requests.client(), name);
  }

  /** The requests that the documentation of a method names before its cost, in order. */
  private static List<String> documented(String entity, String method) throws IOException {
    String javadoc = javadoc(entity, method);
    return CALL.matcher(javadoc.substring(0, javadoc.indexOf("Costs ")))
        .results()
        .map(MatchResult::group)
        .toList();
  }

  private static String javadoc(String entity, String method) throws IOException {
    String source = Files.readString(GENERATED.resolve(entity + "Dao.java"));
    String beforeMethod = source.substring(0, source.indexOf(" " + method + "("));
    return beforeMethod
        .substring(beforeMethod.lastIndexOf("/**"))
        .replaceAll("\\s*\\n\\s*\\*\\s?", " ");
  }

  private static List<String> sent() {
    return requests.take().stream()
        .map(request -> request.getClass().getSimpleName().replace("Request", ""))
        .collect(Collectors.toList());
  }

  @Test
  void aReplacementThatKeepsATimeInAnIndexKeyReadsFirst() throws IOException {
    Customer customer = shop.customer().create(Samples.customer("written"));
    assertEquals(documented("Customer", "create"), sent());
    shop.customer().replace(customer);
    List<String> sent = sent();
    assertEquals(List.of("GetItem", "UpdateItem"), sent);
    assertEquals(documented("Customer", "replace"), sent);
  }

  @Test
  void otherReplacementsDoNot() throws IOException {
    shop.product().put(Samples.product("written"));
    assertEquals(documented("Product", "put"), sent());
    shop.product().replace(Samples.product("written"));
    List<String> sent = sent();
    assertEquals(List.of("UpdateItem"), sent);
    assertEquals(documented("Product", "replace"), sent);
  }

  @Test
  void updatesSpeakOfIndexKeysOnlyWhereThereAreSome() throws IOException {
    assertTrue(javadoc("Customer", "update").contains("index keys"));
    assertTrue(javadoc("Customer", "update").contains("read first"));
    assertFalse(javadoc("Product", "update").contains("index keys"));
    assertFalse(javadoc("Product", "update").contains("read first"));
    shop.product().put(Samples.product("updated"));
    sent();
    shop.product().update("updated").name("New").execute();
    assertEquals(documented("Product", "update"), sent());
  }
}
