package io.partita.runtime.internal.item;

import static io.partita.runtime.internal.item.Stored.SECRET;
import static io.partita.runtime.internal.item.Stored.n;
import static io.partita.runtime.internal.item.Stored.s;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.partita.runtime.MappingException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Year;
import java.time.YearMonth;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Dates and times: the one form they are written in, the many they are read from. */
final class TemporalCodecsTest {

  @ParameterizedTest
  @CsvSource({
    "0, 10:30:00",
    "500000000, 10:30:00.500",
    "1000, 10:30:00.000001",
    "1, 10:30:00.000000001",
  })
  void secondsAreAlwaysWrittenAndFractionsInThrees(int nanos, String time) {
    LocalDateTime value = LocalDateTime.of(2024, 1, 15, 10, 30, 0, nanos);
    assertEquals(s(time), Stored.write(Codecs.LOCAL_TIME, value.toLocalTime()));
    assertEquals(s("2024-01-15T" + time), Stored.write(Codecs.LOCAL_DATE_TIME, value));
    assertEquals(
        s("2024-01-15T" + time + "Z"),
        Stored.write(Codecs.INSTANT, value.toInstant(java.time.ZoneOffset.UTC)));
  }

  @ParameterizedTest
  @CsvSource({
    "2024-01-15T10:30Z, 2024-01-15T10:30:00Z",
    "2024-01-15T10:30:00.5Z, 2024-01-15T10:30:00.500Z",
    "2024-01-15T10:30:00.1234567Z, 2024-01-15T10:30:00.123456700Z",
    "2024-01-15T12:30:00+02:00, 2024-01-15T10:30:00Z",
    "2024-01-15T12:30+02:00, 2024-01-15T10:30:00Z",
  })
  void instantsAreReadInAnyIsoPrecisionAndOffset(String text, Instant value) {
    assertEquals(value, Stored.read(Codecs.INSTANT, s(text)));
  }

  @Test
  void localTimesAreReadInAnyIsoPrecision() {
    assertEquals(LocalTime.of(10, 30), Stored.read(Codecs.LOCAL_TIME, s("10:30")));
    assertEquals(
        LocalDateTime.of(2024, 1, 15, 10, 30, 0, 500_000_000),
        Stored.read(Codecs.LOCAL_DATE_TIME, s("2024-01-15T10:30:00.5")));
  }

  @Test
  void theExtremesOfEveryTypeComeBack() {
    for (Instant value : List.of(Instant.MIN, Instant.MAX, Instant.EPOCH)) {
      assertEquals(value, Stored.roundTrip(Codecs.INSTANT, value));
      Instant seconds = Instant.ofEpochSecond(value.getEpochSecond());
      assertEquals(seconds, Stored.roundTrip(Codecs.EPOCH_SECONDS, value));
    }
    for (LocalDateTime value : List.of(LocalDateTime.MIN, LocalDateTime.MAX)) {
      assertEquals(value, Stored.roundTrip(Codecs.LOCAL_DATE_TIME, value));
      LocalDate date = value.toLocalDate();
      assertEquals(date, Stored.roundTrip(Codecs.LOCAL_DATE, date));
      assertEquals(Year.from(date), Stored.roundTrip(Codecs.YEAR, Year.from(date)));
      YearMonth month = YearMonth.from(date);
      assertEquals(month, Stored.roundTrip(Codecs.YEAR_MONTH, month));
    }
    for (Duration value :
        List.of(
            Duration.ZERO,
            Duration.ofSeconds(Long.MIN_VALUE),
            Duration.ofSeconds(Long.MAX_VALUE, 999_999_999),
            Duration.ofMillis(-1))) {
      assertEquals(value, Stored.roundTrip(Codecs.DURATION, value));
    }
  }

  @Test
  void yearsHaveAtLeastFourDigitsAndASignBeyond() {
    assertEquals(s("0005"), Stored.write(Codecs.YEAR, Year.of(5)));
    assertEquals(s("-0005"), Stored.write(Codecs.YEAR, Year.of(-5)));
    assertEquals(s("+12345"), Stored.write(Codecs.YEAR, Year.of(12345)));
    assertEquals(s("+12345-01"), Stored.write(Codecs.YEAR_MONTH, YearMonth.of(12345, 1)));
    assertEquals(s("2024-02"), Stored.write(Codecs.YEAR_MONTH, YearMonth.of(2024, 2)));
  }

  @Test
  void otherTextIsAMismatch() {
    assertMismatch(Codecs.INSTANT, "an ISO instant");
    assertMismatch(Codecs.LOCAL_DATE, "an ISO date");
    assertMismatch(Codecs.LOCAL_DATE_TIME, "an ISO date and time");
    assertMismatch(Codecs.LOCAL_TIME, "an ISO time");
    assertMismatch(Codecs.YEAR_MONTH, "an ISO year and month");
    assertMismatch(Codecs.YEAR, "an ISO year");
    assertMismatch(Codecs.DURATION, "an ISO duration");
  }

  @Test
  void epochSecondsAreANumberWithoutFraction() {
    assertEquals(n("1"), Stored.write(Codecs.EPOCH_SECONDS, Instant.ofEpochMilli(1999)));
    MappingException e = Stored.readFailure(Codecs.EPOCH_SECONDS, n(Long.toString(Long.MAX_VALUE)));
    assertEquals(Optional.of("epoch seconds (N)"), e.expected());
  }

  private static void assertMismatch(Codec<?> codec, String noun) {
    MappingException e = Stored.readFailure(codec, s(SECRET));
    assertEquals(Optional.of(noun + " as text (S)"), e.expected());
    assertEquals(Optional.of("text that is not " + noun), e.found());
  }
}
