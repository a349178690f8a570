package io.partita.runtime.generated.schema;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.runtime.InvalidKeyException;
import io.partita.runtime.MappingException;
import io.partita.runtime.generated.value.Codecs;
import io.partita.runtime.generated.value.ItemReader;
import io.partita.runtime.generated.value.ItemWriter;
import io.partita.runtime.generated.value.KeyFormat;
import io.partita.runtime.generated.value.KeyFormats;
import io.partita.runtime.generated.value.MapItemWriter;
import io.partita.runtime.generated.value.Precision;
import io.partita.runtime.generated.value.RecordCodec;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class PrimaryKeyTest {

  private static final KeyTemplate<Order> CUSTOMER =
      KeyTemplate.<Order>literal("CUSTOMER#").then(Order.CUSTOMER_ID, KeyFormats.TEXT);
  private static final PrimaryKey<Order> KEY =
      PrimaryKey.of(
          "Order",
          KeyAttribute.partition("PK", CUSTOMER),
          KeyAttribute.sort(
              "SK",
              KeyTemplate.<Order>literal("ORDER#").then(Order.NUMBER, KeyFormats.INT_PADDED)));
  private static final PrimaryKey<Order> NATIVE =
      PrimaryKey.of(
          "Order",
          KeyAttribute.nativePartition(Order.CUSTOMER_ID),
          KeyAttribute.nativeSort(Order.NUMBER));
  private static final PrimaryKey<Order> BYTES =
      PrimaryKey.of("Order", KeyAttribute.nativePartition(Order.DIGEST));
  private static final KeyFormat<Instant> DAY = KeyFormats.instant(Precision.DAY);
  private static final PrimaryKey<Order> DAYS =
      PrimaryKey.of(
          "Order",
          KeyAttribute.nativePartition(
              Component.of(
                  "placedAt", Order::placedAt, "day", Codecs.formatted(DAY::encode, DAY::decode))));

  private static final class OrderKey extends GeneratedKey<Order> {
    OrderKey(String customerId, int number) {
      super(KEY, ComponentValues.of(Order.CUSTOMER_ID, customerId, Order.NUMBER, number));
    }

    String customerId() {
      return get(Order.CUSTOMER_ID);
    }
  }

  private static final class NativeOrderKey extends GeneratedKey<Order> {
    NativeOrderKey(byte... digest) {
      super(BYTES, ComponentValues.of(Order.DIGEST, digest));
    }
  }

  @Test
  void templatesMakeTextAttributes() {
    Map<String, AttributeValue> key =
        Map.of("PK", text("CUSTOMER#c%231"), "SK", text("ORDER#0000000007"));
    assertEquals(key, KEY.of(ComponentSource.of(Order.of("c#1", 7))));
    assertTrue(KEY.matches(key));
    ComponentValues<Order> values = KEY.decode(key);
    assertEquals("c#1", values.get(Order.CUSTOMER_ID));
    assertEquals(7, values.get(Order.NUMBER));
    assertEquals(List.of(Order.CUSTOMER_ID, Order.NUMBER), KEY.components());
  }

  @Test
  void nativeKeysAreTheComponentsOwnAttributes() {
    Map<String, AttributeValue> key =
        Map.of("customerId", text("c#1"), "no", AttributeValue.fromN("-7"));
    assertEquals(key, NATIVE.of(ComponentSource.of(Order.of("c#1", -7))));
    assertTrue(NATIVE.matches(key));
    assertEquals(-7, NATIVE.decode(key).get(Order.NUMBER));
    byte[] digest = {0, 1};
    Map<String, AttributeValue> bytes =
        BYTES.of(ComponentSource.of(Order.of("c", 1).withDigest(digest)));
    assertEquals(Map.of("digest", AttributeValue.fromB(SdkBytes.fromByteArray(digest))), bytes);
    assertArrayEquals(digest, BYTES.decode(bytes).get(Order.DIGEST));
    assertNull(BYTES.sort());
  }

  @Test
  void nativeKeysMayHaveAFormat() {
    Map<String, AttributeValue> key =
        DAYS.of(ComponentSource.of(Order.of("c", 1).at("2024-01-15T00:00:00Z")));
    assertEquals(Map.of("day", text("2024-01-15")), key);
    assertTrue(DAYS.matches(key));
    assertFalse(DAYS.matches(Map.of("day", text("2024-01-15T00:00:00Z"))));
    assertRefused(
        "placedAt",
        "is finer than its key format",
        () -> DAYS.of(ComponentSource.of(Order.of("c", 1).at("2024-01-15T10:00:00Z"))));
    assertRefused(
        "placedAt",
        "years 0000 to 9999",
        () -> DAYS.of(ComponentSource.of(Order.of("c", 1).at("+12024-01-15T00:00:00Z"))));
  }

  @Test
  void aNativeTimeWrittenOtherwiseIsAnotherKey() {
    PrimaryKey<Order> times = PrimaryKey.of("Order", KeyAttribute.nativePartition(Order.PLACED_AT));
    assertTrue(times.matches(Map.of("placedAt", text("2024-01-15T10:30:00Z"))));
    assertFalse(times.matches(Map.of("placedAt", text("2024-01-15T10:30:00.000Z"))));
  }

  @Test
  void onlyAttributesThatAreNotComponentsAreWritten() {
    assertEquals(
        Map.of("PK", text("CUSTOMER#c"), "SK", text("ORDER#0000000001")),
        written(KEY::write, Order.of("c", 1)));
    assertEquals(Map.of(), written(NATIVE::write, Order.of("c", 1)));
    assertRefused("customerId", "is empty", () -> written(NATIVE::write, Order.of("", 1)));
  }

  @Test
  void keysOfOtherShapesDoNotMatch() {
    AttributeValue sort = text("ORDER#0000000007");
    assertFalse(KEY.matches(Map.of("PK", text("CUSTOMER#c"))));
    assertFalse(KEY.matches(Map.of("PK", text("CUSTOMER#c"), "SK", text("ORDER#7"))));
    assertFalse(KEY.matches(Map.of("PK", AttributeValue.fromN("1"), "SK", sort)));
    assertFalse(NATIVE.matches(Map.of("customerId", text("c"), "no", text("7"))));
    assertFalse(NATIVE.matches(Map.of("customerId", text("c"), "no", AttributeValue.fromN("7.5"))));
    MappingException missing =
        assertThrows(MappingException.class, () -> KEY.decode(Map.of("PK", text("CUSTOMER#c"))));
    assertEquals("SK", missing.path());
    assertTrue(missing.getMessage().contains("found no attribute"), missing.getMessage());
    MappingException number =
        assertThrows(
            MappingException.class,
            () -> KEY.decode(Map.of("PK", AttributeValue.fromN("1"), "SK", sort)));
    assertTrue(number.getMessage().contains("expected S, found N"), number.getMessage());
  }

  @Test
  void aComponentInBothAttributesHasOneValue() {
    PrimaryKey<Order> twice =
        PrimaryKey.of(
            "Order", KeyAttribute.partition("PK", CUSTOMER), KeyAttribute.sort("SK", CUSTOMER));
    Map<String, AttributeValue> mixed = Map.of("PK", text("CUSTOMER#a"), "SK", text("CUSTOMER#b"));
    assertTrue(twice.matches(Map.of("PK", text("CUSTOMER#a"), "SK", text("CUSTOMER#a"))));
    assertFalse(twice.matches(mixed));
    assertThrows(MappingException.class, () -> twice.decode(mixed));
  }

  @Test
  void keysHaveAtMostTheBytesThatDynamoDbAllows() {
    String[] texts = {"x", "\u00E9", "\uFFFF", "\uD83D\uDE00"};
    for (int bytes = 1; bytes <= 4; bytes++) {
      String most = texts[bytes - 1].repeat((2048 - 9) / bytes);
      String more = texts[bytes - 1].repeat((2048 - 9) / bytes + 1);
      assertTrue(KEY.matches(KEY.of(ComponentSource.of(Order.of(most, 1)))));
      assertRefused(
          "PK",
          "has more than the 2048 bytes",
          () -> KEY.of(ComponentSource.of(Order.of(more, 1))));
    }
    KeyAttribute<Order> sort = KeyAttribute.sort("SK", CUSTOMER);
    assertEquals(1024, sort.value(ComponentSource.of(Order.of("x".repeat(1015), 1))).s().length());
    PrimaryKey<Order> sorted =
        PrimaryKey.of("Order", KeyAttribute.partition("PK", KeyTemplate.literal("A")), sort);
    assertRefused(
        "SK", "1024 bytes", () -> sorted.of(ComponentSource.of(Order.of("x".repeat(1016), 1))));
    PrimaryKey<Order> flipped =
        PrimaryKey.of("Order", KeyAttribute.partition("PK", CUSTOMER).maxBytes(1024));
    assertRefused(
        "PK", "1024 bytes", () -> flipped.of(ComponentSource.of(Order.of("x".repeat(1016), 1))));
  }

  @Test
  void nativeKeysAreRefusedLikeOthers() {
    assertRefused("customerId", "is null", () -> NATIVE.of(ComponentSource.of(Order.of(null, 1))));
    assertRefused("customerId", "is empty", () -> NATIVE.of(ComponentSource.of(Order.of("", 1))));
    assertRefused(
        "customerId", "surrogate", () -> NATIVE.of(ComponentSource.of(Order.of("xxx\uD800", 1))));
    assertRefused(
        "customerId",
        "2048 bytes",
        () -> NATIVE.of(ComponentSource.of(Order.of("x".repeat(2049), 1))));
    assertRefused(
        "digest", "is empty", () -> BYTES.of(ComponentSource.of(Order.of("c", 1).withDigest())));
    assertRefused(
        "digest",
        "2048 bytes",
        () -> BYTES.of(ComponentSource.of(Order.of("c", 1).withDigest(new byte[2049]))));
    PrimaryKey<Order> limited =
        PrimaryKey.of("Order", KeyAttribute.nativePartition(Order.CUSTOMER_ID).maxBytes(1024));
    assertRefused(
        "customerId",
        "1024 bytes",
        () -> limited.of(ComponentSource.of(Order.of("x".repeat(1025), 1))));
    PrimaryKey<Order> coupon =
        PrimaryKey.of("Order", KeyAttribute.nativePartition(Order.COUPON_OPTIONAL));
    assertRefused("coupon", "is null", () -> coupon.of(ComponentSource.of(Order.of("c", 1))));
    assertEquals(
        Map.of("coupon", text("X")),
        coupon.of(ComponentSource.of(Order.of("c", 1).withCoupon("X"))));
  }

  @Test
  void aNativeKeyLeavesConstantsToTheEntitiesTheyBelongTo() {
    PrimaryKey<Order> key =
        PrimaryKey.of("Order", KeyAttribute.nativePartition(Order.CUSTOMER_ID).except("META"));
    assertRefused(
        "customerId",
        "would be the constant key of another entity",
        () -> key.of(ComponentSource.of(Order.of("META", 1))));
    assertFalse(key.matches(Map.of("customerId", text("META"))));
    assertThrows(MappingException.class, () -> key.decode(Map.of("customerId", text("META"))));
    assertTrue(key.matches(key.of(ComponentSource.of(Order.of("META1", 1)))));
  }

  @Test
  void entityKeysAreValues() {
    OrderKey key = new OrderKey("c", 7);
    assertEquals(key, new OrderKey("c", 7));
    assertEquals(key.hashCode(), new OrderKey("c", 7).hashCode());
    assertNotEquals(key, new OrderKey("c", 8));
    assertNotEquals(key, new NativeOrderKey((byte) 1));
    assertEquals(new NativeOrderKey((byte) 1), new NativeOrderKey((byte) 1));
    assertEquals("c", key.customerId());
    assertEquals(7, key.values().get(Order.NUMBER));
    assertEquals("OrderKey[customerId=c, number=7]", key.toString());
    assertEquals("NativeOrderKey[digest=01ff]", new NativeOrderKey((byte) 1, (byte) -1).toString());
    assertThrows(UnsupportedOperationException.class, () -> key.attributes().clear());
    assertRefused("customerId", "is empty", () -> new OrderKey("", 1));
  }

  private static void assertRefused(String component, String reason, Runnable key) {
    InvalidKeyException e = assertThrows(InvalidKeyException.class, key::run);
    assertEquals("Order", e.entity());
    assertEquals(component, e.component());
    assertTrue(e.getMessage().startsWith("[INVALID_KEY] "), e.getMessage());
    assertTrue(e.getMessage().contains("'" + component + "' of Order "), e.getMessage());
    assertTrue(e.getMessage().contains(reason), e.getMessage());
    assertFalse(e.getMessage().contains("xxx") || e.getMessage().contains("2024"), e.getMessage());
  }

  private static AttributeValue text(String text) {
    return AttributeValue.fromS(text);
  }

  /** The item that a key writes. */
  static Map<String, AttributeValue> written(
      BiConsumer<ComponentSource<Order>, ItemWriter> key, Order order) {
    return MapItemWriter.write(
        "Order",
        order,
        new RecordCodec<>() {
          @Override
          protected Order readAttributes(ItemReader reader) {
            throw new UnsupportedOperationException();
          }

          @Override
          protected void writeAttributes(Order value, ItemWriter writer) {
            key.accept(ComponentSource.of(value), writer);
          }
        });
  }
}
