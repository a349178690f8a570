package io.partita.it.pantry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.it.RawItems;
import io.partita.it.pantry.KitchenSink.Kind;
import io.partita.runtime.MappingException;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.UUID;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

@DynamoDbTest
class KitchenSinkTest {

  private static final KitchenSinkMapper MAPPER = KitchenSinkMapper.INSTANCE;
  private static PantryTable pantry;
  private static RawItems raw;

  @BeforeAll
  static void createTable(DynamoDbClient client, @TableName String name) {
    pantry = PantryTable.of(client, name);
    pantry.createTableIfMissing();
    raw = new RawItems(client, name);
  }

  @Test
  void randomRecordsComeBackEqualFromTheMapper() {
    long seed = 20240117;
    Random random = new Random(seed);
    for (int i = 0; i < 20_000; i++) {
      KitchenSink sink = RandomSinks.next(random);
      int round = i;
      assertEquals(
          sink, MAPPER.fromItem(MAPPER.toItem(sink)), () -> "seed " + seed + ", round " + round);
    }
  }

  @Test
  void randomRecordsComeBackEqualFromDynamoDb() {
    long seed = 7;
    Random random = new Random(seed);
    for (int i = 0; i < 100; i++) {
      KitchenSink sink = RandomSinks.next(random);
      int round = i;
      KitchenSink created = pantry.kitchenSink().create(sink);
      assertEquals(sink, created, () -> "seed " + seed + ", round " + round);
      assertEquals(
          sink,
          pantry.kitchenSink().get(KitchenSinkKey.of(sink)),
          () -> "seed " + seed + ", round " + round);
      assertEquals(sink, pantry.kitchenSink().put(sink), () -> "seed " + seed + ", round " + round);
      assertEquals(
          drained(sink),
          pantry.kitchenSink().as(DrainProjection.INSTANCE).get(KitchenSinkKey.of(sink)),
          () -> "seed " + seed + ", round " + round);
    }
  }

  private static Drain drained(KitchenSink sink) {
    return new Drain(
        sink.id(),
        sink.kind(),
        sink.number(),
        sink.text(),
        sink.letter(),
        sink.boxedLetter(),
        sink.flag(),
        sink.boxedFlag(),
        sink.tiny(),
        sink.boxedTiny(),
        sink.small(),
        sink.boxedSmall(),
        sink.boxedNumber(),
        sink.large(),
        sink.boxedLarge(),
        sink.real(),
        sink.boxedReal(),
        sink.precise(),
        sink.boxedPrecise(),
        sink.decimal(),
        sink.integer(),
        sink.uuid(),
        sink.uri(),
        sink.duration(),
        sink.instant(),
        sink.date(),
        sink.dateTime(),
        sink.time(),
        sink.month(),
        sink.year(),
        sink.offsetTime(),
        sink.zonedTime(),
        sink.zone(),
        sink.period(),
        sink.buffer(),
        sink.optionalText(),
        sink.optionalNumber(),
        sink.optionalPlace(),
        sink.boxedKind(),
        sink.place(),
        sink.payment(),
        sink.texts(),
        sink.payments(),
        sink.matrix(),
        sink.textSet(),
        sink.numberSet(),
        sink.decimalSet(),
        sink.kinds(),
        sink.uuids(),
        sink.placeSet(),
        sink.textMap(),
        sink.placesByName(),
        sink.deep(),
        sink.textByKind(),
        sink.placeById(),
        sink.textsByNumber(),
        sink.numbersByLarge(),
        sink.flagBySmall(),
        sink.flagByTiny(),
        sink.money(),
        sink.moneys(),
        sink.moneyByName(),
        sink.optionalMoney(),
        sink.moneySet(),
        sink.millis(),
        sink.color(),
        sink.at());
  }

