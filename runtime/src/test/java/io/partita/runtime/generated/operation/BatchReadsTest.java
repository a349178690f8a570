package io.partita.runtime.generated.operation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.runtime.IncompleteBatchException;
import io.partita.runtime.Options;
import io.partita.runtime.internal.operation.TableContext;
import io.partita.runtime.internal.read.BatchReads;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class BatchReadsTest {

  private static final Options QUICK =
      Options.builder()
          .backoff(Duration.ofMillis(1), Duration.ofMillis(2))
          .batchAttempts(3)
          .build();

  private final FakeTable table = new FakeTable();

  private BatchReads<Song, Song.Key> reads(Options options) {
    return new BatchReads<>(TableContext.of(table, FakeTable.NAME, options), Song.TYPED);
  }

  private static List<Song.Key> keys(List<Song> songs) {
    return songs.stream().map(Song::key).toList();
  }

  @Test
  void recordsComeInTheOrderOfTheirKeysHoweverTheyAreReturned() {
    table.store(Song.range(0, 250));
    List<Song.Key> keys = new ArrayList<>(keys(Song.range(0, 250)));
    Collections.shuffle(keys, new Random(1));
    Map<Song.Key, Song> found = reads(QUICK).findAll(keys);
    assertEquals(keys, List.copyOf(found.keySet()));
    found.forEach((key, song) -> assertEquals(key, song.key()));
    assertEquals(
        List.of(100, 100, 50),
        table.reads.stream().map(r -> r.requestItems().get("music").keys().size()).toList());
    assertThrows(UnsupportedOperationException.class, found::clear);
  }

  @Test
  void aKeyGivenTwiceIsReadOnce() {
    table.store(Song.range(0, 2));
    Map<Song.Key, Song> found =
        reads(QUICK).findAll(List.of(Song.of(1).key(), Song.of(0).key(), Song.of(1).key()));
    assertEquals(List.of(Song.of(1), Song.of(0)), List.copyOf(found.values()));
    assertEquals(2, table.reads.get(0).requestItems().get("music").keys().size());
  }

  @Test
  void missingForeignAndExpiredItemsAreAbsent() {
    table.store(Song.of(0).item());
    table.store(with(Song.of(1).item(), "Type", AttributeValue.fromS("Album")));
    table.store(with(Song.of(2).item(), "Type", AttributeValue.fromS("Track")));
    table.store(with(Song.of(3).item(), "expires", AttributeValue.fromN("1")));
    Map<Song.Key, Song> found = reads(QUICK).findAll(keys(Song.range(0, 5)));
    assertEquals(List.of(Song.of(0), Song.of(2)), List.copyOf(found.values()));
  }

  private static Map<String, AttributeValue> with(
      Map<String, AttributeValue> item, String attribute, AttributeValue value) {
    Map<String, AttributeValue> changed = new HashMap<>(item);
    changed.put(attribute, value);
    return changed;
  }

  @Test
  void nothingIsSentForNoKeys() {
    assertTrue(reads(QUICK).findAll(List.of()).isEmpty());
    assertTrue(table.reads.isEmpty());
  }

  @Test
  void readsAreConsistentUnlessTheOptionsSayOtherwise() {
    reads(QUICK).findAll(List.of(Song.of(1).key()));
    reads(QUICK.toBuilder().eventuallyConsistentReads(true).build())
        .findAll(List.of(Song.of(1).key()));
    assertEquals(
        List.of(true, false),
        table.reads.stream().map(r -> r.requestItems().get("music").consistentRead()).toList());
  }

  @Test
  void unprocessedKeysAreReadInTheEnd() {
    table.store(Song.range(0, 230));
    for (int seed = 0; seed < 50; seed++) {
      Random random = new Random(seed);
      table.reads.clear();
      table.processed.clear();
      for (int i = 0; i < 20; i++) {
        table.processed.add(random.nextInt(4) == 0 ? 0 : 1 + random.nextInt(100));
      }
      Options patient = QUICK.toBuilder().batchAttempts(20).build();
      assertEquals(
          Song.range(0, 230),
          List.copyOf(reads(patient).findAll(keys(Song.range(0, 230))).values()));
    }
  }

  @Test
  void onlyRoundsInARowWithoutProgressCount() {
    table.store(Song.range(0, 4));
    table.processed.addAll(List.of(0, 0, 1, 0, 0, 1, 0, 0, 1));
    assertEquals(4, reads(QUICK).findAll(keys(Song.range(0, 4))).size());
    assertEquals(10, table.reads.size());
  }

  @Test
  void whatIsLeftIsInTheException() {
    table.store(Song.range(0, 4));
    table.processed.addAll(List.of(1, 0, 0, 0));
    IncompleteBatchException incomplete =
        assertThrows(
            IncompleteBatchException.class, () -> reads(QUICK).findAll(keys(Song.range(0, 4))));
    assertEquals(keys(Song.range(1, 4)), incomplete.remaining());
    assertEquals(4, table.reads.size());
    assertFalse(incomplete.getMessage().contains("Nina"), incomplete.getMessage());
  }

  @Test
  void theDeadlineEndsTheRoundsAlthoughThereIsProgress() {
    table.processed.addAll(List.of(1, 1, 1, 1));
    Options hasty = QUICK.toBuilder().batchDeadline(Duration.ZERO).build();
    IncompleteBatchException incomplete =
        assertThrows(
            IncompleteBatchException.class, () -> reads(hasty).findAll(keys(Song.range(0, 4))));
    assertEquals(keys(Song.range(1, 4)), incomplete.remaining());
    assertEquals(1, table.reads.size());
  }
}
