package io.partita.it.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.partita.runtime.ItemMapper;
import io.partita.runtime.Options;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Records go over the wire in the same form with and without the SDK's attribute values. */
class BothWaysTest {

  private static final int ITEMS = 40_000;
  private static final int BATCH = 25;
  private static final ItemMapper<Article> MAPPER = ArticleMapper.INSTANCE;

  private final MemoryHttpClient http = new MemoryHttpClient();
  private final CatalogueTable fast = table(true);
  private final CatalogueTable slow = table(false);

  private CatalogueTable table(boolean fastPath) {
    // Items that expire are created on a condition that tells the time.
    Clock clock = Clock.fixed(Instant.parse("2024-01-15T10:30:00Z"), ZoneOffset.UTC);
    return CatalogueTable.of(
        http.client(), "catalogue", Options.builder().fastPath(fastPath).clock(clock).build());
  }

  @Test
  void everyKindOfComponentIsWrittenAndReadAlike() {
    RandomArticles random = new RandomArticles(7);
    for (int i = 0; i < ITEMS; i += BATCH) {
      List<Article> articles = random.next(BATCH);

      String slowly = written(slow, articles);
      assertEquals(slowly, written(fast, articles));

      http.answerWithItemsSent();
      List<Map<String, AttributeValue>> expected = items(articles);
      assertEquals(expected, items(slow.article().scan().list()));
      assertEquals(expected, items(fast.article().scan().list()));

      Article first = articles.get(0);
      assertEquals(created(slow, first), created(fast, first));
    }
  }

  /** What is sent, and the record that comes back as its item. */
  private Created created(CatalogueTable table, Article article) {
    http.answer("{}");
    Article stored = table.article().create(article);
    return new Created(new String(http.sent(), StandardCharsets.UTF_8), MAPPER.toItem(stored));
  }

  private record Created(String sent, Map<String, AttributeValue> item) {}

  private String written(CatalogueTable table, List<Article> articles) {
    http.answer("{\"UnprocessedItems\":{}}");
    table.article().putAll(articles);
    return new String(http.sent(), StandardCharsets.UTF_8);
  }

  /** Records by their items, for one with arrays is equal to itself alone. */
  private static List<Map<String, AttributeValue>> items(List<Article> articles) {
    return articles.stream().map(MAPPER::toItem).toList();
  }
}
