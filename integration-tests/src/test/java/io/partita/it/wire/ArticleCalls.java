package io.partita.it.wire;

import io.partita.runtime.Options;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Writes and reads an article in all ways in which items could go past the SDK, several times. */
final class ArticleCalls {

  /** What two rounds are: by the second it is known which path items can take. */
  private static final int ROUNDS = 2;

  /** How many items are written in a round of calls. */
  private static final int WRITTEN = 3;

  /** How many items are read in a round of calls. */
  private static final int READ = 6;

  private static final Pattern TEXT = Pattern.compile("\"text\":\\{\"S\":\"([^\"]*)\"}");

  private final MemoryHttpClient http;
  private final CatalogueTable table;
  private final Article article = new RandomArticles(3).next("hello");

  ArticleCalls(MemoryHttpClient http, DynamoDbClient client, Options options) {
    this.http = http;
    this.table = CatalogueTable.of(client, "catalogue", options);
  }

  /** A text as often as items are written. */
  static List<String> allWritten(String text) {
    return Collections.nCopies(ROUNDS * WRITTEN, text);
  }

  /** A text as often as items are read. */
  static List<String> allRead(String text) {
    return Collections.nCopies(ROUNDS * READ, text);
  }

  /** What DynamoDB gets as the text of the article, each time. */
  List<String> sent(String text) {
    Article other = new RandomArticles(3).next(text);
    List<String> sent = new ArrayList<>();
    for (int i = 0; i < ROUNDS; i++) {
      http.answer("{}");
      table.article().create(other);
      texts().forEach(sent::add);
      http.answer("{\"UnprocessedItems\":{}}");
      table.article().putAll(List.of(other, new RandomArticles(4).next(text)));
      texts().forEach(sent::add);
    }
    return sent;
  }

  private Stream<String> texts() {
    return TEXT.matcher(lastSent()).results().map((MatchResult match) -> match.group(1));
  }

  String lastSent() {
    return new String(http.sent(), StandardCharsets.UTF_8);
  }

  /** The text of the article as it is read each time, or why it cannot be. */
  List<String> received(String stored) {
    String item = item().replace("\"hello\"", '"' + stored + '"');
    String page = "{\"Count\":1,\"Items\":[" + item + "],\"ScannedCount\":1}";
    ArticleKey key = ArticleKey.of(article);
    List<String> received = new ArrayList<>();
    for (int i = 0; i < ROUNDS; i++) {
      http.answer("{\"Item\":" + item + "}");
      received.add(read(() -> table.article().find(key).orElseThrow().text()));
      http.answer(page);
      received.add(read(() -> table.article().scan().list().get(0).text()));
      received.add(read(() -> table.article().byShelf("any").list().get(0).text()));
      http.answer("{\"Responses\":{\"catalogue\":[" + item + "]},\"UnprocessedKeys\":{}}");
      received.add(read(() -> table.article().findAll(List.of(key)).get(key).text()));
      http.answer("{\"Responses\":[{\"Item\":" + item + "}]}");
      received.add(read(() -> table.transactionalGet(key).find(key).orElseThrow().text()));
      http.answer("{\"Attributes\":" + item + "}");
      received.add(read(() -> table.article().update(key).flag(true).executeAndGet().text()));
    }
    return received;
  }

  /** The article as DynamoDB would store it. */
  private String item() {
    MemoryHttpClient plain = new MemoryHttpClient();
    plain.answer("{}");
    CatalogueTable.of(plain.client(), "catalogue").article().create(article);
    String put = new String(plain.sent(), StandardCharsets.UTF_8);
    int from = put.indexOf("\"Item\":") + "\"Item\":".length();
    return put.substring(from, put.indexOf(",\"ConditionExpression\"", from));
  }

  private static String read(Callable<String> call) {
    try {
      return call.call();
    } catch (Exception e) {
      // The SDK wraps what interceptors throw.
      Throwable thrown = e instanceof SdkException && e.getCause() != null ? e.getCause() : e;
      return thrown.getClass().getSimpleName();
    }
  }
}
