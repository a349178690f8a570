package io.partita.it.gallery;

import static io.partita.it.RawItems.number;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.it.RawItems;
import io.partita.it.Requests;
import io.partita.it.gallery.Fans.Album;
import io.partita.it.gallery.Fans.Band;
import io.partita.it.gallery.Fans.CheckIn;
import io.partita.it.gallery.Fans.Concert;
import io.partita.it.gallery.Fans.Fan;
import io.partita.it.gallery.Fans.Following;
import io.partita.it.gallery.Fans.Label;
import io.partita.it.gallery.Fans.Listen;
import io.partita.it.gallery.Fans.Mention;
import io.partita.it.gallery.Fans.Play;
import io.partita.it.gallery.Fans.Rating;
import io.partita.it.gallery.Fans.Song;
import io.partita.it.gallery.Fans.Ticket;
import io.partita.it.gallery.Fans.Venue;
import io.partita.it.gallery.Fans.Visit;
import io.partita.runtime.CountDifference;
import io.partita.runtime.HasRelatedItemsException;
import io.partita.runtime.Options;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/** Counts and cascades over inverse indexes that are sharded or do not carry whole items. */
@DynamoDbTest
class FansTest {

  private static final Options QUICK =
      Options.builder().indexSettleTime(Duration.ofMillis(5)).build();

  /** More than one transaction removes, in no multiple of the shards. */
  private static final List<String> MANY =
      IntStream.range(0, 61).mapToObj("fan %03d"::formatted).toList();

  private static final LocalDate DAY = LocalDate.parse("2024-07-01");

  private static DynamoDbClient client;
  private static String table;
  private static Requests requests;
  private static FansTable fans;
  private static RawItems raw;

  @BeforeAll
  static void createTable(DynamoDbClient shared, @TableName String name) {
    client = shared;
    table = name;
    requests = new Requests(client);
    fans = FansTable.of(requests.client(), name, QUICK);
    fans.createTableIfMissing();
    raw = new RawItems(client, name);
    MANY.forEach(id -> fans.fan().create(new Fan(id, 0, 0)));
  }

