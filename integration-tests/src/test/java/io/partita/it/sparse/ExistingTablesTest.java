package io.partita.it.sparse;

import static io.partita.it.RawItems.number;
import static io.partita.it.RawItems.text;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.partita.it.RawItems;
import io.partita.it.sparse.Diary.Owner;
import io.partita.it.sparse.Diary.Page;
import io.partita.it.sparse.Diary.Photo;
import io.partita.it.sparse.Ledger.Posting;
import io.partita.it.sparse.Sales.Sale;
import io.partita.it.sparse.Sales.Seller;
import io.partita.runtime.InvalidKeyException;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Items that another program put: read, changed, and afterwards as that program knows them. */
@DynamoDbTest
class ExistingTablesTest {

  private static final AttributeValue RECEIPT =
      AttributeValue.fromB(SdkBytes.fromByteArray(new byte[] {7, 0, -1}));

  @Test
  void nativeKeyAttributesOfTheTableAndItsIndexes(
      DynamoDbClient client, @TableName("ledger") String name) {
    LedgerTable ledger = LedgerTable.of(client, name);
    ledger.createTableIfMissing();
    RawItems raw = new RawItems(client, name);
    raw.put(posting(9, "2024-01-15", "memo", text("x")));
    raw.put(posting(10, "2024-01-14", "Receipt", RECEIPT));
    raw.put(posting(100, "2024-02-01", "memo", text("y")));

    assertEquals(List.of(9L, 10L), ats(ledger.posting().byAccountId("a 1").atTo(99).list()));
    assertEquals(List.of(100L), ats(ledger.posting().byAccountId("a 1").atAfter(10).list()));
    assertEquals(
        List.of(10L, 9L),
        ats(ledger.posting().byDay("a 1").dayBefore(Instant.parse("2024-02-01T00:00:00Z")).list()));
    Posting receipted = ledger.posting().byReceipt(new byte[] {7, 0, -1}).first().orElseThrow();
    assertEquals(10, receipted.at());
    assertArrayEquals(new byte[] {7, 0, -1}, receipted.receipt());
    assertEquals(Instant.parse("2024-01-14T00:00:00Z"), receipted.day());

    ledger.posting().update("a 1", 10).clearReceipt().execute();
    PostingUpdate tooFine =
        ledger.posting().update("a 1", 9).day(Instant.parse("2024-03-05T17:00:00Z"));
    assertThrows(InvalidKeyException.class, tooFine::execute);
    ledger.posting().update("a 1", 9).day(Instant.parse("2024-03-05T00:00:00Z")).execute();
    ledger.posting().delete("a 1", 100);
    assertEquals(posting(10, "2024-01-14"), raw.get(key(10)));
    assertEquals(posting(9, "2024-03-05", "memo", text("x")), raw.get(key(9)));
    assertEquals(Map.of(), raw.get(key(100)));
    assertEquals(0, ledger.posting().byReceipt(new byte[] {7, 0, -1}).count());
    ledger
        .posting()
        .create(
            new Posting("a 1", 11, Instant.parse("2024-01-16T00:00:00Z"), null, BigDecimal.ONE));
    assertEquals(posting(11, "2024-01-16"), raw.get(key(11)));
  }

  private static Map<String, AttributeValue> key(long at) {
    return Map.of("AccountID", text("a 1"), "At", number(at));
  }

  private static Map<String, AttributeValue> posting(long at, String day) {
    Map<String, AttributeValue> item = new HashMap<>(key(at));
    item.put("Day", text(day));
    item.put("Amount", number(1));
    return item;
  }

  private static Map<String, AttributeValue> posting(
      long at, String day, String more, AttributeValue value) {
    Map<String, AttributeValue> item = posting(at, day);
    item.put(more, value);
    return item;
  }

  private static List<Long> ats(List<Posting> postings) {
    return postings.stream().map(Posting::at).toList();
  }

  @Test
  void sharedKeyAttributesAndAnyTypeAttribute(
      DynamoDbClient client, @TableName("sales") String name) {
    SalesTable sales = SalesTable.of(client, name);
    sales.createTableIfMissing();
    RawItems raw = new RawItems(client, name);
    raw.put(sale("SOLD", "lamp", "OPEN", 20));
    raw.put(sale("SALE", "chair", "OPEN", 5));
    raw.put(
        Map.of(
            "PK", text("SELLER#s1"),
            "SK", text("SELLER#s1"),
            "EntityType", text("SELLER"),
            "sellerId", text("s1"),
            "name", text("Ann")));

    Sale lamp = new Sale("s1", "lamp", "OPEN", 20);
    Sale chair = new Sale("s1", "chair", "OPEN", 5);
    assertEquals(List.of(chair, lamp), sales.sale().bySellerId("s1").list());
    assertEquals(List.of(lamp), sales.sale().byArticle("lamp").list());
    assertEquals(List.of(chair, lamp), sales.sale().byState("OPEN").list());
    assertEquals(List.of(lamp), sales.sale().byStateAndArticle("OPEN").articleFrom("l").list());
    assertEquals(Optional.of(new Seller("s1", "Ann")), sales.seller().find("s1"));

    sales.sale().update("s1", "lamp").state("PAID").execute();
    assertEquals(sale("SOLD", "lamp", "PAID", 20), raw.get("SELLER#s1", "ARTICLE#lamp"));
    assertEquals(List.of(chair), sales.sale().byStateAndArticle("OPEN").list());
    sales.sale().replace(new Sale("s1", "lamp", "PAID", 30));
    assertEquals(sale("SALE", "lamp", "PAID", 30), raw.get("SELLER#s1", "ARTICLE#lamp"));
    sales.sale().create(new Sale("s1", "desk", "OPEN", 90));
    Map<String, AttributeValue> desk = sale("SALE", "desk", "OPEN", 90);
    desk.remove("legacy");
    assertEquals(desk, raw.get("SELLER#s1", "ARTICLE#desk"));
    sales.sale().update("s1", "desk").clearState().execute();
    desk.keySet().removeAll(List.of("state", "GSI1PK", "GSI1SK"));
    assertEquals(desk, raw.get("SELLER#s1", "ARTICLE#desk"));
    assertEquals(1, sales.sale().byStateAndArticle("OPEN").count());
  }

