package io.partita.runtime.generated.value;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.annotations.Converter;
import io.partita.runtime.internal.key.KeyFormatException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.Year;
import java.time.YearMonth;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every value that has no key text is refused with the reason and what to do, never with the value.
 */
class KeyRefusalTest {

  private record Refused<T>(KeyFormat<T> format, T value, String reason, String remedy) {}

  private static final class ToNull implements Converter<String, String> {
    @Override
    public String toStored(String value) {
      return null;
    }

    @Override
    public String fromStored(String stored) {
      return stored;
    }
  }

  private static Stream<Refused<?>> refused() {
    Instant late = Instant.parse("2286-11-20T17:46:40Z");
    Instant early = Instant.parse("1969-12-31T23:59:59.999999999Z");
    return Stream.of(
        new Refused<>(KeyFormats.TEXT, "", "is empty", "at least one character"),
        new Refused<>(KeyFormats.RAW_TEXT, "", "is empty", "at least one character"),
        new Refused<>(KeyFormats.LOWER, "", "is empty", "at least one character"),
        new Refused<>(KeyFormats.BYTES, new byte[0], "is empty", "at least one character"),
        new Refused<>(KeyFormats.TEXT, "s3cret\uD800", "unpaired surrogate", "well-formed"),
        new Refused<>(KeyFormats.TEXT, "\uDC00s3cret", "unpaired surrogate", "well-formed"),
        new Refused<>(KeyFormats.TEXT, "\uD800\uD800s3cret", "unpaired surrogate", "well-formed"),
        new Refused<>(KeyFormats.RAW_TEXT, "s3cret\uD800", "unpaired surrogate", "well-formed"),
        new Refused<>(KeyFormats.CHARACTER, '\uD800', "half of a surrogate pair", "Use a String"),
        new Refused<>(
            KeyFormats.RAW_CHARACTER, '\uDC00', "half of a surrogate pair", "Use a String"),
        new Refused<>(KeyFormats.RAW_TEXT, "s3cret#", "'#' or a control", "KeyEncoding.ORDERED"),
        new Refused<>(KeyFormats.RAW_TEXT, "s3cr\net", "'#' or a control", "KeyEncoding.ORDERED"),
        new Refused<>(
            KeyFormats.RAW_TEXT, "s3cret\u0085", "'#' or a control", "KeyEncoding.ORDERED"),
        new Refused<>(KeyFormats.RAW_UPPER, "s3cret#", "'#' or a control", "KeyEncoding.ORDERED"),
        new Refused<>(KeyFormats.RAW_CHARACTER, '#', "'#' or a control", "KeyEncoding.ORDERED"),
        new Refused<>(KeyFormats.intWidth(3), -123, "is negative", "from zero on"),
        new Refused<>(KeyFormats.byteWidth(3), (byte) -128, "is negative", "from zero on"),
        new Refused<>(KeyFormats.intWidth(3), 1234, "more than the 3 digits", "wider format"),
        new Refused<>(
            KeyFormats.longWidth(18), Long.MAX_VALUE, "more than the 18 digits", "wider format"),
        new Refused<>(
            KeyFormats.instant(Precision.NANOS),
            Instant.MAX,
            "years 0000 to 9999",
            "no other years"),
        new Refused<>(
            KeyFormats.instant(Precision.YEAR),
            Instant.MIN,
            "years 0000 to 9999",
            "no other years"),
        new Refused<>(
            KeyFormats.instant(Precision.DAY),
            Instant.parse("+10000-01-01T00:00:00Z"),
            "years 0000 to 9999",
            "no other years"),
        new Refused<>(
            KeyFormats.instant(Precision.DAY),
            Instant.parse("-0001-12-31T23:59:59.999999999Z"),
            "years 0000 to 9999",
            "no other years"),
        new Refused<>(
            KeyFormats.dateTime(Precision.MONTH),
            LocalDateTime.MAX,
            "years 0000 to 9999",
            "no other years"),
        new Refused<>(KeyFormats.DATE, LocalDate.MIN, "years 0000 to 9999", "no other years"),
        new Refused<>(
            KeyFormats.YEAR_MONTH, YearMonth.of(10_000, 1), "years 0000 to 9999", "no other years"),
        new Refused<>(KeyFormats.YEAR, Year.of(-1), "years 0000 to 9999", "no other years"),
        new Refused<>(
            KeyFormats.INSTANT_EPOCH_SECONDS, late, "between 1970 and November 2286", "ISO format"),
        new Refused<>(
            KeyFormats.INSTANT_EPOCH_SECONDS,
            early,
            "between 1970 and November 2286",
            "ISO format"),
        new Refused<>(
            KeyFormats.INSTANT_EPOCH_MILLIS,
            Instant.MAX,
            "between 1970 and November 2286",
            "ISO format"),
        new Refused<>(
            KeyFormats.DATE_TIME_EPOCH_MILLIS,
            LocalDateTime.MIN,
            "between 1970 and November 2286",
            "ISO format"),
        new Refused<>(
            KeyFormats.instant(Precision.DAY),
            Instant.parse("2024-01-15T00:00:00.000000001Z"),
            "is finer",
            "Truncate it"),
        new Refused<>(
            KeyFormats.INSTANT_EPOCH_SECONDS, Instant.ofEpochMilli(1), "is finer", "Truncate it"),
        new Refused<>(KeyFormats.UPPER, "s3cret", "is finer", "Truncate it"),
        new Refused<>(
            KeyFormats.converted(new ToNull(), KeyFormats.TEXT),
            "s3cret",
            "is converted to null",
            "Make its converter"));
  }

  @ParameterizedTest
  @MethodSource("refused")
  <T> void saysWhyAndWhatToDo(Refused<T> refused) {
    KeyFormatException e =
        assertThrows(KeyFormatException.class, () -> refused.format().encode(refused.value()));
    assertTrue(e.problem().contains(refused.reason()), e.problem());
    assertTrue(e.problem().contains(refused.remedy()), e.problem());
    assertEquals("A key component " + e.problem(), e.getMessage());
    assertFalse(e.getMessage().contains("s3cret"), e.getMessage());
    assertFalse(e.getMessage().contains("123"), e.getMessage());
  }

  @Test
  void theEndsOfWhatIsAllowedAreAllowed() {
    assertEquals("0000-01-01T00:00:00.000000000Z", end(Instant.parse("0000-01-01T00:00:00Z")));
    assertEquals(
        "9999-12-31T23:59:59.999999999Z", end(Instant.parse("9999-12-31T23:59:59.999999999Z")));
    assertEquals(
        "9999999999",
        KeyFormats.INSTANT_EPOCH_SECONDS.encode(Instant.ofEpochSecond(9_999_999_999L)));
    assertEquals(
        "9999999999999",
        KeyFormats.INSTANT_EPOCH_MILLIS.encode(Instant.ofEpochMilli(9_999_999_999_999L)));
  }

  private static String end(Instant time) {
    return KeyFormats.instant(Precision.NANOS).encode(time);
  }
}