  @Test
  void wrongItemsNameEntityPathExpectedAndFound() {
    KitchenSink sink = RandomSinks.full();
    expectMapping(sink, "number", AttributeValue.fromS("tru-secret"), "number", "N", "S");
    expectMapping(sink, "flag", null, "flag", "a value", "nothing");
    expectMapping(sink, "boxedKind", AttributeValue.fromS("tru-secret"), "boxedKind", "Kind");
    expectMapping(sink, "tiny", AttributeValue.fromN("4711"), "tiny", "byte");
    expectMapping(
        sink,
        "payment",
        AttributeValue.fromM(Map.of("$type", AttributeValue.fromS("tru-secret"))),
        "payment",
        "Card");
    expectMapping(
        sink,
        "payments",
        AttributeValue.fromL(List.of(AttributeValue.fromM(Map.of()))),
        "payments[0]",
        "$type");
    expectMapping(
        sink,
        "matrix",
        AttributeValue.fromL(List.of(AttributeValue.fromL(List.of(AttributeValue.fromBool(true))))),
        "matrix[0][0]",
        "BOOL");
    expectMapping(sink, "money", AttributeValue.fromS("tru-secret"), "money", "MoneyConverter");
    expectMapping(sink, "uuid", AttributeValue.fromS("tru-secret"), "uuid", "UUID");
    AttributeValue secretKey =
        AttributeValue.fromM(Map.of("tru-secret", AttributeValue.fromBool(true)));
    expectMapping(sink, "textByKind", secretKey, "textByKind[*]", "constant of Kind", "key");
    expectMapping(sink, "placeById", secretKey, "placeById[*]", "a UUID as the key of an entry");
    expectMapping(sink, "flagBySmall", secretKey, "flagBySmall[*]", "a Short");
    expectMapping(sink, "zone", AttributeValue.fromS("tru-secret"), "zone", "a time zone");
  }

  private static void expectMapping(
      KitchenSink sink, String attribute, AttributeValue value, String path, String... parts) {
    Map<String, AttributeValue> item = new HashMap<>(MAPPER.toItem(sink));
    if (value == null) {
      item.remove(attribute);
    } else {
      item.put(attribute, value);
    }
    MappingException e = assertThrows(MappingException.class, () -> MAPPER.fromItem(item));
    assertEquals("KitchenSink", e.entity());
    assertEquals(path, e.path());
    assertTrue(e.getMessage().contains("KitchenSink"), e.getMessage());
    assertTrue(e.getMessage().contains(path), e.getMessage());
    for (String part : parts) {
      assertTrue(e.getMessage().contains(part), e.getMessage());
    }
    assertFalse(
        e.getMessage().contains("tru-secret") || e.getMessage().contains("4711"), e.getMessage());
  }

  @Test
  void unknownAttributesAndStoredNullsAreIgnored() {
    KitchenSink sink = RandomSinks.full();
    Map<String, AttributeValue> item = new HashMap<>(MAPPER.toItem(sink));
    item.put("surprise", AttributeValue.fromM(Map.of("a", AttributeValue.fromNul(true))));
    item.put("uri", AttributeValue.fromNul(true));
    assertEquals(null, MAPPER.fromItem(item).uri());
    raw.put(item);
    assertEquals(sink.text(), pantry.kitchenSink().get(KitchenSinkKey.of(sink)).text());
  }

