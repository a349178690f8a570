package io.partita.it.bounds;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.runtime.TooManyElementsException;
import io.partita.runtime.TransactionFailedException;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Collections never have more elements than their bound, whoever writes at the same time. */
@DynamoDbTest
class BoundedCollectionsTest {

  private final LibraryTable library;

  BoundedCollectionsTest(DynamoDbClient client, @TableName String table) {
    library = LibraryTable.of(client, table);
    library.createTableIfMissing();
  }

  private static TooManyElementsException refused(String path, int max, Executable write) {
    TooManyElementsException refused = assertThrows(TooManyElementsException.class, write);
    assertEquals(
        "[TOO_MANY_ELEMENTS] Attribute '"
            + path
            + "' of Playlist would have more than "
            + max
            + " elements. Store fewer, or raise its max.",
        refused.getMessage());
    return refused;
  }

  @Test
  void recordsWithinTheBoundAreStored() {
    Playlist full = Playlist.of("full", "a", "b", "c", "d");
    assertEquals(full, library.playlist().create(full));
    assertEquals(full, library.playlist().get("full"));
  }

  @Test
  void recordsBeyondTheBoundAreRefusedBeforeSending() {
    Playlist large = Playlist.of("large", "a", "b", "c", "d", "e");
    refused("songs", 4, () -> library.playlist().create(large));
    refused("songs", 4, () -> library.playlist().put(large));
    refused("songs", 4, () -> library.playlist().replace(large));
    refused("songs", 4, () -> library.playlist().putAll(List.of(large)));
    refused("songs", 4, () -> library.playlist().update("large").songs(large.songs()).execute());
    assertFalse(library.playlist().exists("large"));
  }

  @Test
  void boundsInsideNestedRecordsHoldToo() {
    Playlist.Section large = new Playlist.Section("intro", List.of(1, 2, 3));
    refused(
        "sections[0].positions",
        2,
        () -> library.playlist().update("nested").appendToSections(List.of(large)).execute());
  }

  @Test
  void appendsFillUpToTheBoundAndNoFurther() {
    library.playlist().create(Playlist.of("append", "a", "b"));
    library.playlist().update("append").appendToSongs(List.of("c", "d")).execute();
    refused(
        "songs",
        4,
        () -> library.playlist().update("append").appendToSongs(List.of("e")).execute());
    assertEquals(List.of("a", "b", "c", "d"), library.playlist().get("append").songs());
    refused(
        "songs",
        4,
        () ->
            library
                .playlist()
                .update("append")
                .appendToSongs(List.of("1", "2", "3", "4", "5"))
                .execute());
  }

  @Test
  void setsAndMapsAreBoundedByWhatIsStored() {
    library
        .playlist()
        .create(new Playlist("sets", List.of(), Set.of("x"), Map.of("ada", 5), List.of()));
    library.playlist().update("sets").addToTags(Set.of("x", "y")).execute();
    refused("t", 2, () -> library.playlist().update("sets").addToTags(Set.of("z")).execute());
    library.playlist().update("sets").putToRatings("ada", 4).putToRatings("bob", 1).execute();
    refused("ratings", 2, () -> library.playlist().update("sets").putToRatings("eve", 3).execute());
    Playlist stored = library.playlist().get("sets");
    assertEquals(Set.of("x", "y"), stored.tags());
    assertEquals(Map.of("ada", 4, "bob", 1), stored.ratings());
    library.playlist().update("sets").removeFromTags(Set.of("x")).execute();
    assertEquals(Set.of("y"), library.playlist().get("sets").tags());
  }

  @Test
  void transactionsSayWhichActionWasTooMuch() {
    library.playlist().create(Playlist.of("tx", "a", "b", "c", "d"));
    TransactionFailedException failed =
        assertThrows(
            TransactionFailedException.class,
            () ->
                library
                    .transact()
                    .create(Playlist.of("tx2"))
                    .update(library.playlist().update("tx").appendToSongs(List.of("e")))
                    .execute());
    assertEquals(1, failed.failures().size());
    assertEquals(1, failed.failures().get(0).action());
    assertEquals(
        TransactionFailedException.Reason.TOO_MANY_ELEMENTS, failed.failures().get(0).reason());
    assertFalse(library.playlist().exists("tx2"));
  }

  @Test
  void racingAppendsNeverExceedTheBound() throws Exception {
    library.playlist().create(Playlist.of("race"));
    ExecutorService threads = Executors.newFixedThreadPool(4);
    try {
      List<Callable<Boolean>> appends = new ArrayList<>();
      for (int i = 0; i < 12; i++) {
        String song = "song" + i;
        appends.add(() -> append(song));
      }
      int stored = 0;
      for (Future<Boolean> result : threads.invokeAll(appends)) {
        stored += result.get() ? 1 : 0;
      }
      assertEquals(4, stored);
    } finally {
      threads.shutdownNow();
    }
    assertEquals(4, library.playlist().get("race").songs().size());
  }

  private boolean append(String song) {
    try {
      library.playlist().update("race").appendToSongs(List.of(song)).execute();
      return true;
    } catch (TooManyElementsException full) {
      assertTrue(full.max() == 4);
      return false;
    }
  }
}
