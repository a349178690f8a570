package io.partita.it.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.runtime.ItemTooLargeException;
import io.partita.runtime.MappingException;
import io.partita.runtime.OperationReport;
import io.partita.runtime.Options;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;

/** Batches are written as bytes once it is known that these reach DynamoDB, and whole otherwise. */
class BatchAsBytesTest {

  private static final String PROCESSED = "{\"UnprocessedItems\":{}}";
  private static final String INVALID =
      "{\"__type\":\"com.amazon.coral.validate#ValidationException\",\"message\":\"Invalid\"}";
  private static final Options OPTIONS =
      Options.builder()
          .fastPath(true)
          .fastPathForced(true)
          .backoff(Duration.ofMillis(1), Duration.ofMillis(1))
          .build();

  private final MemoryHttpClient http = new MemoryHttpClient();
  private final PassedItems passed = new PassedItems();
  private final WrappingClient client = new WrappingClient(http.client(passed));
  private final CatalogueTable table = table(OPTIONS);
  private final List<Article> articles = new RandomArticles(3).next(4);

  private CatalogueTable table(Options options) {
    return CatalogueTable.of(client, "catalogue", options);
  }

  @BeforeEach
  void answerThatAllIsDone() {
    http.answer(PROCESSED);
  }

  private String sent() {
    return new String(http.sent(), StandardCharsets.UTF_8);
  }

  @Test
  void theFirstBatchIsSentWholeAndTheOthersAsBytes() {
    table.article().putAll(articles);
    String whole = sent();
    table.article().putAll(articles);

    assertEquals(whole, sent());
    assertEquals(List.of(4, 0), passed.counts());
  }

  @Test
  void aClientThatMakesOtherRequestsOfOursSendsBytesOneCallLater() {
    client.copy();
    table.article().putAll(articles);
    String whole = sent();
    table.article().putAll(articles);
    assertEquals(whole, sent());
    table.article().putAll(articles);

    assertEquals(whole, sent());
    assertEquals(List.of(4, 4, 0), passed.counts());
  }

  @Test
  void aClientThatBeginsToMakeOtherRequestsOfOursLosesNothing() {
    table.article().putAll(articles);
    String whole = sent();
    client.copy();
    for (int i = 0; i < 3; i++) {
      table.article().putAll(articles);
      assertEquals(whole, sent());
    }

    assertEquals(List.of(4, 0, 4, 4, 0), passed.counts());
  }

  @Test
  void aReadTellsThatBytesWillReachDynamoDb() {
    http.then(200, "{\"Count\":0,\"Items\":[],\"ScannedCount\":0}");
    table.article().scan().list();
    table.article().putAll(articles);

    assertEquals(List.of(0), passed.counts());
    assertTrue(sent().contains("\"PutRequest\""));
  }

  @Test
  void withoutTheFastPathAllIsSentWhole() {
    CatalogueTable slow = table(OPTIONS.toBuilder().fastPath(false).build());
    slow.article().putAll(articles);
    slow.article().putAll(articles);

    assertEquals(List.of(4, 4), passed.counts());
  }

  @Test
  void whatIsLeftUnprocessedIsSentAgain() {
    table.article().putAll(articles);
    table.article().putAll(articles.subList(2, 3));
    String third = sent().substring(sent().indexOf("[{"), sent().lastIndexOf("]") + 1);
    http.then(200, "{\"UnprocessedItems\":{\"catalogue\":" + third + "}}");
    table.article().putAll(articles);

    assertEquals("{\"RequestItems\":{\"catalogue\":" + third + "}}", sent());
    assertEquals(4, http.requests());
    assertEquals(List.of(4, 0, 0, 0), passed.counts());
  }

  @Test
  void ofSeveralRecordsWithOneKeyTheLastIsSent() {
    table.article().putAll(articles);
    Article first = articles.get(0);
    table.article().putAll(List.of(first, articles.get(1), first));
    String twice = sent();
    table.article().putAll(List.of(first, articles.get(1)));

    assertEquals(sent(), twice);
  }

