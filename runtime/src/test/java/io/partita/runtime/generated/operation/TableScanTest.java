package io.partita.runtime.generated.operation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.runtime.InvalidCursorException;
import io.partita.runtime.Options;
import io.partita.runtime.Page;
import io.partita.runtime.condition.TextField;
import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.value.Path;
import io.partita.runtime.internal.cursor.Cursor;
import io.partita.runtime.internal.operation.TableContext;
import io.partita.runtime.internal.query.TableScan;
import io.partita.runtime.query.Scan;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.InternalServerErrorException;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;
import software.amazon.awssdk.services.dynamodb.model.Select;

class TableScanTest {

  private static final Options OPTIONS =
      Options.builder().clock(Clock.fixed(Instant.ofEpochSecond(1000), ZoneOffset.UTC)).build();
  private static final TextField<Song> TITLE = new TextField<>(Path.of("title"));

  private final FakeTable table = new FakeTable();

  private Scan<Song, Song.Key> scan() {
    return scan(Song.TYPED);
  }

  private Scan<Song, Song.Key> scan(EntityType<Song, Song.Key> type) {
    return TableScan.of(TableContext.of(table, FakeTable.NAME, OPTIONS), type);
  }

  /** Songs, and between each two of them an album, which the table's filter drops. */
  private void storeSongsAndAlbums(int songs) {
    for (int i = 0; i < songs; i++) {
      table.store(Song.of(i).item());
      table.store(album(i));
    }
    table.filter = item -> item.get("Type").s().equals("Song");
  }

  private static Map<String, AttributeValue> album(int number) {
    Map<String, AttributeValue> album = new HashMap<>(Song.of(number).item());
    album.put("SK", AttributeValue.fromS("ALBUM#" + number));
    album.put("Type", AttributeValue.fromS("Album"));
    return album;
  }

  @Test
  void theFilterNamesTypesExpiryAndTheCondition() {
    scan()
        .filter(TITLE.beginsWith("S").or(TITLE.eq("x")))
        .filter(TITLE.ne("y"))
        .consistent()
        .list();
    ScanRequest request = table.scans.get(0);
    assertEquals("music", request.tableName());
    assertEquals(
        "#Type IN (:type, :type2) AND NOT (#expires <= :now)"
            + " AND (begins_with(#title, :title) OR #title = :title2) AND #title <> :title3",
        request.filterExpression());
    assertEquals(
        Map.of("#Type", "Type", "#expires", "expires", "#title", "title"),
        request.expressionAttributeNames());
    assertEquals(AttributeValue.fromS("Song"), request.expressionAttributeValues().get(":type"));
    assertEquals(AttributeValue.fromS("Track"), request.expressionAttributeValues().get(":type2"));
    assertEquals(AttributeValue.fromN("1000"), request.expressionAttributeValues().get(":now"));
    assertTrue(request.consistentRead());
    assertNull(request.limit());
    assertNull(request.segment());
  }

  @Test
  void withoutATypeAttributeThereIsNoFilterAndForeignShapesAreDropped() {
    storeSongsAndAlbums(3);
    table.filter = item -> true;
    assertEquals(Song.range(0, 3), scan(Song.UNTYPED).list());
    assertNull(table.scans.get(0).filterExpression());
    assertFalse(table.scans.get(0).hasExpressionAttributeNames());
    assertFalse(table.scans.get(0).hasExpressionAttributeValues());
  }

  @Test
  void itemsOfAnotherTypeAndExpiredOnesAreNeverDecoded() {
    table.store(Song.of(0).item());
    table.store(album(1));
    table.store(new Song("Nina", "Gone", 1000).item());
    table.store(new Song("Nina", "Almost", 1001).item());
    assertEquals(List.of(Song.of(0), new Song("Nina", "Almost", 1001)), scan().list());
  }

  @Test
  void listReadsAllPagesAlsoEmptyOnes() {
    storeSongsAndAlbums(10);
    table.responseItems = 1;
    assertEquals(Song.range(0, 10), scan().list());
    assertEquals(21, table.scans.size());
  }

  @Test
  void limitCountsReturnedItems() {
    storeSongsAndAlbums(50);
    assertEquals(Song.range(0, 7), scan().limit(7).list());
    assertEquals(List.of(7, 6), table.scans.stream().map(ScanRequest::limit).toList());
    assertEquals(Optional.of(Song.of(0)), scan().first());
    assertEquals(
        Optional.empty(),
        TableScan.of(TableContext.of(new FakeTable(), "music", OPTIONS), Song.TYPED).first());
  }

  @Test
  void pagesHaveTheirSizeAndTogetherHoldEveryItemOnce() {
    storeSongsAndAlbums(23);
    for (int pageSize = 1; pageSize <= 30; pageSize++) {
      for (int responseItems : List.of(1, 3, 1000)) {
        table.responseItems = responseItems;
        assertPages(pageSize);
      }
    }
  }

  private void assertPages(int pageSize) {
    List<Song> all = new ArrayList<>();
    Optional<String> cursor = Optional.empty();
    do {
      Page<Song> page = scan().pageSize(pageSize).page(cursor.orElse(null));
      assertTrue(
          page.items().size() == pageSize || page.cursor().isEmpty(),
          "only the last page is shorter");
      all.addAll(page.items());
      cursor = page.cursor();
    } while (cursor.isPresent());
    assertEquals(Song.range(0, 23), all);
    assertEquals(
        all, scan().pageSize(pageSize).pages().flatMap(page -> page.items().stream()).toList());
    assertEquals(all, scan().pageSize(pageSize).stream().toList());
  }

