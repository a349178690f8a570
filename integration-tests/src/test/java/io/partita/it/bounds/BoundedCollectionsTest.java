package io.partita.it.bounds;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.partita.it.Requests;
import io.partita.runtime.TooManyElementsException;
import io.partita.runtime.TransactionFailedException;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Collections never have more elements than their bound, whoever writes at the same time. */
@DynamoDbTest
class BoundedCollectionsTest {

  private final DynamoDbClient client;
  private final String table;
  private final Requests requests;
  private final LibraryTable library;

  BoundedCollectionsTest(DynamoDbClient client, @TableName String table) {
    this.client = client;
    this.table = table;
    this.requests = new Requests(client);
    library = LibraryTable.of(requests.client(), table);
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
    library.playlist().create(Playlist.of("sets", List.of(), Set.of("x"), Map.of("ada", 5)));
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
  void setsAndMapsChangeInPlace() {
    library.playlist().create(Playlist.of("place", List.of(), Set.of("x"), Map.of("ada", 5)));
    requests.take();

    library.playlist().update("place").addToTags("y").execute();
    library.playlist().update("place").addToTags("y").execute();
    library.playlist().update("place").putToRatings("bob", 1).execute();
    library.playlist().update("place").putToRatings("bob", 2).execute();
    assertEquals(List.of("UpdateItem", "UpdateItem", "UpdateItem", "UpdateItem"), sent());

    refused("t", 2, () -> library.playlist().update("place").addToTags("z").execute());
    refused("ratings", 2, () -> library.playlist().update("place").putToRatings("c", 1).execute());
    assertEquals(List.of("UpdateItem", "UpdateItem"), sent(), "the refusal says what is stored");

    library.playlist().update("place").addToTags(Set.of("x", "y")).execute();
    library.playlist().update("place").putToRatings("eve", 3).removeFromRatings("ada").execute();
    assertEquals(
        List.of("UpdateItem", "UpdateItem", "UpdateItem", "UpdateItem"),
        sent(),
        "what DynamoDB cannot count is written anew");
    Playlist stored = library.playlist().get("place");
    assertEquals(Set.of("x", "y"), stored.tags());
    assertEquals(Map.of("bob", 2, "eve", 3), stored.ratings());
  }

  @Test
  void setsOfEveryKindAreBounded() {
    library.playlist().create(Playlist.of("kinds"));
    requests.take();

    for (String price : List.of("1.5", "2", "1.50", "2.0")) {
      update("kinds").addToPrices(new BigDecimal(price)).execute();
    }
    for (String cover : List.of("a", "b", "a")) {
      update("kinds").addToCovers(bytes(cover)).execute();
    }
    assertEquals(Collections.nCopies(7, "UpdateItem"), sent());
    refused("prices", 2, () -> update("kinds").addToPrices(BigDecimal.TEN).execute());
    refused("covers", 2, () -> update("kinds").addToCovers(bytes("c")).execute());
    requests.take();

    for (int i : List.of(1, 2, 1)) {
      update("kinds").addToMoods(mood(i)).execute();
    }
    assertEquals(
        List.of("GetItem", "UpdateItem", "GetItem", "UpdateItem", "GetItem", "UpdateItem"), sent());
    refused("moods", 2, () -> update("kinds").addToMoods(mood(3)).execute());
    assertEquals(List.of("GetItem"), sent());

    Playlist stored = library.playlist().get("kinds");
    assertEquals(Set.of(new BigDecimal("1.5"), new BigDecimal("2")), stored.prices());
    assertEquals(Set.of(bytes("a"), bytes("b")), stored.covers());
    assertEquals(Set.of(mood(1), mood(2)), stored.moods());
  }

  private static ByteBuffer bytes(String text) {
    return ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
  }

  private static Playlist.Section mood(int number) {
    return new Playlist.Section("mood" + number, List.of());
  }

  private List<String> sent() {
    return requests.take().stream()
        .map(request -> request.getClass().getSimpleName().replace("Request", ""))
        .toList();
  }

  @Test
  void aStoredNullIsAnEmptyCollection() {
    library.playlist().create(Playlist.of("null"));
    client.updateItem(
        update ->
            update
                .tableName(table)
                .key(PlaylistKey.of("null").attributes())
                .updateExpression("SET t = :n, ratings = :n")
                .expressionAttributeValues(Map.of(":n", AttributeValue.fromNul(true))));

    library.playlist().update("null").addToTags("x").putToRatings("ada", 1).execute();

    Playlist stored = library.playlist().get("null");
    assertEquals(Set.of("x"), stored.tags());
    assertEquals(Map.of("ada", 1), stored.ratings());
  }

  @Test
  void transactionsChangeSetsAndMapsInPlaceOrSayWhatWasTooMuch() {
    library.playlist().create(Playlist.of("tx3", List.of(), Set.of("x"), Map.of("ada", 5)));
    requests.take();

    library
        .transact()
        .update(library.playlist().update("tx3").addToTags("y").putToRatings("bob", 1))
        .execute();
    assertEquals(List.of("TransactWriteItems"), sent());

    library
        .transact()
        .update(library.playlist().update("tx3").addToTags(Set.of("x", "y")))
        .execute();
    assertEquals(List.of("TransactWriteItems", "TransactWriteItems"), sent());

    assertEquals(
        TransactionFailedException.Reason.TOO_MANY_ELEMENTS,
        assertThrows(
                TransactionFailedException.class,
                () ->
                    library
                        .transact()
                        .update(library.playlist().update("tx3").addToTags(Set.of("x", "z")))
                        .execute())
            .failures()
            .get(0)
            .reason());
    refused(
        "ratings",
        2,
        () -> library.playlist().update("tx3").putToRatings("eve", 1).exactlyOnce().execute());
    refused(
        "t", 2, () -> library.exactOutcomes().playlist().update("tx3").addToTags("z").execute());
  }

  @Test
  void racingAppendsNeverExceedTheBound() throws Exception {
    library.playlist().create(Playlist.of("race"));

    assertEquals(4, race(12, 4, i -> update("race").appendToSongs("song" + i)));
    assertEquals(4, library.playlist().get("race").songs().size());
  }

  @Test
  void racingElementsNeverExceedTheBound() throws Exception {
    library.playlist().create(Playlist.of("race2"));

    assertEquals(2, race(12, 2, i -> update("race2").addToTags("tag" + i)));
    assertEquals(2, library.playlist().get("race2").tags().size());
    assertEquals(2, race(12, 2, i -> update("race2").putToRatings("name" + i, i)));
    assertEquals(2, library.playlist().get("race2").ratings().size());
  }

  /** Each writer adds two elements, of which the next one has one as well. */
  @Test
  void racingPairsNeverExceedTheBound() throws Exception {
    library.playlist().create(Playlist.of("race3"));

    assertEquals(1, race(8, 2, i -> update("race3").addToTags(Set.of("t" + i, "t" + (i + 1)))));
    assertEquals(2, library.playlist().get("race3").tags().size());
    assertEquals(
        1,
        race(8, 2, i -> update("race3").putToRatings("n" + i, i).putToRatings("n" + (i + 1), i)));
    assertEquals(2, library.playlist().get("race3").ratings().size());
  }

  @Test
  void racingTransactionsNeverExceedTheBound() throws Exception {
    library.playlist().create(Playlist.of("race4"));

    assertEquals(1, race(8, 2, i -> update("race4").addToTags(Set.of("a" + i, "b")).exactlyOnce()));
    assertEquals(2, library.playlist().get("race4").tags().size());
  }

  private PlaylistUpdate update(String id) {
    return library.playlist().update(id);
  }

  /** How many of some updates, made by four threads at once, found room. */
  private static int race(int writers, int max, IntFunction<PlaylistUpdate> update)
      throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(4);
    try {
      List<Callable<Boolean>> updates = new ArrayList<>();
      for (int i = 0; i < writers; i++) {
        PlaylistUpdate next = update.apply(i);
        updates.add(() -> fits(next, max));
      }
      int stored = 0;
      for (Future<Boolean> result : threads.invokeAll(updates)) {
        stored += result.get() ? 1 : 0;
      }
      return stored;
    } finally {
      threads.shutdownNow();
    }
  }

  private static boolean fits(PlaylistUpdate update, int max) {
    try {
      update.execute();
      return true;
    } catch (TooManyElementsException full) {
      assertEquals(max, full.max());
      return false;
    }
  }
}
