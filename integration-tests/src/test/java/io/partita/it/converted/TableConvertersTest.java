package io.partita.it.converted;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.it.RawItems;
import io.partita.it.converted.Archive.Invoice;
import io.partita.it.converted.Market.Basket;
import io.partita.it.converted.Market.Product;
import io.partita.runtime.ConditionFailedException;
import io.partita.runtime.MappingException;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A table's converters apply wherever its entities hold their types. */
@DynamoDbTest
class TableConvertersTest {

  private static final Sku TEA = new Sku("T#1");
  private static final Sku JAM = new Sku("J 2");
  private static final Instant NOON = Instant.parse("2026-01-15T12:00:00.250Z");
  private static final Instant LATER = Instant.parse("2099-01-15T12:00:00Z");
  private static final Line LINE = new Line(TEA, new Money(450), NOON);

  private final MarketTable market;
  private final ArchiveTable archive;
  private final RawItems raw;

  TableConvertersTest(DynamoDbClient client, @TableName String table) {
    market = MarketTable.of(client, table);
    market.createTableIfMissing();
    archive = ArchiveTable.of(client, table);
    raw = new RawItems(client, table);
  }

  private static Product product(Sku sku) {
    return new Product(
        sku,
        new Money(450),
        Optional.of(new Money(399)),
        Set.of(new Money(500), new Money(475)),
        new Money(450),
        null,
        0);
  }

  private static Basket basket(String id) {
    return new Basket(
        id, LINE, List.of(LINE), Map.of(TEA, new Money(50), JAM, new Money(20)), LATER);
  }

  @Test
  void everyComponentOfTheTypeIsConverted() {
    Product created = market.product().create(product(TEA));
    assertEquals(created, market.product().get(TEA));
    Map<String, AttributeValue> item = raw.get("PRODUCT#T%231", "PRODUCT");
    assertEquals("T#1", item.get("sku").s());
    assertEquals("450", item.get("price").n());
    assertEquals("399", item.get("reduced").n());
    assertEquals(Set.of("475", "500"), Set.copyOf(item.get("formerPrices").ns()));
    assertEquals(String.valueOf(created.updatedAt().toEpochMilli()), item.get("updatedAt").n());
  }

  @Test
  void aComponentsOwnConverterComesFirst() {
    market.product().create(product(JAM));
    assertEquals("EUR 450", raw.get("PRODUCT#J%202", "PRODUCT").get("printed").s());
  }

  @Test
  void nestedRecordsListsAndMapsAreConvertedToo() {
    Basket created = market.basket().create(basket("b1"));
    assertEquals(created, market.basket().get("b1"));
    Map<String, AttributeValue> item = raw.get("BASKET#b1", "BASKET");
    Map<String, AttributeValue> line =
        Map.of(
            "sku",
            AttributeValue.fromS("T#1"),
            "price",
            AttributeValue.fromN("450"),
            "added",
            AttributeValue.fromN("1768478400250"));
    assertEquals(line, item.get("first").m());
    assertEquals(List.of(AttributeValue.fromM(line)), item.get("lines").l());
    assertEquals(
        Map.of("T#1", AttributeValue.fromN("50"), "J 2", AttributeValue.fromN("20")),
        item.get("vouchers").m());
    assertEquals("FIRST#T%231", item.get("GSI1PK").s());
  }

  @Test
  void whatPartitaComputesWithIsStoredAsAlways() {
    market.basket().create(basket("b2"));
    assertEquals(
        String.valueOf(LATER.getEpochSecond()),
        raw.get("BASKET#b2", "BASKET").get("expiresAt").n());
    market.product().create(product(new Sku("v")));
    assertEquals("1", raw.get("PRODUCT#v", "PRODUCT").get("version").n());
  }

  @Test
  void aNestedRecordIsStoredAsEachTableSays() {
    market.basket().create(basket("b3"));
    Invoice invoice = archive.invoice().create(new Invoice(3, List.of(LINE)));
    assertEquals(invoice, archive.invoice().get(3));
    assertEquals(LINE, market.basket().get("b3").first());
    Map<String, AttributeValue> archived =
        raw.get("INVOICE#3", "INVOICE").get("lines").l().get(0).m();
    assertEquals("EUR 450", archived.get("price").s());
    assertEquals("2026-01-15T12:00:00.250Z", archived.get("added").s());
  }

  @Test
  void updatesAndConditionsTakeTheConvertedTypes() {
    market.basket().create(basket("b4"));
    Basket updated =
        market
            .basket()
            .update("b4")
            .putToVouchers(JAM, new Money(30))
            .removeFromVouchers(TEA)
            .when(BasketFields.VOUCHERS.at(TEA).eq(new Money(50)))
            .executeAndGet();
    assertEquals(Map.of(JAM, new Money(30)), updated.vouchers());
    assertThrows(
        ConditionFailedException.class,
        () ->
            market
                .basket()
                .update("b4")
                .clearVouchers()
                .when(BasketFields.FIRST.price().eq(new Money(1)))
                .execute());
    market.basket().update("b4").first(new Line(JAM, new Money(1), NOON)).execute();
    assertEquals(
        List.of("b4"), market.basket().byFirst(JAM).list().stream().map(Basket::basketId).toList());
  }

  @Test
  void aConverterThatFailsShowsNoStoredValue() {
    archive.invoice().create(new Invoice(4, List.of(LINE)));
    Map<String, AttributeValue> line =
        new HashMap<>(raw.get("INVOICE#4", "INVOICE").get("lines").l().get(0).m());
    line.put("price", AttributeValue.fromS("EUR secret"));
    raw.add(
        "INVOICE#4",
        "INVOICE",
        Map.of("lines", AttributeValue.fromL(List.of(AttributeValue.fromM(line)))));
    MappingException unreadable =
        assertThrows(MappingException.class, () -> archive.invoice().get(4));
    assertEquals("lines[0].price", unreadable.path());
    assertTrue(unreadable.getMessage().contains("MoneyAsText"), unreadable.getMessage());
    assertFalse(unreadable.toString().contains("secret"), unreadable.toString());
    assertFalse(String.valueOf(unreadable.getCause()).contains("secret"));
  }
}