  @Test
  void conditionsReachIntoEveryKindOfAttribute() {
    KitchenSink sink = RandomSinks.full();
    KitchenSinkKey key = KitchenSinkKey.of(sink);
    pantry.kitchenSink().put(sink);
    holds(key, KitchenSinkFields.TEXT.beginsWith(sink.text().substring(0, 1)));
    holds(
        key, KitchenSinkFields.TEXT.contains(sink.text()).and(KitchenSinkFields.TEXT.size().gt(0)));
    holds(key, KitchenSinkFields.LARGE.between(sink.large(), sink.large()));
    holds(
        key,
        KitchenSinkFields.DECIMAL
            .le(sink.decimal())
            .and(KitchenSinkFields.DECIMAL.ge(sink.decimal())));
    holds(key, KitchenSinkFields.PLACE.name().eq(sink.place().name()));
    holds(key, KitchenSinkFields.PLACE.point().x().eq(sink.place().point().x()));
    holds(key, KitchenSinkFields.PLACE.eq(sink.place()));
    holds(key, KitchenSinkFields.KINDS.contains(Kind.FANCY));
    holds(key, KitchenSinkFields.TEXTS.at(0).eq(sink.texts().get(0)));
    holds(key, KitchenSinkFields.TEXT_MAP.at("k#1").exists());
    holds(key, KitchenSinkFields.PLACES_BY_NAME.at("home").at(0).name().exists());
    holds(
        key,
        KitchenSinkFields.INSTANT
            .ge(sink.instant())
            .and(KitchenSinkFields.INSTANT.gt(sink.instant()).not()));
    holds(
        key,
        KitchenSinkFields.INSTANT
            .lt(sink.instant().plusNanos(1))
            .and(KitchenSinkFields.INSTANT.le(sink.instant())));
    holds(key, KitchenSinkFields.MONEY.eq(sink.money()));
    holds(key, KitchenSinkFields.OFFSET_TIME.eq(sink.offsetTime()));
    holds(
        key,
        KitchenSinkFields.OFFSET_TIME.ne(
            sink.offsetTime().withOffsetSameInstant(ZoneOffset.ofHours(17))));
    holds(key, KitchenSinkFields.ZONED_TIME.eq(sink.zonedTime()));
    holds(key, KitchenSinkFields.ZONE.in(ZoneId.of("Asia/Tokyo"), sink.zone()));
    holds(key, KitchenSinkFields.PERIOD.eq(sink.period()));
    Kind kind = sink.textByKind().keySet().iterator().next();
    holds(key, KitchenSinkFields.TEXT_BY_KIND.at(kind).eq(sink.textByKind().get(kind)));
    UUID id = sink.placeById().keySet().iterator().next();
    holds(key, KitchenSinkFields.PLACE_BY_ID.at(id).name().eq(sink.placeById().get(id).name()));
    holds(key, KitchenSinkFields.PLACE_BY_ID.at(new UUID(1, 2)).notExists());
    holds(key, KitchenSinkFields.FLAG.eq(sink.flag()));
    holds(
        key,
        KitchenSinkFields.OPTIONAL_TEXT.exists().or(KitchenSinkFields.OPTIONAL_TEXT.notExists()));
  }

  @Test
  void entriesOfMapsChangeByTheirKeys() {
    KitchenSink sink = RandomSinks.full();
    KitchenSinkKey key = KitchenSinkKey.of(sink);
    pantry.kitchenSink().put(sink);
    UUID id = new UUID(3, 4);
    pantry
        .kitchenSink()
        .update(key)
        .textByKind(Map.of(Kind.FANCY, "f"))
        .clearTextsByNumber()
        .putToPlaceById(id, sink.place())
        .putToFlagBySmall((short) -7, true)
        .execute();
    pantry
        .kitchenSink()
        .update(key)
        .putToTextByKind(Kind.PLAIN, "p")
        .removeFromTextByKind(Kind.FANCY)
        .putToTextsByNumber(Integer.MIN_VALUE, List.of("first"))
        .removeFromPlaceById(id)
        .execute();

    KitchenSink changed = pantry.kitchenSink().get(key);
    assertEquals(Map.of(Kind.PLAIN, "p"), changed.textByKind());
    assertEquals(Map.of(Integer.MIN_VALUE, List.of("first")), changed.textsByNumber());
    assertEquals(sink.placeById(), changed.placeById());
    assertEquals(true, changed.flagBySmall().get((short) -7));
    assertTrue(raw.get(key.attributes()).get("flagBySmall").m().containsKey("-7"));
  }

  private static void holds(
      KitchenSinkKey key, io.partita.runtime.condition.Condition<KitchenSink> condition) {
    pantry.kitchenSink().update(key).when(condition).execute();
    assertThrows(
        io.partita.runtime.ConditionFailedException.class,
        () -> pantry.kitchenSink().update(key).when(condition.not()).execute());
  }
}
