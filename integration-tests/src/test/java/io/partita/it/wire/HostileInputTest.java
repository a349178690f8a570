package io.partita.it.wire;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import com.sun.management.ThreadMXBean;
import io.partita.it.wire.Meters.Reading;
import io.partita.runtime.InvalidCursorException;
import io.partita.runtime.Options;
import io.partita.runtime.PartitaException;
import io.partita.runtime.internal.cursor.Cursor;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Whatever comes from outside, stored items or cursors, is read or refused in time and memory that
 * grow no faster than it is long.
 */
class HostileInputTest {

  private static final Duration DURATION =
      Duration.ofSeconds(Long.getLong("partita.hostile.seconds", 1));

  /** For each byte of the input, and besides: reading harmless items of that size takes less. */
  private static final long BYTES_EACH = 150;

  private static final long BYTES_BESIDES = 4 * 1024 * 1024;
  private static final int WARM_UP = 20;
  private static final Duration TIME = Duration.ofSeconds(1);

  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
  private static final String REFUSAL =
      "{\"__type\":\"com.amazonaws.dynamodb.v20120810#ConditionalCheckFailedException\",\"Item\":";

  private final MemoryHttpClient http = new MemoryHttpClient();
  private final Random random = new Random(17);
  private final HostileValues hostile = new HostileValues(random);
  private boolean isMeasured;
  private int read;
  private int refused;

  private void within(Duration duration, Consumer<Integer> round) {
    long end = System.nanoTime() + duration.toNanos();
    for (int i = 0; System.nanoTime() < end; i++) {
      // The first calls load classes, which costs more than anything else.
      isMeasured = i >= WARM_UP;
      round.accept(i);
    }
    assertTrue(read > 0 && refused > 0, read + " " + refused);
  }