  @Test
  void aSelectiveFilterNeedsFewRequests() {
    storeSongsAndAlbums(1000);
    table.filter =
        item -> item.get("title").s().equals("Song999") && item.get("Type").s().equals("Song");
    assertEquals(1, scan().pageSize(1).page().items().size());
    assertTrue(table.scans.size() <= 12, "requests: " + table.scans.size());
  }

  @Test
  void aPageWithoutASizeIsTheFirstResponseThatHasItems() {
    storeSongsAndAlbums(10);
    table.responseItems = 4;
    assertEquals(Song.range(0, 2), scan().page().items());
    table.filter =
        item -> item.get("title").s().equals("Song9") && item.get("Type").s().equals("Song");
    assertEquals(List.of(Song.of(9)), scan().page().items());
  }

  @Test
  void aStreamReadsAPageOnlyWhenItGetsThere() {
    storeSongsAndAlbums(10);
    table.responseItems = 4;
    Iterator<Song> songs = scan().stream().iterator();
    assertEquals(0, table.scans.size());
    songs.next();
    songs.next();
    assertEquals(1, table.scans.size());
    songs.next();
    assertEquals(2, table.scans.size());
    assertEquals(Song.range(0, 5), scan().limit(5).stream().toList());
  }

  @Test
  void segmentsAreReadSideBySideAndHoldEveryItemOnce() {
    storeSongsAndAlbums(40);
    table.responseItems = 3;
    Set<Song> all = new HashSet<>(Song.range(0, 40));
    for (int segments : List.of(2, 3, 7, 40)) {
      List<Song> list = scan().segments(segments).list();
      assertEquals(40, list.size());
      assertEquals(all, new HashSet<>(list));
      List<Song> stream = scan().segments(segments).stream().toList();
      assertEquals(40, stream.size());
      assertEquals(all, new HashSet<>(stream));
      assertEquals(40, scan().segments(segments).count());
      assertEquals(5, scan().segments(segments).limit(5).list().size());
      assertEquals(5, scan().segments(segments).limit(5).stream().count());
    }
  }

  @Test
  void everySegmentIsNamedInItsRequests() {
    scan().segments(3).list();
    assertEquals(
        List.of(0, 1, 2),
        table.scans.stream().map(ScanRequest::segment).sorted(Comparator.naturalOrder()).toList());
    assertEquals(
        Set.of(3),
        table.scans.stream().map(ScanRequest::totalSegments).collect(Collectors.toSet()));
  }

  @Test
  void aFailureInOneSegmentIsTheScans() {
    SdkException failure = InternalServerErrorException.builder().message("broken").build();
    table.failures.put(2, failure);
    assertSame(failure, assertThrows(SdkException.class, () -> scan().segments(4).list()));
  }

  @Test
  void pagesAndCursorsAreRefusedWithSeveralSegments() {
    Scan<Song, Song.Key> segmented = scan().segments(2);
    assertThrows(IllegalStateException.class, segmented::page);
    assertThrows(IllegalStateException.class, segmented::pages);
  }

  @Test
  void countTransfersCountsOnly() {
    storeSongsAndAlbums(10);
    table.responseItems = 3;
    assertEquals(10, scan().count());
    assertTrue(table.scans.stream().allMatch(request -> request.select() == Select.COUNT));
    assertEquals(4, scan().limit(4).count());
  }

  @Test
  void countReadsKeysWhereTheyTellTheType() {
    storeSongsAndAlbums(10);
    table.filter = item -> true;
    table.responseItems = 3;
    assertEquals(10, scan(Song.UNTYPED).count());
    assertEquals("#PK, #SK", table.scans.get(0).projectionExpression());
    assertEquals(Map.of("#PK", "PK", "#SK", "SK"), table.scans.get(0).expressionAttributeNames());
    assertNull(table.scans.get(0).select());
  }

  @Test
  void aForeignCursorIsRefusedBeforeAnyRequest() {
    String album = Cursor.of("scan Album").encode(Song.of(1).key().attributes());
    String otherKey = Cursor.of("scan Song").encode(Map.of("PK", AttributeValue.fromS("x")));
    Map<String, AttributeValue> number = new LinkedHashMap<>(Song.of(1).key().attributes());
    number.put("SK", AttributeValue.fromN("1"));
    String otherType = Cursor.of("scan Song").encode(number);
    for (String cursor : List.of("x", album, otherKey, otherType)) {
      assertThrows(InvalidCursorException.class, () -> scan().page(cursor));
    }
    assertTrue(table.scans.isEmpty());
  }

  @Test
  void settingsGiveAnotherScan() {
    storeSongsAndAlbums(5);
    Scan<Song, Song.Key> scan = scan();
    scan.limit(1).segments(2).pageSize(1).consistent().filter(TITLE.eq("x"));
    assertEquals(5, scan.list().size());
    assertNull(table.scans.get(0).limit());
  }

  @Test
  void settingsMustBePositive() {
    Scan<Song, Song.Key> scan = scan();
    IntStream.of(0, -1)
        .forEach(
            number -> {
              assertThrows(IllegalArgumentException.class, () -> scan.limit(number));
              assertThrows(IllegalArgumentException.class, () -> scan.pageSize(number));
              assertThrows(IllegalArgumentException.class, () -> scan.segments(number));
            });
    assertThrows(IllegalArgumentException.class, () -> scan.segments(1_000_001));
  }

  @Test
  void explainListsTheFirstRequestOfEachSegment() {
    assertEquals(1, scan().explain().requests().size());
    assertEquals(3, scan().segments(3).explain().requests().size());
    assertTrue(table.scans.isEmpty());
  }
}