  private static Map<String, AttributeValue> sale(
      String type, String article, String state, int price) {
    return new HashMap<>(
        Map.of(
            "PK", text("SELLER#s1"),
            "SK", text("ARTICLE#" + article),
            "GSI1PK", text("STATE#" + state),
            "GSI1SK", text("%06d".formatted(price)),
            "EntityType", text(type),
            "sellerId", text("s1"),
            "article", text(article),
            "state", text(state),
            "price", number(price),
            "legacy", AttributeValue.fromBool(true)));
  }

  @Test
  void mixedCollectionsAreRecognisedByTheShapeOfKeys(
      DynamoDbClient client, @TableName("diary") String name) {
    DiaryTable diary = DiaryTable.of(client, name);
    diary.createTableIfMissing();
    RawItems raw = new RawItems(client, name);
    raw.put(item("OWNER", "ownerId", text("o1"), "name", text("Eve")));
    raw.put(page("2024-01-01", "good", "snow"));
    raw.put(page("2024-01-02", "good", "sun"));
    raw.put(photo("2024-01-01", 3, "good"));
    raw.put(item("2024-01-01x", "stray", text("item")));
    raw.put(item("notes", "stray", text("item")));

    LocalDate first = LocalDate.of(2024, 1, 1);
    Page snow = new Page("o1", first, "good", "snow");
    Page sun = new Page("o1", first.plusDays(1), "good", "sun");
    Photo photo = new Photo("o1", first, 3, "good");
    assertEquals(List.of(snow, sun), diary.page().byOwnerId("o1").list());
    assertEquals(2, diary.page().byOwnerId("o1").count());
    assertEquals(List.of(sun), diary.page().byOwnerId("o1").reverse().limit(1).list());
    assertEquals(List.of(photo), diary.photo().byOwnerId("o1").list());
    assertEquals(1, diary.photo().byOwnerId("o1").day(first).count());
    assertEquals(List.of(snow, sun), diary.page().byMood("good").list());
    assertEquals(List.of(photo), diary.photo().byMood("good").list());
    assertEquals(Optional.of(new Owner("o1", "Eve")), diary.owner().find("o1"));
    assertEquals(Optional.of(photo), diary.read(raw.get("DIARY#o1", photoKey("2024-01-01", 3))));
    assertEquals(Optional.empty(), diary.read(raw.get("DIARY#o1", "notes")));

    diary.page().update("o1", first).mood("bad").execute();
    diary.photo().update(PhotoKey.ownerId("o1").day(first).photoId(3)).clearMood().execute();
    diary.page().delete("o1", first.plusDays(1));
    assertEquals(page("2024-01-01", "bad", "snow"), raw.get("DIARY#o1", "2024-01-01"));
    assertEquals(
        Map.of("PK", text("DIARY#o1"), "SK", text(photoKey("2024-01-01", 3))),
        raw.get("DIARY#o1", photoKey("2024-01-01", 3)));
    assertEquals(Map.of(), raw.get("DIARY#o1", "2024-01-02"));
    assertEquals(item("notes", "stray", text("item")), raw.get("DIARY#o1", "notes"));
  }

  private static Map<String, AttributeValue> item(String sk, String name, AttributeValue value) {
    return Map.of("PK", text("DIARY#o1"), "SK", text(sk), name, value);
  }

  private static Map<String, AttributeValue> item(
      String sk, String name, AttributeValue value, String second, AttributeValue other) {
    return Map.of("PK", text("DIARY#o1"), "SK", text(sk), name, value, second, other);
  }

  private static Map<String, AttributeValue> page(String day, String mood, String text) {
    return Map.of(
        "PK", text("DIARY#o1"),
        "SK", text(day),
        "GSI1PK", text("MOOD#" + mood),
        "GSI1SK", text(day),
        "mood", text(mood),
        "text", text(text));
  }

  private static String photoKey(String day, int photo) {
    return day + "#PHOTO#%010d".formatted(photo);
  }

  private static Map<String, AttributeValue> photo(String day, int photo, String mood) {
    return Map.of(
        "PK", text("DIARY#o1"),
        "SK", text(photoKey(day, photo)),
        "GSI1PK", text("MOOD#" + mood),
        "GSI1SK", text("PHOTO#%010d".formatted(photo)),
        "mood", text(mood));
  }
}