  /** Makes a call that may be refused in our terms or the SDK's, and at no great cost. */
  private void call(String name, long inputBytes, Runnable call) {
    long bytes = THREADS.getCurrentThreadAllocatedBytes();
    long time = THREADS.getCurrentThreadCpuTime();
    try {
      call.run();
      read++;
    } catch (PartitaException | SdkException refusal) {
      refused++;
    } catch (RuntimeException | Error failure) {
      fail(name, failure);
    }
    if (!isMeasured) {
      return;
    }
    long allocated = THREADS.getCurrentThreadAllocatedBytes() - bytes;
    long most = BYTES_BESIDES + BYTES_EACH * inputBytes;
    assertTrue(allocated <= most, () -> name + ": " + allocated + " bytes, not " + most);
    Duration taken = Duration.ofNanos(THREADS.getCurrentThreadCpuTime() - time);
    assertTrue(taken.compareTo(TIME) <= 0, () -> name + ": " + taken);
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void storedItems(boolean fastPath) {
    CatalogueTable table =
        CatalogueTable.of(http.client(), "catalogue", Options.builder().fastPath(fastPath).build());
    RandomArticles articles = new RandomArticles(5);
    within(
        DURATION,
        round -> {
          Article article = articles.next("text");
          Map<String, AttributeValue> item = ArticleMapper.INSTANCE.toItem(article);
          String json = ItemJson.of(round < 3 ? item : hostile.spoilt(item));
          ArticleKey key = ArticleKey.of(article);
          http.answer("{\"Item\":" + json + "}");
          call("find", json.length(), () -> table.article().find(key));
          http.answer("{\"Items\":[" + json + "],\"Count\":1,\"ScannedCount\":1}");
          call("scan", json.length(), () -> table.article().scan().list());
          http.answer("{\"Attributes\":" + json + "}");
          call(
              "update",
              json.length(),
              () -> table.article().update(key).flag(true).executeAndGet());
          http.then(400, REFUSAL + json + "}");
          call("refused", json.length(), () -> table.article().delete(key));
          http.then(400, REFUSAL + json + "}");
          call("created", json.length(), () -> table.article().create(article));
          call("read", json.length(), () -> table.read(item));
        });
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void storedKeysVersionsAndExpiries(boolean fastPath) {
    MetersTable table =
        MetersTable.of(http.client(), "meters", Options.builder().fastPath(fastPath).build());
    Reading reading = reading();
    within(
        DURATION,
        round -> {
          Map<String, AttributeValue> item = ReadingMapper.INSTANCE.toItem(reading);
          String json = ItemJson.of(round < 3 ? item : hostile.spoilt(item));
          String page = "{\"Items\":[" + json + "," + json + "],\"Count\":2,\"ScannedCount\":2}";
          http.answer(page);
          call("query", json.length(), () -> table.reading().byBoard("b").list());
          call("page", json.length(), () -> table.reading().byBoard("b").page());
          call("merged", json.length(), () -> table.reading().byPlace("p").list());
          http.answer("{\"Attributes\":" + json + "}");
          http.then(400, REFUSAL + json + "}");
          call("replace", json.length(), () -> table.reading().replace(reading));
          http.then(400, REFUSAL + json + "}");
          call(
              "update",
              json.length(),
              () -> table.reading().update("m", 1).board("c").executeAndGet());
          http.answer("{\"Responses\":{\"meters\":[" + json + "]},\"UnprocessedKeys\":{}}");
          call(
              "batch",
              json.length(),
              () -> table.reading().findAll(List.of(ReadingKey.of("m", 1))));
        });
  }

  private static Reading reading() {
    return new Reading("m", 1, "b", 7, "p", Instant.ofEpochSecond(9_000_000_000L), 3);
  }

  @Test
  void cursors() {
    MetersTable table = MetersTable.of(http.client(), "meters");
    http.answer("{\"Items\":[],\"Count\":0,\"ScannedCount\":0}");
    Cursor ofBoard = Cursor.of("query Reading byBoard ByLevel");
    Cursor ofPlace = Cursor.of("query Reading byPlace GSI1 sharded");
    within(
        DURATION,
        round -> {
          Map<String, AttributeValue> position = new LinkedHashMap<>();
          position.put("level", round < 3 ? AttributeValue.fromN("7") : keyValue());
          position.put("PK", random.nextInt(9) > 0 ? AttributeValue.fromS("METER#m") : keyValue());
          position.put(
              "SK", random.nextInt(9) > 0 ? AttributeValue.fromS("0000000001") : keyValue());
          String forged = spoilt(ofBoard.encode(position));
          call(
              "cursor",
              forged.length(),
              () -> table.reading().byBoard("b").levelTo(9).page(forged));
          Map<String, AttributeValue> placed = new LinkedHashMap<>();
          placed.put(
              "GSI1SK", random.nextInt(3) > 0 ? AttributeValue.fromS("m#0000000001") : keyValue());
          placed.put("PK", AttributeValue.fromS("METER#m"));
          placed.put("SK", AttributeValue.fromS("0000000001"));
          List<Map<String, AttributeValue>> several =
              new ArrayList<>(Collections.nCopies(3, placed));
          several.set(random.nextInt(3), Map.of());
          String merged = spoilt(ofPlace.encodeAll(several));
          call("cursors", merged.length(), () -> table.reading().byPlace("p").page(merged));
          String text = hostile.text();
          call("text", text.length(), () -> table.reading().byBoard("b").page(text));
        });
  }

  /** Most of the time the cursor as it is, for what is damaged is noticed at once. */
  private String spoilt(String cursor) {
    return switch (random.nextInt(12)) {
      case 0 -> cursor.substring(random.nextInt(cursor.length()));
      case 1 -> cursor + cursor;
      case 2 -> cursor.repeat(1 + random.nextInt(100));
      default -> cursor;
    };
  }

  /** A value of a key attribute that fits into a cursor. */
  private AttributeValue keyValue() {
    return switch (random.nextInt(3)) {
      case 0 -> AttributeValue.fromN(hostile.number());
      case 1 -> {
        String text = hostile.text();
        yield AttributeValue.fromS(text.substring(0, Math.min(text.length(), 60_000)));
      }
      default -> AttributeValue.fromB(SdkBytes.fromByteArray(new byte[random.nextInt(60_000)]));
    };
  }

  @Test
  void aCursorOfTheFormThatIsForgedHereIsTaken() {
    MetersTable table = MetersTable.of(http.client(), "meters");
    http.answer("{\"Items\":[],\"Count\":0,\"ScannedCount\":0}");
    Map<String, AttributeValue> position = new LinkedHashMap<>();
    position.put("level", AttributeValue.fromN("7"));
    position.put("PK", AttributeValue.fromS("METER#m"));
    position.put("SK", AttributeValue.fromS("0000000001"));
    String cursor = Cursor.of("query Reading byBoard ByLevel").encode(position);
    assertTrue(table.reading().byBoard("b").page(cursor).items().isEmpty());

    Map<String, AttributeValue> placed = new LinkedHashMap<>();
    placed.put("GSI1SK", AttributeValue.fromS("m#0000000001"));
    placed.put("PK", AttributeValue.fromS("METER#m"));
    placed.put("SK", AttributeValue.fromS("0000000001"));
    String merged =
        Cursor.of("query Reading byPlace GSI1 sharded")
            .encodeAll(List.of(placed, Map.of(), placed));
    assertTrue(table.reading().byPlace("p").page(merged).items().isEmpty());
    try {
      table.reading().byPlace("p").page(cursor);
      fail("the other one's cursor was taken");
    } catch (InvalidCursorException refusal) {
      assertTrue(refusal.getMessage().startsWith("[INVALID_CURSOR]"));
    }
  }
}
