package io.partita.runtime.generated.value;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.annotations.Converter;
import io.partita.runtime.internal.key.KeyFormatException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The wire format, by example; it is frozen. */
class KeyFormatsTest {

  private enum Level {
    LOW,
    VERY$HIGH
  }

  @Test
  void textIsPercentEncodedUpToThePercentSign() {
    assertEquals("Toy%20Story", KeyFormats.TEXT.encode("Toy Story"));
    assertEquals("%00%1F%20%21%22%23%24%25&'a", KeyFormats.TEXT.encode("\u0000\u001F !\"#$%&'a"));
    assertEquals("\u00E9\uD83D\uDE00\u007F", KeyFormats.TEXT.encode("\u00E9\uD83D\uDE00\u007F"));
    assertEquals("Toy Story", KeyFormats.RAW_TEXT.encode("Toy Story"));
    assertEquals("100%$", KeyFormats.RAW_TEXT.encode("100%$"));
  }

  @Test
  void charactersAreTextsOfOne() {
    assertEquals("a", KeyFormats.CHARACTER.encode('a'));
    assertEquals("%23", KeyFormats.CHARACTER.encode('#'));
    assertEquals(" ", KeyFormats.RAW_CHARACTER.encode(' '));
    assertFalse(KeyFormats.CHARACTER.matches("ab"));
  }

  @Test
  void caseIsChangedByNoLanguagesRules() {
    StringBuilder text = new StringBuilder();
    KeyFormats.UPPER.append("title i", text);
    KeyFormats.LOWER.append("#TITLE I", text);
    KeyFormats.RAW_UPPER.append("a b", text);
    KeyFormats.RAW_LOWER.append("A B", text);
    assertEquals("TITLE%20I%23title%20iA Ba b", text.toString());
    assertTrue(KeyFormats.UPPER.isExact("A1"));
    assertFalse(KeyFormats.UPPER.isExact("a1"));
    assertFalse(KeyFormats.UPPER.matches("a1"));
  }

  @Test
  void plainIntegersAreDigitsAsTheyAre() {
    assertEquals("123", KeyFormats.INT_PLAIN.encode(123));
    assertEquals("-9223372036854775808", KeyFormats.LONG_PLAIN.encode(Long.MIN_VALUE));
    assertEquals(Long.MIN_VALUE, KeyFormats.LONG_PLAIN.decode("-9223372036854775808"));
  }

  @Test
  void paddedIntegersHaveTheTypesFullWidth() {
    assertEquals("0000000123", KeyFormats.INT_PADDED.encode(123));
    assertEquals("0000000000000000123", KeyFormats.LONG_PADDED.encode(123L));
    assertEquals("00123", KeyFormats.SHORT_PADDED.encode((short) 123));
    assertEquals("007", KeyFormats.BYTE_PADDED.encode((byte) 7));
  }

  @Test
  void negativeIntegersAreTheirDistanceFromTheMinimum() {
    assertEquals("-2147483647", KeyFormats.INT_PADDED.encode(-1));
    assertEquals("-0000000000", KeyFormats.INT_PADDED.encode(Integer.MIN_VALUE));
    assertEquals("-9223372036854775807", KeyFormats.LONG_PADDED.encode(-1L));
    assertEquals("-127", KeyFormats.BYTE_PADDED.encode((byte) -1));
  }

  @Test
  void widthsPadWithZeros() {
    assertEquals("000042", KeyFormats.intWidth(6).encode(42));
    assertEquals("000000000042", KeyFormats.intWidth(12).encode(42));
    assertEquals("7", KeyFormats.byteWidth(1).encode((byte) 7));
    assertEquals("07", KeyFormats.shortWidth(2).encode((short) 7));
    assertEquals("999999", KeyFormats.longWidth(6).encode(999_999L));
  }

  @ParameterizedTest
  @ValueSource(ints = {0, -1, 20})
  void widthsAreOneToNineteen(int width) {
    assertThrows(IllegalArgumentException.class, () -> KeyFormats.longWidth(width));
  }

  @ParameterizedTest
  @CsvSource({
    "YEAR, 2024, 2024",
    "MONTH, 2024-01, 2024-01",
    "DAY, 2024-01-15, 2024-01-15",
    "HOUR, 2024-01-15T10, 2024-01-15T10",
    "SECONDS, 2024-01-15T10:30:59Z, 2024-01-15T10:30:59",
    "MILLIS, 2024-01-15T10:30:59.987Z, 2024-01-15T10:30:59.987",
    "MICROS, 2024-01-15T10:30:59.987654Z, 2024-01-15T10:30:59.987654",
    "NANOS, 2024-01-15T10:30:59.987654321Z, 2024-01-15T10:30:59.987654321"
  })
  void timesAreIsoCutToThePrecision(Precision precision, String instant, String dateTime) {
    Instant time = Instant.parse("2024-01-15T10:30:59.987654321Z");
    StringBuilder text = new StringBuilder();
    KeyFormats.instant(precision).append(time, text);
    assertEquals(instant, text.toString());
    assertEquals(precision.truncate(time), KeyFormats.instant(precision).decode(instant));
    text.setLength(0);
    KeyFormats.dateTime(precision)
        .append(LocalDateTime.parse("2024-01-15T10:30:59.987654321"), text);
    assertEquals(dateTime, text.toString());
    assertEquals(precision == Precision.NANOS, KeyFormats.instant(precision).isExact(time));
  }

