package io.partita.runtime.generated.operation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.runtime.IncompleteBatchException;
import io.partita.runtime.ItemTooLargeException;
import io.partita.runtime.Options;
import io.partita.runtime.internal.operation.TableContext;
import io.partita.runtime.internal.write.BatchWrites;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.core.exception.AbortedException;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.model.ProvisionedThroughputExceededException;

class BatchWritesTest {

  private static final Options QUICK =
      Options.builder()
          .backoff(Duration.ofMillis(1), Duration.ofMillis(2))
          .batchAttempts(3)
          .build();

  private final FakeTable table = new FakeTable();
  private final BatchWrites<Song, Song.Key> writes =
      new BatchWrites<>(TableContext.of(table, FakeTable.NAME, QUICK), Song.TYPED);

  private List<Integer> chunks() {
    return table.writes.stream()
        .map(request -> request.requestItems().get("music").size())
        .toList();
  }

  private Set<String> stored() {
    Set<String> titles = new HashSet<>();
    table.items.values().forEach(item -> titles.add(item.get("title").s()));
    return titles;
  }

  @Test
  void recordsAreStoredInChunksOfTwentyFive() {
    writes.putAll(Song.range(0, 60));
    assertEquals(List.of(25, 25, 10), chunks());
    assertEquals(60, table.items.size());
    assertEquals(Song.of(7).item(), table.items.get(Song.of(7).key().attributes()));
  }

  @Test
  void ofSeveralRecordsWithOneKeyTheLastIsStored() {
    Song first = Song.of(1);
    Song last = new Song(first.artist(), first.title(), 7);
    writes.putAll(List.of(first, Song.of(2), last));
    assertEquals(List.of(2), chunks());
    assertEquals(last.item(), table.items.get(first.key().attributes()));
  }

  @Test
  void itemsAreDeletedByKey() {
    table.store(Song.range(0, 40));
    writes.deleteAll(Song.range(5, 40).stream().map(Song::key).toList());
    assertEquals(List.of(25, 10), chunks());
    assertEquals(5, table.items.size());
    table.writes.clear();
    writes.deleteAll(List.of(Song.of(0).key(), Song.of(0).key()));
    assertEquals(List.of(1), chunks());
  }

  @Test
  void nothingIsSentForNothing() {
    writes.putAll(List.of());
    writes.deleteAll(List.of());
    assertTrue(table.writes.isEmpty());
  }

  @Test
  void nothingIsSentIfOneItemIsTooLarge() {
    List<Song> songs = new ArrayList<>(Song.range(0, 30));
    songs.add(new Song("x".repeat(1000), "Long", 1));
    songs.add(new Song("y".repeat(409_600), "Longer", 1));
    assertThrows(RuntimeException.class, () -> writes.putAll(songs));
    assertTrue(table.writes.isEmpty());
    Song large = new Song("Nina", "Large", 1);
    BatchWrites<Song, Song.Key> blown =
        new BatchWrites<>(TableContext.of(table, FakeTable.NAME, QUICK), Inflated.TYPE);
    assertThrows(ItemTooLargeException.class, () -> blown.putAll(List.of(large)));
    assertTrue(table.writes.isEmpty());
  }

  @Test
  void requestsStayBelowSixteenMegabytes() {
    BatchWrites<Song, Song.Key> escaped =
        new BatchWrites<>(TableContext.of(table, FakeTable.NAME, QUICK), Inflated.ESCAPED);
    escaped.putAll(Song.range(0, 25));
    // Each item takes 6 * 390,000 bytes when its control characters are escaped.
    assertEquals(List.of(7, 7, 7, 4), chunks());
  }

  @Test
  void unprocessedItemsAreStoredInTheEnd() {
    for (int seed = 0; seed < 50; seed++) {
      Random random = new Random(seed);
      table.items.clear();
      table.processed.clear();
      for (int i = 0; i < 12; i++) {
        table.processed.add(i % 3 == 0 ? 0 : random.nextInt(26));
      }
      Options patient = QUICK.toBuilder().batchAttempts(20).build();
      new BatchWrites<>(TableContext.of(table, FakeTable.NAME, patient), Song.TYPED)
          .putAll(Song.range(0, 90));
      assertEquals(90, table.items.size(), "seed " + seed);
    }
  }

  @Test
  void recordsThatAreLeftAreInTheException() {
    table.processed.addAll(List.of(24, 0, 0, 0));
    IncompleteBatchException incomplete =
        assertThrows(IncompleteBatchException.class, () -> writes.putAll(Song.range(0, 26)));
    assertLeftIsWhatIsNotStored(incomplete, 26);
    assertEquals(2, incomplete.remaining().size());
  }

  private void assertLeftIsWhatIsNotStored(IncompleteBatchException incomplete, int given) {
    Set<String> left = new HashSet<>();
    incomplete.remaining().forEach(song -> left.add(assertInstanceOf(Song.class, song).title()));
    Set<String> expected =
        new HashSet<>(IntStream.range(0, given).mapToObj(i -> Song.of(i).title()).toList());
    expected.removeAll(stored());
    assertEquals(expected, left);
  }

  @Test
  void keysThatAreLeftAreInTheException() {
    table.processed.addAll(List.of(1, 0, 0, 0));
    IncompleteBatchException incomplete =
        assertThrows(
            IncompleteBatchException.class,
            () -> writes.deleteAll(List.of(Song.of(0).key(), Song.of(1).key())));
    assertEquals(List.of(Song.of(1).key()), incomplete.remaining());
  }

  @Test
  void aFailureInTheMiddleNamesWhatIsLeftAndItsCause() {
    SdkException throttled =
        ProvisionedThroughputExceededException.builder().message("slow down").build();
    table.processed.addAll(List.of(20));
    table.failures.put(3, throttled);
    IncompleteBatchException incomplete =
        assertThrows(IncompleteBatchException.class, () -> writes.putAll(Song.range(0, 80)));
    assertSame(throttled, incomplete.getCause());
    assertLeftIsWhatIsNotStored(incomplete, 80);
    assertEquals(35, incomplete.remaining().size());
  }

  @Test
  void aFailureOfTheFirstRequestPassesUnchanged() {
    SdkException throttled =
        ProvisionedThroughputExceededException.builder().message("slow down").build();
    table.failures.put(1, throttled);
    assertSame(throttled, assertThrows(SdkException.class, () -> writes.putAll(Song.range(0, 80))));
  }

  @Test
  void anInterruptedPauseNamesWhatIsLeft() {
    table.processed.addAll(List.of(10, 0));
    Options slow =
        QUICK.toBuilder().backoff(Duration.ofSeconds(20), Duration.ofSeconds(20)).build();
    BatchWrites<Song, Song.Key> interrupted =
        new BatchWrites<>(TableContext.of(table, FakeTable.NAME, slow), Song.TYPED);
    Thread.currentThread().interrupt();
    IncompleteBatchException incomplete =
        assertThrows(IncompleteBatchException.class, () -> interrupted.putAll(Song.range(0, 30)));
    assertTrue(Thread.interrupted());
    assertInstanceOf(AbortedException.class, incomplete.getCause());
    assertLeftIsWhatIsNotStored(incomplete, 30);
    assertEquals(20, incomplete.remaining().size());
  }
}