  private static Set<String> indexesRead() {
    return requests.take().stream()
        .filter(QueryRequest.class::isInstance)
        .map(request -> ((QueryRequest) request).indexName())
        .filter(Objects::nonNull)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** How many edges are left whose sort key has an id, or begins with it. */
  private static long left(String id) {
    return client.scanPaginator(scan -> scan.tableName(table)).items().stream()
        .filter(item -> item.get("PK").s().startsWith("FAN#"))
        .filter(item -> item.get("SK").s().contains("#" + id))
        .count();
  }

  private static void band(String id, List<String> followers) {
    fans.band().create(new Band(id, 0));
    fans.following().createAll(followers.stream().map(fan -> new Following(fan, id)).toList());
  }

  private static void concert(String id, List<String> visitors) {
    fans.concert().create(new Concert(id, 0));
    fans.ticket().createAll(visitors.stream().map(fan -> new Ticket(fan, id, null)).toList());
  }

  private static void album(String id, List<String> raters) {
    fans.album().create(new Album(id, 0));
    fans.rating().createAll(raters.stream().map(fan -> new Rating(fan, id, 5, "Great")).toList());
  }

  @Test
  void aCountOverShardsIsPutRight() {
    band("abba", MANY.subList(0, 30));
    assertEquals(30, fans.band().get("abba").fans());
    raw.add("BAND#abba", "BAND", Map.of("fans", number(3)));
    assertEquals(
        List.of(new CountDifference<>(BandKey.of("abba"), "fans", 3, 30)),
        fans.band().verifyCounts().stream()
            .filter(difference -> difference.key().equals(BandKey.of("abba")))
            .toList());
    assertEquals(new Band("abba", 30), fans.band().recount("abba"));
    assertEquals(new Band("abba", 30), fans.band().get("abba"));
  }

  @Test
  void aCascadeReadsAllShards() {
    band("queen", MANY);
    band("queens", MANY.subList(0, 3));
    int before = fans.fan().get(MANY.get(0)).bands();
    assertThrows(HasRelatedItemsException.class, () -> fans.band().delete("queen"));
    requests.take();
    assertEquals(MANY.size() + 1, fans.band().deleteCascade("queen"));
    assertEquals(Set.of("GSI1"), indexesRead());
    assertEquals(Map.of(), raw.get("BAND#queen", "BAND"));
    assertEquals(3, left("queen"));
    assertEquals(before - 1, fans.fan().get(MANY.get(0)).bands());
    assertEquals(3, fans.band().get("queens").fans());
    assertEquals(3, fans.following().byBand("queens").count());
  }

  @Test
  void aCountOverKeysIsPutRightAndCountsNothingElse() {
    concert("wembley", MANY.subList(0, 7));
    fans.checkIn().create(new CheckIn(MANY.get(0), "wembley", 1));
    fans.checkIn().create(new CheckIn(MANY.get(1), "wembley", 2));
    raw.add("CONCERT#wembley", "CONCERT", Map.of("sold", number(9)));
    assertEquals(
        List.of(new CountDifference<>(ConcertKey.of("wembley"), "sold", 9, 7)),
        fans.concert().verifyCounts().stream()
            .filter(difference -> difference.key().equals(ConcertKey.of("wembley")))
            .toList());
    assertEquals(new Concert("wembley", 7), fans.concert().recount("wembley"));
    assertEquals(7, fans.ticket().byConcert("wembley").count());
    assertEquals(2, fans.checkIn().byConcert("wembley").count());
  }

  @Test
  void aSecondIndexThatHoldsSomeEdgesHidesNone() {
    concert("live aid", MANY.subList(0, 5));
    fans.ticket().update(MANY.get(0), "live aid").usedAt(Instant.EPOCH).execute();
    assertEquals(1, fans.ticket().used("live aid").count());
    requests.take();
    assertEquals(new Concert("live aid", 5), fans.concert().recount("live aid"));
    assertEquals(Set.of("GSI2"), indexesRead());
    assertEquals(6, fans.concert().deleteCascade("live aid"));
    assertEquals(0, left("live%20aid"));
  }

  @Test
  void aCascadeOverKeysRemovesAllKindsOfEdges() {
    concert("woodstock", MANY);
    MANY.subList(0, 40).forEach(fan -> fans.checkIn().create(new CheckIn(fan, "woodstock", 1)));
    concert("woodstock2", MANY.subList(0, 2));
    int before = fans.fan().get(MANY.get(0)).tickets();
    assertEquals(MANY.size() + 40 + 1, fans.concert().deleteCascade("woodstock"));
    assertEquals(before - 1, fans.fan().get(MANY.get(0)).tickets());
    assertEquals(2, left("woodstock"));
    assertEquals(2, fans.concert().get("woodstock2").sold());
  }

  @Test
  void aCountOverSomeAttributesIsPutRightAndCountsNothingElse() {
    album("help", MANY.subList(0, 6));
    fans.listen().create(new Listen(MANY.get(0), "help", DAY));
    raw.add("ALBUM#help", "ALBUM", Map.of("ratings", number(0)));
    assertEquals(
        List.of(new CountDifference<>(AlbumKey.of("help"), "ratings", 0, 6)),
        fans.album().verifyCounts().stream()
            .filter(difference -> difference.key().equals(AlbumKey.of("help")))
            .toList());
    assertEquals(new Album("help", 6), fans.album().recount("help"));
    assertEquals(
        List.of(5, 5, 5, 5, 5, 5),
        fans.rating().byAlbum("help").stream().map(RatingByAlbumItem::stars).toList());
  }

  @Test
  void aCascadeOverSomeAttributesRemovesAllKindsOfEdges() {
    album("revolver", MANY.subList(0, 50));
    MANY.subList(20, 60).forEach(fan -> fans.listen().create(new Listen(fan, "revolver", DAY)));
    album("revolver2", MANY.subList(0, 2));
    requests.take();
    assertEquals(50 + 40 + 1, fans.album().deleteCascade("revolver"));
    assertEquals(Set.of("GSI3"), indexesRead());
    assertEquals(2, left("revolver"));
  }

  @Test
  void edgesThatNobodyCountsAreFoundOverEveryKindOfIndex() {
    fans.song().create(new Song("yesterday"));
    fans.venue().create(new Venue("cavern"));
    fans.label().create(new Label("apple"));
    fans.play().putAll(MANY.stream().map(fan -> new Play(fan, "yesterday")).toList());
    fans.visit().putAll(MANY.stream().map(fan -> new Visit(fan, "cavern")).toList());
    fans.mention().putAll(MANY.stream().map(fan -> new Mention(fan, "apple")).toList());
    assertEquals(MANY.size() + 1, fans.song().deleteCascade("yesterday"));
    assertEquals(MANY.size() + 1, fans.venue().deleteCascade("cavern"));
    assertEquals(MANY.size() + 1, fans.label().deleteCascade("apple"));
    assertEquals(0, left("yesterday") + left("cavern") + left("apple"));
    assertTrue(fans.song().find("yesterday").isEmpty());
  }

  @Test
  void aLeftEndGoesWithEdgesOfAllKindsAndEveryCountFollows() {
    fans.fan().create(new Fan("leaver", 0, 0));
    band("stones", List.of("leaver", MANY.get(0)));
    concert("hyde park", List.of("leaver", MANY.get(0)));
    album("aftermath", List.of("leaver", MANY.get(0)));
    fans.play().create(new Play("leaver", "angie"));
    fans.visit().create(new Visit("leaver", "marquee"));
    fans.mention().create(new Mention("leaver", "decca"));
    assertEquals(new Fan("leaver", 1, 1), fans.fan().get("leaver"));
    assertEquals(7, fans.fan().deleteCascade("leaver"));
    assertEquals(List.of(), raw.query("FAN#leaver"));
    assertEquals(1, fans.band().get("stones").fans());
    assertEquals(1, fans.concert().get("hyde park").sold());
    assertEquals(1, fans.album().get("aftermath").ratings());
  }
}
