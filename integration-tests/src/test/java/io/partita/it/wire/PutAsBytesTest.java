package io.partita.it.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.runtime.ItemAlreadyExistsException;
import io.partita.runtime.ItemTooLargeException;
import io.partita.runtime.MappingException;
import io.partita.runtime.OperationReport;
import io.partita.runtime.Options;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.protocols.jsoncore.JsonNode;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;

/** Created items go as bytes once it is known that these reach DynamoDB, and whole otherwise. */
class PutAsBytesTest {

  private static final String INVALID =
      "{\"__type\":\"com.amazon.coral.validate#ValidationException\",\"message\":\"Invalid\"}";
  private static final String EXISTS =
      "{\"__type\":\"com.amazonaws.dynamodb.v20120810#ConditionalCheckFailedException\",\"message\":\"The"
          + " conditional request failed\",\"Item\":{\"PK\":{\"S\":\"ARTICLE#1\"}}}";
  private static final String CONFLICT =
      "{\"__type\":\"com.amazonaws.dynamodb.v20120810#TransactionConflictException\","
          + "\"message\":\"Transaction is ongoing for the item\"}";
  private static final Instant NOW = Instant.parse("2024-01-15T10:30:00Z");
  private static final Options OPTIONS =
      Options.builder()
          .fastPath(true)
          .fastPathForced(true)
          .clock(Clock.fixed(NOW, ZoneOffset.UTC))
          .backoff(Duration.ofMillis(1), Duration.ofMillis(1))
          .build();

  private final MemoryHttpClient http = new MemoryHttpClient();
  private final PassedItems passed = new PassedItems();
  private final WrappingClient client = new WrappingClient(http.client(passed));
  private final CatalogueTable table = CatalogueTable.of(client, "catalogue", OPTIONS);
  private final Article article = new RandomArticles(3).next(1).get(0);
  private String whole = "";

  @BeforeEach
  void createOnce() {
    http.answer("{}");
    table.article().create(article);
    whole = sent();
  }

  private CatalogueTable slow() {
    return CatalogueTable.of(client, "catalogue", OPTIONS.toBuilder().fastPath(false).build());
  }

  private String sent() {
    return new String(http.sent(), StandardCharsets.UTF_8);
  }

  @Test
  void theFirstItemIsSentWholeAndTheOthersAsBytes() {
    table.article().create(article);

    assertEquals(whole, sent());
    assertTrue(whole.contains("\"ConditionExpression\""));
    assertEquals(List.of(1, 0), passed.counts());
  }

  @Test
  void theRecordComesBackAsItIsStored() {
    Article stored = table.article().create(article);

    assertEquals(ArticleMapper.INSTANCE.toItem(article), ArticleMapper.INSTANCE.toItem(stored));
  }

  @Test
  void whatPartitaFillsInIsWrittenAlike() {
    CatalogueTable slow = slow();
    for (boolean open : List.of(true, false)) {
      Delivery delivery =
          new Delivery("d#\"1\"", LocalDate.of(2024, 1, 20), open, null, Instant.EPOCH, 7);
      Delivery slowly = slow.delivery().create(delivery);
      String expected = sent();

      assertEquals(slowly, table.delivery().create(delivery));
      assertEquals(expected, sent());
      assertEquals(new Delivery("d#\"1\"", delivery.day(), open, NOW, NOW, 1), slowly);
      assertEquals(open, expected.contains("\"GSI1PK\""));
    }
    assertEquals(List.of(1, 1, 0, 1, 0), passed.counts());
  }

  @Test
  void aClientThatBeginsToMakeOtherRequestsOfOursLosesNothing() {
    client.copy();
    for (int i = 0; i < 3; i++) {
      table.article().create(article);
      assertEquals(whole, sent());
    }

    // The empty one would have been refused by DynamoDB.
    assertEquals(List.of(1, 0, 1, 1, 0), passed.counts());
  }

  @Test
  void reportsAndCapacityAreWhatTheyWere() {
    List<OperationReport> reports = new ArrayList<>();
    CatalogueTable reporting =
        CatalogueTable.of(
            client,
            "catalogue",
            OPTIONS.toBuilder().listener(reports::add).reportConsumedCapacity(true).build());
    http.answer(
        "{\"ConsumedCapacity\":{\"CapacityUnits\":2.0,\"Table\":{\"CapacityUnits\":2.0},"
            + "\"TableName\":\"catalogue\"}}");
    reporting.article().create(article);
    String first = sent();
    reporting.article().create(article);

    assertEquals(JsonNode.parser().parse(first), JsonNode.parser().parse(sent()));
    assertTrue(first.contains("\"ReturnConsumedCapacity\":\"INDEXES\""));
    assertEquals(List.of(1, 1, 0), passed.counts());
    assertEquals(1, reports.get(1).items());
    assertEquals(reports.get(0).capacity(), reports.get(1).capacity());
  }

  @Test
  void manyThreadsCreateWhatEachOfThemWasGiven() {
    List<Article> articles = new RandomArticles(9).next(200);
    List<Article> stored = articles.parallelStream().map(table.article()::create).toList();

    for (int i = 0; i < articles.size(); i++) {
      assertEquals(articles.get(i).sku(), stored.get(i).sku());
    }
  }

  @Test
  void whatCannotBeStoredIsRefusedBeforeItIsSent() {
    RandomArticles random = new RandomArticles(1);

    assertThrows(
        ItemTooLargeException.class,
        () -> table.article().create(random.next("x".repeat(400 * 1024))));
    assertThrows(MappingException.class, () -> table.article().create(random.next("\ud83d")));
    assertEquals(1, http.requests());
  }

  @Test
  void anItemThatExistsIsSentOnce() {
    http.then(400, EXISTS);

    assertThrows(ItemAlreadyExistsException.class, () -> table.article().create(article));
    assertEquals(List.of(1, 0), passed.counts());
  }

  @Test
  void aConflictIsSentAgainAsItWas() {
    http.then(400, CONFLICT);
    table.article().create(article);

    assertEquals(whole, sent());
    assertEquals(List.of(1, 0, 0), passed.counts());
  }

  @Test
  void aRequestThatCameEmptyAndWasRefusedIsSentWhole() {
    client.strip();
    http.then(400, INVALID);
    table.article().create(article);

    assertEquals(whole, sent());
    assertEquals(3, http.requests());
    table.article().create(article);
    assertEquals(List.of(1, 0, 1, 1), passed.counts());
  }

  @Test
  void aRefusalOfTheItemIsTheCallers() {
    http.then(400, INVALID);

    assertThrows(DynamoDbException.class, () -> table.article().create(article));
    assertEquals(2, http.requests());
  }

  @Test
  void withoutTheFastPathAllIsSentWhole() {
    slow().article().create(article);
    slow().article().create(article);

    assertEquals(whole, sent());
    assertEquals(List.of(1, 1, 1), passed.counts());
  }
}