  @Test
  void whatIsPutAndWhatIsDeletedIsSentTogether() {
    mixed(table).execute();
    mixed(table).execute();
    String bytes = sent();
    CatalogueTable slow = table(OPTIONS.toBuilder().fastPath(false).build());
    mixed(slow).execute();

    assertEquals(sent(), bytes);
    assertTrue(bytes.contains("{\"DeleteRequest\":{\"Key\":{"), bytes);
    assertEquals(List.of(4, 0, 4), passed.counts());
  }

  private CatalogueBatch mixed(CatalogueTable catalogue) {
    return catalogue
        .batch()
        .put(articles.get(0))
        .delete(ArticleKey.of(articles.get(1)))
        .put(articles.get(2))
        .delete(DeliveryKey.of("d#\"1\"ä"));
  }

  @Test
  void deletionsAreSentAsTheSdkWouldSendThem() {
    List<ArticleKey> keys = articles.stream().map(ArticleKey::of).toList();
    table.article().deleteAll(keys);
    String whole = sent();
    table.article().deleteAll(keys);

    assertEquals(whole, sent());
  }

  @Test
  void moreThanABatchGoesIntoSeveral() {
    table.article().putAll(new RandomArticles(5).next(60));
    table.article().putAll(new RandomArticles(5).next(60));

    assertEquals(List.of(25, 25, 10, 0, 0, 0), passed.counts());
  }

  @Test
  void whatCannotBeStoredIsRefusedBeforeAnythingIsSent() {
    table.article().putAll(articles);
    Article large = new RandomArticles(1).next("x".repeat(400 * 1024));
    Article broken = new RandomArticles(1).next("\ud83d");

    assertThrows(
        ItemTooLargeException.class, () -> table.article().putAll(List.of(articles.get(1), large)));
    assertThrows(
        MappingException.class, () -> table.article().putAll(List.of(articles.get(1), broken)));
    assertEquals(1, http.requests());
  }

  @Test
  void aRequestThatCameEmptyAndWasRefusedIsSentWhole() {
    table.article().putAll(articles);
    String whole = sent();
    client.strip();
    http.then(400, INVALID);
    table.article().putAll(articles);

    assertEquals(whole, sent());
    assertEquals(3, http.requests());
    table.article().putAll(articles);
    assertEquals(List.of(4, 0, 4, 4), passed.counts());
  }

  @Test
  void aRequestThatCameEmptyAndWasTakenIsSentWhole() {
    table.article().putAll(articles);
    String whole = sent();
    client.strip();
    table.article().putAll(articles);

    assertEquals(whole, sent());
    assertEquals(List.of(4, 0, 4), passed.counts());
  }

  @Test
  void aRefusalOfTheItemsIsTheCallers() {
    table.article().putAll(articles);
    http.then(400, INVALID);

    assertThrows(DynamoDbException.class, () -> table.article().putAll(articles));
    assertEquals(2, http.requests());
  }

  @Test
  void reportsAndCapacityAreWhatTheyWere() {
    List<OperationReport> reports = new ArrayList<>();
    CatalogueTable reporting =
        table(OPTIONS.toBuilder().listener(reports::add).reportConsumedCapacity(true).build());
    http.answer(
        "{\"ConsumedCapacity\":[{\"CapacityUnits\":4.0,\"Table\":{\"CapacityUnits\":4.0},"
            + "\"TableName\":\"catalogue\"}],\"UnprocessedItems\":{}}");
    reporting.article().putAll(articles);
    String whole = sent();
    reporting.article().putAll(articles);

    assertEquals(whole, sent());
    assertTrue(whole.contains("\"ReturnConsumedCapacity\":\"INDEXES\""));
    assertEquals(List.of(4, 0), passed.counts());
    assertEquals(4, reports.get(1).items());
    assertEquals(reports.get(0).capacity(), reports.get(1).capacity());
  }
}
