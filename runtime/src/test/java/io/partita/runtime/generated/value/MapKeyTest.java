package io.partita.runtime.generated.value;

import static io.partita.runtime.generated.value.Stored.SECRET;
import static io.partita.runtime.generated.value.Stored.s;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.annotations.Converter;
import io.partita.runtime.MappingException;
import java.math.BigInteger;
import java.time.LocalDate;
import java.time.YearMonth;
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
    assertStored("-1", MapKey.BIG_INTEGER, BigInteger.ONE.negate());
    assertStored(
        "99999999999999999999", MapKey.BIG_INTEGER, new BigInteger("99999999999999999999"));
    assertStored("2024-02-29", MapKey.LOCAL_DATE, LocalDate.of(2024, 2, 29));
    assertStored("+10000-01-01", MapKey.LOCAL_DATE, LocalDate.of(10000, 1, 1));
    assertStored("-0001-12-31", MapKey.LOCAL_DATE, LocalDate.of(-1, 12, 31));
    assertStored("2024-02", MapKey.YEAR_MONTH, YearMonth.of(2024, 2));
    assertStored("0005-02", MapKey.YEAR_MONTH, YearMonth.of(5, 2));
    assertStored("+10000-02", MapKey.YEAR_MONTH, YearMonth.of(10000, 2));
    assertStored("7", MapKey.converted(new EvenNumbers(), MapKey.INTEGER), "14");
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

  @ParameterizedTest
  @ValueSource(strings = {"", "07", "+7", "-0", "7.0", "1e3", "\u0667"})
  void alsoALargeNumberHasNoOtherName(String name) {
    assertNull(MapKey.BIG_INTEGER.of(name));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "2024-2-1", "2024-02-30", "+2024-02-01", "24-02-01", "2024-02-01T00:00", "x"})
  void aDateHasNoOtherName(String name) {
    assertNull(MapKey.LOCAL_DATE.of(name));
    assertNull(MapKey.YEAR_MONTH.of(name));
  }

  /** Even numbers as text, stored as their halves. */
  private static final class EvenNumbers implements Converter<String, Integer> {

    @Override
    public Integer toStored(String even) {
      return even.equals("none") ? null : Integer.parseInt(even) / 2;
    }

    @Override
    public String fromStored(Integer half) {
      if (half == 13) {
        throw new IllegalStateException(SECRET);
      }
      return String.valueOf(half * 2);
    }
  }

  @Test
  void aConverterThatRefusesAKeyShowsNoneOfIt() {
    MapKey<String> keys = MapKey.converted(new EvenNumbers(), MapKey.INTEGER);
    Codec<Map<String, String>> codec = Codecs.map(keys, Codecs.STRING);
    assertNull(keys.of("13"));
    assertNull(keys.of("x"));
    assertEquals(
        Optional.of("a key that is not a key that EvenNumbers converts"),
        Stored.readFailure(codec, AttributeValue.fromM(Map.of("13", s("x")))).found());
    MappingException refused = Stored.writeFailure(codec, Map.of(SECRET, "x"));
    assertTrue(
        refused
            .getMessage()
            .contains("the converter of the map's keys threw NumberFormatException"),
        refused.getMessage());
    assertFalse(String.valueOf(refused.getCause()).contains(SECRET));
    assertThrows(IllegalArgumentException.class, () -> keys.name("none"));
  }

  @Test
  void keysThatAreConvertedToOneAreRefused() {
    Codec<Map<String, String>> codec =
        Codecs.map(MapKey.converted(new EvenNumbers(), MapKey.INTEGER), Codecs.STRING);
    MappingException refused = Stored.writeFailure(codec, Map.of("14", "x", "15", "y"));
    assertTrue(
        refused.getMessage().contains("two keys of the map are converted to the same one"),
        refused.getMessage());
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