  @Test
  void wholeSecondsHaveNineDigitsAllTheSame() {
    Instant time = Instant.parse("2024-01-15T10:30:00Z");
    assertEquals(
        "2024-01-15T10:30:00.000000000Z", KeyFormats.instant(Precision.NANOS).encode(time));
  }

  @Test
  void epochDigitsAreThoseThatTimesHaveToday() {
    Instant time = Instant.parse("2024-01-15T10:30:00.123Z");
    assertEquals("1705314600123", KeyFormats.INSTANT_EPOCH_MILLIS.encode(time));
    assertEquals(
        "1705314600", KeyFormats.INSTANT_EPOCH_SECONDS.encode(Precision.SECONDS.truncate(time)));
    assertEquals("0000000000", KeyFormats.INSTANT_EPOCH_SECONDS.encode(Instant.EPOCH));
    assertEquals(
        "1705314600",
        KeyFormats.DATE_TIME_EPOCH_SECONDS.encode(LocalDateTime.parse("2024-01-15T10:30:00")));
    assertEquals(
        "1705314600000",
        KeyFormats.DATE_TIME_EPOCH_MILLIS.encode(LocalDateTime.parse("2024-01-15T10:30:00")));
    assertFalse(KeyFormats.INSTANT_EPOCH_SECONDS.isExact(time));
    assertFalse(
        KeyFormats.DATE_TIME_EPOCH_MILLIS.isExact(LocalDateTime.parse("2024-01-15T10:30:00.1234")));
  }

  @Test
  void datesAreIso() {
    assertEquals("0000-02-29", KeyFormats.DATE.encode(LocalDate.of(0, 2, 29)));
    assertEquals("9999-12", KeyFormats.YEAR_MONTH.encode(YearMonth.of(9999, 12)));
    assertEquals("0042", KeyFormats.YEAR.encode(Year.of(42)));
  }

  @Test
  void otherTypesHaveTheirCanonicalText() {
    UUID uuid = UUID.fromString("0A1B2C3D-4E5F-6789-ABCD-EF0123456789");
    assertEquals("0a1b2c3d-4e5f-6789-abcd-ef0123456789", KeyFormats.UUID.encode(uuid));
    assertEquals("true", KeyFormats.BOOLEAN.encode(true));
    assertEquals("00ff0a", KeyFormats.BYTES.encode(new byte[] {0, -1, 10}));
    assertEquals("LOW", KeyFormats.enumOf(Level.values()).encode(Level.LOW));
    assertEquals(Level.LOW, KeyFormats.enumOf(Level.values()).decode("LOW"));
    assertNull(KeyFormats.enumOf(Level.values()).decodeOrNull("MIDDLE"));
  }

  @Test
  void aDollarInAConstantsNameDoesNotReachTheKey() {
    assertEquals("VERY%24HIGH", KeyFormats.enumOf(Level.values()).encode(Level.VERY$HIGH));
  }

  @Test
  void convertedTypesHaveTheFormatOfWhatTheyBecome() {
    KeyFormat<StringBuilder> format =
        KeyFormats.converted(
            new Converter<>() {
              @Override
              public String toStored(StringBuilder value) {
                return value.toString();
              }

              @Override
              public StringBuilder fromStored(String stored) {
                return new StringBuilder(stored.trim());
              }
            },
            KeyFormats.TEXT);
    assertEquals("a%23", format.encode(new StringBuilder("a#")));
    assertTrue(format.matches("a%23"));
    assertFalse(format.matches("%20a"), "its converter would never have written the space");
  }

  @Test
  void aTextThatIsNotInTheFormatIsRefusedWithoutShowingIt() {
    KeyFormatException e =
        assertThrows(KeyFormatException.class, () -> KeyFormats.INT_PADDED.decode("secret"));
    assertTrue(e.getMessage().startsWith("A key component cannot be read"), e.getMessage());
    assertFalse(e.getMessage().contains("secret"), e.getMessage());
  }

  @Test
  void cutValuesAreWhatTheirTextsHold() {
    Instant fine = Instant.parse("2024-02-29T23:59:59.123456789Z");
    for (Precision precision : Precision.values()) {
      KeyFormat<Instant> format = KeyFormats.instant(precision);
      assertEquals(precision.truncate(fine), format.cut(fine), precision.name());
      assertEquals(format.decode(format.cutText(fine)), format.cut(fine));
      assertTrue(format.isExact(precision.truncate(fine)), precision.name());
      assertEquals(precision == Precision.NANOS, format.isExact(fine), precision.name());
      LocalDateTime local = LocalDateTime.ofInstant(fine, ZoneOffset.UTC);
      assertEquals(precision.truncate(local), KeyFormats.dateTime(precision).cut(local));
    }
    assertEquals(Instant.parse("2024-02-29T23:59:59Z"), KeyFormats.INSTANT_EPOCH_SECONDS.cut(fine));
    // What no key can hold is left for the key to refuse.
    assertEquals(Instant.MAX, KeyFormats.INSTANT_EPOCH_MILLIS.cut(Instant.MAX));
    assertEquals(Instant.MIN, KeyFormats.instant(Precision.DAY).cut(Instant.MIN));
  }
}
