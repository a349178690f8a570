package io.partita.runtime.generated.schema;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.runtime.InvalidKeyException;
import io.partita.runtime.MappingException;
import io.partita.runtime.generated.value.KeyFormats;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.zip.CRC32;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Keys that hold the shard of their item. */
class ShardedKeyTest {

  private static final int SHARDS = 12;

  private static final PrimaryKey<Order> KEY =
      PrimaryKey.of(
          "Order",
          KeyAttribute.partition(
              "PK",
              KeyTemplate.<Order>literal("CUSTOMER#").then(Order.CUSTOMER_ID, KeyFormats.TEXT)),
          KeyAttribute.sort(
              "SK",
              KeyTemplate.<Order>literal("ORDER#").then(Order.NUMBER, KeyFormats.intWidth(6))));

  private static final KeyTemplate<Order> AT_THE_END =
      KeyTemplate.<Order>literal("BUYER#")
          .then(Order.CUSTOMER_ID, KeyFormats.TEXT)
          .thenLiteral("#SHARD#")
          .thenShard(KEY, SHARDS);

  private static final KeyTemplate<Order> INSIDE =
      KeyTemplate.<Order>empty()
          .thenShard(KEY, SHARDS)
          .thenLiteral("#")
          .then(Order.CUSTOMER_ID, KeyFormats.TEXT)
          .thenLiteral("#")
          .then(Order.CUSTOMER_ID, KeyFormats.TEXT);

  private static long checksum(byte[] bytes) {
    CRC32 checksum = new CRC32();
    checksum.update(bytes);
    return checksum.getValue();
  }

  private static long checksum(String text) {
    return checksum(text.getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void theShardFollowsFromThePrimaryKey() {
    for (int i = 0; i < 100; i++) {
      ComponentSource<Order> order = ComponentSource.of(Order.of("ß" + i, i));
      long shard = checksum("CUSTOMER#ß%d\0ORDER#%06d".formatted(i, i)) % SHARDS;
      assertEquals("BUYER#ß" + i + "#SHARD#" + shard, AT_THE_END.encode(order));
      assertEquals(shard + "#ß" + i + "#ß" + i, INSIDE.encode(order));
    }
  }

  @Test
  void theChecksumIsFrozen() {
    AttributeValue pk = AttributeValue.fromS("GROUP#popular");
    AttributeValue sk = AttributeValue.fromS("USER#1");
    assertEquals(checksum("GROUP#popular\0USER#1") % 1000, ShardHash.shard(List.of(pk, sk), 1000));
    assertEquals(399, ShardHash.shard(List.of(pk, sk), 1000));
  }

  @Test
  void aTableWithoutASortKeyHasAnEmptyOne() {
    assertEquals(
        checksum("DEVICE#7\0") % 50,
        ShardHash.shard(List.of(AttributeValue.fromS("DEVICE#7")), 50));
  }

  @ParameterizedTest
  @ValueSource(strings = {"1.5", "1.50", "15e-1", "0.15E+1", "+1.5"})
  void aNumberCountsAsItsDigitsHoweverItIsWritten(String number) {
    AttributeValue sk = AttributeValue.fromN("100");
    assertEquals(
        checksum("1.5\0" + "100") % 50,
        ShardHash.shard(List.of(AttributeValue.fromN(number), sk), 50));
  }

  @Test
  void binaryCountsAsItsBytes() {
    byte[] bytes = {-1, 0, 35};
    AttributeValue pk = AttributeValue.fromB(SdkBytes.fromByteArray(bytes));
    assertEquals(
        checksum(new byte[] {-1, 0, 35, 0, 'x'}) % 50,
        ShardHash.shard(List.of(pk, AttributeValue.fromS("x")), 50));
  }

  @Test
  void everyShardHasAPartitionOfItsOwn() {
    assertEquals(SHARDS, AT_THE_END.shards());
    assertEquals(1, AT_THE_END.inShard(3).shards());
    ComponentValues<Order> buyer = ComponentValues.of(Order.CUSTOMER_ID, "b");
    assertEquals("BUYER#b#SHARD#3", AT_THE_END.inShard(3).encode(buyer));
    assertEquals("11#b#b", INSIDE.inShard(11).encode(buyer));
  }

  @Test
  void componentsAreDecodedWhateverTheShardIs() {
    assertEquals("b", AT_THE_END.decode("BUYER#b#SHARD#0").get(Order.CUSTOMER_ID));
    assertEquals("b", AT_THE_END.decode("BUYER#b#SHARD#999").get(Order.CUSTOMER_ID));
    assertEquals("b", INSIDE.decode("7#b#b").get(Order.CUSTOMER_ID));
    assertEquals(List.of(Order.CUSTOMER_ID), AT_THE_END.components());
    assertEquals("BUYER#{customerId}#SHARD#{$shard}", AT_THE_END.toString());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "BUYER#b",
        "BUYER#b#SHARD#",
        "BUYER#b#SHARD#x",
        "BUYER#b#SHARD#-1",
        "BUYER#b#SHARD#01",
        "BUYER#b#SHARD#1000",
        "BUYER#b#SHARD#1#2",
        "BUYER#b#SHARD#\u0661"
      })
  void whatIsNoShardIsNoKeyOfTheTemplate(String key) {
    assertFalse(AT_THE_END.matches(key));
    assertThrows(MappingException.class, () -> AT_THE_END.decode(key));
  }

  @Test
  void aComponentInTwoPlacesHasOneValueInEveryShard() {
    assertTrue(INSIDE.matches("7#b#b"));
    assertFalse(INSIDE.matches("7#b#c"));
  }

  @Test
  void withoutAComponentThereIsNoKey() {
    assertNull(AT_THE_END.encodeOrNull(ComponentValues.of(Order.NUMBER, 1)));
    assertThrows(
        InvalidKeyException.class,
        () -> AT_THE_END.encode(ComponentValues.of(Order.CUSTOMER_ID, "b")));
  }

  @Test
  void textSeparatesTheShardFromComponents() {
    KeyTemplate<Order> buyer = KeyTemplate.<Order>empty().then(Order.CUSTOMER_ID, KeyFormats.TEXT);
    assertThrows(IllegalArgumentException.class, () -> buyer.thenShard(KEY, 2));
    KeyTemplate<Order> shard = KeyTemplate.<Order>empty().thenShard(KEY, 2);
    assertThrows(
        IllegalArgumentException.class, () -> shard.then(Order.CUSTOMER_ID, KeyFormats.TEXT));
    assertThrows(IllegalArgumentException.class, () -> shard.thenLiteral("x"));
  }
}
