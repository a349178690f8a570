package io.partita.it.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.partita.runtime.Options;
import io.partita.testing.RequestLog;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A log of requests shows the items of all of them, whatever path they would take without it. */
class LoggedItemsTest {

  private final MemoryHttpClient http = new MemoryHttpClient();
  private final ByteArrayOutputStream log = new ByteArrayOutputStream();
  private final CatalogueTable table =
      CatalogueTable.of(
          http.client(RequestLog.to(new PrintStream(log, true, StandardCharsets.UTF_8))),
          "catalogue",
          Options.builder().fastPath(true).fastPathForced(true).build());

  /** How often the log shows a value, which is forgotten then. */
  private int shown(String value) {
    int shown = log.toString(StandardCharsets.UTF_8).split('"' + value + '"', -1).length - 1;
    log.reset();
    return shown;
  }

  @Test
  void itemsOfResponses() {
    http.answer("{\"Count\":1,\"Items\":[{\"mark\":{\"S\":\"mark of one\"}}],\"ScannedCount\":1}");
    for (int i = 0; i < 2; i++) {
      table.article().scan().list();
      assertEquals(1, shown("mark of one"));
    }
  }

  @Test
  void itemsOfBatches() {
    List<Article> articles = new RandomArticles(3).next(4);
    http.answer("{\"UnprocessedItems\":{}}");
    for (int i = 0; i < 3; i++) {
      table.article().putAll(articles);
      assertEquals(4, shown("article"));
    }
  }

  @Test
  void itemsOfCreates() {
    http.answer("{}");
    for (int i = 0; i < 3; i++) {
      table.article().create(new RandomArticles(3).next(1).get(0));
      assertEquals(1, shown("article"));
    }
  }
}
