package io.partita.it.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.partita.runtime.ConditionFailedException;
import io.partita.runtime.Options;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import software.amazon.awssdk.core.SdkRequest;
import software.amazon.awssdk.core.interceptor.Context;
import software.amazon.awssdk.core.interceptor.ExecutionAttributes;
import software.amazon.awssdk.core.interceptor.ExecutionInterceptor;
import software.amazon.awssdk.protocols.jsoncore.JsonNode;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

/** Every kind of write says the same to DynamoDB as bytes as it does through the SDK's objects. */
class WritesAsBytesTest {

  private static final int ARTICLES = 40;
  private static final Instant NOW = Instant.parse("2024-01-15T10:30:00Z");
  private static final String FAILED =
      "{\"__type\":\"com.amazonaws.dynamodb.v20120810#ConditionalCheckFailedException\","
          + "\"message\":\"The conditional request failed\",\"Item\":{\"PK\":{\"S\":\"DELIVERY#1\"},"
          + "\"SK\":{\"S\":\"STATE\"},\"Type\":{\"S\":\"Delivery\"},\"deliveryId\":{\"S\":\"1\"},"
          + "\"day\":{\"S\":\"2024-01-20\"},\"open\":{\"BOOL\":true},\"version\":{\"N\":\"1\"}}}";

  private final MemoryHttpClient http = new MemoryHttpClient();
  private final Empties empties = new Empties();
  private final CatalogueTable fast = table(true);
  private final CatalogueTable slow = table(false);

  private CatalogueTable table(boolean fastPath) {
    return CatalogueTable.of(
        http.client(empties),
        "catalogue",
        Options.builder()
            .fastPath(fastPath)
            .fastPathForced(fastPath)
            .clock(Clock.fixed(NOW, ZoneOffset.UTC))
            .backoff(Duration.ofMillis(1), Duration.ofMillis(1))
            .build());
  }

  static Stream<Named<BiConsumer<CatalogueTable, Article>>> writes() {
    return Stream.of(
        Named.of("create", (table, article) -> table.article().create(article)),
        Named.of("put", (table, article) -> table.article().put(article)),
        Named.of("replace", (table, article) -> table.article().replace(article)),
        Named.of("delete", (table, article) -> table.article().delete(ArticleKey.of(article))),
        Named.of("update", (table, article) -> update(table, article).execute()),
        Named.of(
            "transaction",
            (table, article) ->
                table
                    .transact()
                    .create(article)
                    .create(delivery(1))
                    .update(table.delivery().update("2").open(false))
                    .delete(DeliveryKey.of("3"))
                    .check(DeliveryKey.of("4"), DeliveryFields.OPEN.eq(true))
                    .execute()));
  }

  private static ArticleUpdate update(CatalogueTable table, Article article) {
    ArticleUpdate update =
        table
            .article()
            .update(ArticleKey.of(article))
            .addToMedium(3)
            .labels(article.labels())
            .deep(article.deep())
            .clearHuge()
            .odd(article.odd() == null ? "\u0001\"" : article.odd())
            .when(ArticleFields.TEXT.eq("a\"\\é😀"));
    if (article.text() != null) {
      update.text(article.text());
    }
    return article.maker() == null ? update.clearMaker() : update.maker(article.maker());
  }

  private static Delivery delivery(int number) {
    return new Delivery("d" + number, LocalDate.of(2024, 1, 20), true, null, null, 1);
  }

  @ParameterizedTest
  @MethodSource("writes")
  void theSameIsSent(BiConsumer<CatalogueTable, Article> write) {
    RandomArticles random = new RandomArticles(11);
    for (int i = 0; i < ARTICLES; i++) {
      Article article = random.next(1).get(0);

      Map<String, JsonNode> slowly = sent(slow, write, article);
      Map<String, JsonNode> quickly = sent(fast, write, article);

      assertEquals(slowly, quickly, "article " + i + " of seed 11");
    }
    List<Boolean> ofFast = new ArrayList<>();
    for (int i = 0; i < ARTICLES; i++) {
      // The first one tells whether the fast path is open.
      ofFast.addAll(List.of(false, i > 0));
    }
    assertEquals(ofFast, empties.seen);
  }

  private Map<String, JsonNode> sent(
      CatalogueTable table, BiConsumer<CatalogueTable, Article> write, Article article) {
    http.answer("{\"Attributes\":" + ItemJson.of(ArticleMapper.INSTANCE.toItem(article)) + "}");
    write.accept(table, article);
    return parsed();
  }

  /** The request without the token, which is another one each time. */
  private Map<String, JsonNode> parsed() {
    String body = new String(http.sent(), StandardCharsets.UTF_8);
    Map<String, JsonNode> request = new HashMap<>(JsonNode.parser().parse(body).asObject());
    request.remove("ClientRequestToken");
    return request;
  }

  @Test
  void aConditionThatIsNotTrueIsToldAlike() {
    http.answer("{}");
    for (int i = 0; i < 3; i++) {
      fast.delivery().delete("0");
      http.then(400, FAILED);
      ConditionFailedException failure =
          assertThrows(
              ConditionFailedException.class,
              () -> fast.delivery().delete("1", DeliveryFields.OPEN.eq(false)));
      assertEquals("1", ((Delivery) failure.stored().orElseThrow()).deliveryId());
    }
  }

  @Test
  void aNameThatIsNotWellFormedIsLeftToTheSdk() {
    http.answer("{}");
    fast.delivery().delete("0");
    ArticleKey key = ArticleKey.of(new RandomArticles(11).next("text"));
    for (CatalogueTable table : List.of(slow, fast)) {
      table.article().delete(key, ArticleFields.LABELS.at("\ud83d").eq("x"));
    }

    assertEquals(List.of(false, false, false), empties.seen);
  }

  /** Whether the SDK is given writes that lack what goes past it. */
  private static final class Empties implements ExecutionInterceptor {

    private final List<Boolean> seen = new ArrayList<>();

    @Override
    public void beforeExecution(Context.BeforeExecution context, ExecutionAttributes attributes) {
      seen.add(isEmpty(context.request()));
    }

    private static boolean isEmpty(SdkRequest request) {
      if (request instanceof PutItemRequest put) {
        return put.item().isEmpty();
      } else if (request instanceof UpdateItemRequest update) {
        return update.key().isEmpty();
      } else if (request instanceof DeleteItemRequest delete) {
        return delete.key().isEmpty();
      }
      return ((TransactWriteItemsRequest) request).transactItems().isEmpty();
    }
  }
}
