package io.partita.runtime.generated.value;

import static io.partita.runtime.generated.value.Stored.SECRET;
import static io.partita.runtime.generated.value.Stored.s;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.runtime.MappingException;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Keys of maps that are not text: one name each, and nothing else is read. */
final class MapKeyTest {

  private static final MapKey<TimeUnit> UNIT = MapKey.enumOf(TimeUnit.values());
  private static final UUID ID = UUID.fromString("5f0c1a2e-0000-4000-8000-00000000000a");

  @Test
  void everyKeyHasAName() {
    assertStored("-128", MapKey.BYTE, Byte.MIN_VALUE);
    assertStored("32767", MapKey.SHORT, Short.MAX_VALUE);
    assertStored("-2147483648", MapKey.INTEGER, Integer.MIN_VALUE);
    assertStored("9223372036854775807", MapKey.LONG, Long.MAX_VALUE);
    assertStored("0", MapKey.LONG, 0L);
    assertStored("5f0c1a2e-0000-4000-8000-00000000000a", MapKey.UUID, ID);
    assertStored("MILLISECONDS", UNIT, TimeUnit.MILLISECONDS);
    assertStored("07", MapKey.STRING, "07");
  }

  private static <K> void assertStored(String name, MapKey<K> keys, K key) {
    Codec<Map<K, String>> codec = Codecs.map(keys, Codecs.STRING);
    AttributeValue stored = Stored.write(codec, Map.of(key, "x"));
    assertEquals(AttributeValue.fromM(Map.of(name, s("x"))), stored);
    assertEquals(Map.of(key, "x"), Stored.read(codec, stored));
    assertEquals(name, keys.name(key));
  }

  @Test
  void randomKeysComeBack() {
    Random random = new Random(42);
    for (int i = 0; i < 100_000; i++) {
      long number = random.nextLong() >> random.nextInt(64);
      assertEquals(number, MapKey.LONG.of(MapKey.LONG.name(number)));
      UUID id = new UUID(random.nextLong(), random.nextLong());
      assertEquals(id, MapKey.UUID.of(MapKey.UUID.name(id)));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "07", "+7", "-0", "7.0", "1e3", "2147483648", "\u0667", "0x7"})
  void aNumberHasNoOtherName(String name) {
    assertNull(MapKey.INTEGER.of(name));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "5F0C1A2E-0000-4000-8000-00000000000A",
        "1-1-1-1-1",
        "5f0c1a2e00004000800000000000000a",
        "5f0c1a2e-0000-4000-8000-00000000000a0"
      })
  void aUuidHasNoOtherName(String name) {
    assertNull(MapKey.UUID.of(name));
  }

  @Test
  void aKeyOfAnotherKindIsAMismatchThatDoesNotShowIt() {
    MappingException number = failure(MapKey.LONG);
    assertEquals(Optional.of("a Long as the key of an entry"), number.expected());
    assertEquals(Optional.of("a key that is not a Long"), number.found());
    assertEquals("value[*]", number.path());
    assertEquals(Optional.of("a key that is not a UUID"), failure(MapKey.UUID).found());
    assertEquals(
        Optional.of("a key that is not the name of a constant of TimeUnit"), failure(UNIT).found());
  }

  private static MappingException failure(MapKey<?> keys) {
    return Stored.readFailure(
        Codecs.map(keys, Codecs.STRING), AttributeValue.fromM(Map.of(SECRET, s("x"))));
  }

  @Test
  void nullIsNoKey() {
    Map<UUID, String> map = Collections.singletonMap(null, "x");
    MappingException refused = Stored.writeFailure(Codecs.map(MapKey.UUID, Codecs.STRING), map);
    assertTrue(refused.getMessage().contains("a key of the map is null"), refused.getMessage());
  }

  @Test
  void mapsNest() {
    Codec<Map<UUID, Map<TimeUnit, List<Long>>>> codec =
        Codecs.map(MapKey.UUID, Codecs.map(UNIT, Codecs.list(Codecs.LONG)));
    Map<UUID, Map<TimeUnit, List<Long>>> map =
        Map.of(ID, Map.of(TimeUnit.DAYS, List.of(1L, 2L), TimeUnit.HOURS, List.of()));
    assertEquals(map, Stored.roundTrip(codec, map));
  }
}
