package io.partita.runtime.generated.value;

import static io.partita.runtime.generated.value.Stored.SECRET;
import static io.partita.runtime.generated.value.Stored.n;
import static io.partita.runtime.generated.value.Stored.s;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.partita.runtime.MappingException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

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
        Stored.write(Codecs.INSTANT, value.toInstant(ZoneOffset.UTC)));
    assertEquals(
        s("2024-01-15T" + time + "+05:30"),
        Stored.write(Codecs.OFFSET_DATE_TIME, value.atOffset(ZoneOffset.ofHoursMinutes(5, 30))));
    assertEquals(
        s("2024-01-15T" + time + "+01:00[Europe/Paris]"),
        Stored.write(Codecs.ZONED_DATE_TIME, value.atZone(ZoneId.of("Europe/Paris"))));
  }

  @Test
  void anOffsetIsPartOfTheValue() {
    OffsetDateTime paris = OffsetDateTime.parse("2024-01-15T10:30:00+01:00");
    OffsetDateTime utc = paris.withOffsetSameInstant(ZoneOffset.UTC);
    assertEquals(s("2024-01-15T09:30:00Z"), Stored.write(Codecs.OFFSET_DATE_TIME, utc));
    assertEquals(paris, Stored.roundTrip(Codecs.OFFSET_DATE_TIME, paris));
    assertEquals(utc, Stored.roundTrip(Codecs.OFFSET_DATE_TIME, utc));
    assertEquals(
        paris, Stored.read(Codecs.OFFSET_DATE_TIME, s("2024-01-15T10:30+01:00")), "no seconds");
  }

  /** Which of two times with the same hour on the clock it is. */
  @Test
  void bothHoursOfTheEndOfSummerTimeComeBack() {
    ZonedDateTime first =
        ZonedDateTime.of(2024, 10, 27, 2, 30, 0, 0, ZoneId.of("Europe/Berlin"))
            .withEarlierOffsetAtOverlap();
    ZonedDateTime second = first.withLaterOffsetAtOverlap();
    assertEquals(
        s("2024-10-27T02:30:00+02:00[Europe/Berlin]"), Stored.write(Codecs.ZONED_DATE_TIME, first));
    assertEquals(first, Stored.roundTrip(Codecs.ZONED_DATE_TIME, first));
    assertEquals(second, Stored.roundTrip(Codecs.ZONED_DATE_TIME, second));
  }

  @Test
  void everyZoneComesBack() {
    List<String> ids = new ArrayList<>(ZoneId.getAvailableZoneIds());
    ids.addAll(List.of("Z", "+01:00", "-18:00", "+01:02:03", "UTC+01:00", "GMT+2", "UT-05:30"));
    for (String id : ids) {
      ZoneId zone = ZoneId.of(id);
      assertEquals(zone, Stored.roundTrip(Codecs.ZONE_ID, zone));
      for (int day = 0; day < 366; day += 61) {
        ZonedDateTime time = Instant.EPOCH.plus(Duration.ofDays(day).plusSeconds(1)).atZone(zone);
        assertEquals(time, Stored.roundTrip(Codecs.ZONED_DATE_TIME, time));
      }
    }
  }

  @Test
  void aZonedTimeKeepsItsMomentWhateverTheRulesOfItsZoneAre() {
    ZonedDateTime read =
        Stored.read(Codecs.ZONED_DATE_TIME, s("2024-01-15T10:30:00+05:00[Europe/Paris]"));
    assertEquals(ZonedDateTime.parse("2024-01-15T06:30:00+01:00[Europe/Paris]"), read);
  }

  @ParameterizedTest
  @ValueSource(strings = {"P0D", "P1Y2M3D", "P-1Y14M", "P-2147483648Y2147483647M1D"})
  void periodsAreWrittenAsTheyAre(String text) {
    assertEquals(s(text), Stored.write(Codecs.PERIOD, Period.parse(text)));
    assertEquals(Period.parse(text), Stored.read(Codecs.PERIOD, s(text)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "2024-01-15T10:30:00[Europe/Paris]",
        "2024-01-15T10:30:00+01:00[Europe/Paris",
        "2024-01-15T10:30:00+01:00[Atlantis/Port]",
        "2024-01-15T10:30:00+01:00Europe/Paris]",
        "2024-01-15T10:30:00+01:00[]"
      })
  void aZonedTimeHasAnOffsetAndAZoneThatExists(String text) {
    MappingException e = Stored.readFailure(Codecs.ZONED_DATE_TIME, s(text));
    assertEquals(Optional.of("text that is not an ISO date and time with a time zone"), e.found());
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
    for (OffsetDateTime value : List.of(OffsetDateTime.MIN, OffsetDateTime.MAX)) {
      assertEquals(value, Stored.roundTrip(Codecs.OFFSET_DATE_TIME, value));
      ZonedDateTime zoned = value.toZonedDateTime();
      assertEquals(zoned, Stored.roundTrip(Codecs.ZONED_DATE_TIME, zoned));
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
    assertMismatch(Codecs.OFFSET_DATE_TIME, "an ISO date and time with an offset");
    assertMismatch(Codecs.ZONED_DATE_TIME, "an ISO date and time with a time zone");
    assertMismatch(Codecs.ZONE_ID, "a time zone");
    assertMismatch(Codecs.PERIOD, "an ISO period");
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
