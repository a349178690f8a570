package io.partita.runtime.generated.value;

import static java.time.temporal.ChronoField.MONTH_OF_YEAR;
import static java.time.temporal.ChronoField.YEAR;

import java.time.DateTimeException;
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
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.format.DateTimeParseException;
import java.time.format.SignStyle;

/**
 * Codecs of dates, times and durations: ISO text, with seconds always and a fraction of 3, 6 or 9
 * digits if not zero.
 */
final class TemporalCodecs {

  // Year and YearMonth print years that their own parsers refuse: 5, and 10000-01 without a sign.
  private static final DateTimeFormatter YEAR_FORMAT =
      new DateTimeFormatterBuilder().appendValue(YEAR, 4, 10, SignStyle.EXCEEDS_PAD).toFormatter();
  private static final DateTimeFormatter YEAR_MONTH_FORMAT =
      new DateTimeFormatterBuilder()
          .append(YEAR_FORMAT)
          .appendLiteral('-')
          .appendValue(MONTH_OF_YEAR, 2)
          .toFormatter();

  static final Codec<Instant> INSTANT =
      TextCodec.of("an ISO instant", IsoText::of, TemporalCodecs::toInstant);
  static final Codec<LocalDate> LOCAL_DATE =
      TextCodec.of("an ISO date", LocalDate::toString, TemporalCodecs::toDate);
  static final Codec<LocalDateTime> LOCAL_DATE_TIME =
      TextCodec.of("an ISO date and time", TemporalCodecs::toText, TemporalCodecs::toDateTime);
  static final Codec<LocalTime> LOCAL_TIME =
      TextCodec.of("an ISO time", TemporalCodecs::toText, LocalTime::parse);
  static final Codec<YearMonth> YEAR_MONTH =
      TextCodec.of(
          "an ISO year and month",
          YEAR_MONTH_FORMAT::format,
          text -> YearMonth.parse(text, YEAR_MONTH_FORMAT));
  static final Codec<Year> YEAR_TEXT =
      TextCodec.of("an ISO year", YEAR_FORMAT::format, text -> Year.parse(text, YEAR_FORMAT));
  static final Codec<Duration> DURATION =
      TextCodec.of("an ISO duration", Duration::toString, Duration::parse);
  static final Codec<OffsetDateTime> OFFSET_DATE_TIME =
      TextCodec.of(
          "an ISO date and time with an offset", TemporalCodecs::toText, OffsetDateTime::parse);
  static final Codec<ZonedDateTime> ZONED_DATE_TIME =
      TextCodec.of(
          "an ISO date and time with a time zone",
          TemporalCodecs::toText,
          TemporalCodecs::toZonedDateTime);
  static final Codec<ZoneId> ZONE_ID = TextCodec.of("a time zone", ZoneId::getId, ZoneId::of);
  static final Codec<Period> PERIOD =
      TextCodec.of("an ISO period", Period::toString, Period::parse);
  static final Codec<Instant> EPOCH_SECONDS =
      new ScalarCodec<>(
          TemporalCodecs::readEpochSeconds,
          (writer, value) -> writer.number(value.getEpochSecond()));

  private TemporalCodecs() {}

  private static LocalDate toDate(String text) {
    LocalDate date = IsoText.dateOrNull(text);
    return date == null ? LocalDate.parse(text) : date;
  }

  private static LocalDateTime toDateTime(String text) {
    LocalDateTime dateTime = IsoText.dateTimeOrNull(text);
    return dateTime == null ? LocalDateTime.parse(text) : dateTime;
  }

  private static Instant toInstant(String text) {
    Instant instant = IsoText.instantOrNull(text);
    if (instant != null) {
      return instant;
    }
    try {
      return Instant.parse(text);
    } catch (DateTimeParseException e) {
      // Text without seconds is ISO as well, but not to Instant.
      return OffsetDateTime.parse(text).toInstant();
    }
  }

  private static String toText(LocalDateTime value) {
    return withSeconds(value.toString(), value.toLocalTime());
  }

  private static String toText(LocalTime value) {
    return withSeconds(value.toString(), value);
  }

  private static String toText(OffsetDateTime value) {
    return toText(value.toLocalDateTime()) + value.getOffset().getId();
  }

  /** The zone follows in brackets, unless it is nothing but the offset. */
  private static String toText(ZonedDateTime value) {
    String text = toText(value.toOffsetDateTime());
    return value.getZone().equals(value.getOffset())
        ? text
        : text + "[" + value.getZone().getId() + "]";
  }

  /** The moment is kept if the zone has other rules today than when it was written. */
  private static ZonedDateTime toZonedDateTime(String text) {
    int bracket = text.indexOf('[');
    OffsetDateTime time = OffsetDateTime.parse(bracket < 0 ? text : text.substring(0, bracket));
    if (bracket < 0) {
      return time.toZonedDateTime();
    }
    if (!text.endsWith("]")) {
      throw new IllegalArgumentException("The bracket does not close");
    }
    ZoneId zone = ZoneId.of(text.substring(bracket + 1, text.length() - 1));
    return ZonedDateTime.ofInstant(time.toLocalDateTime(), time.getOffset(), zone);
  }

  /** Java leaves out seconds that are zero together with their fraction. */
  private static String withSeconds(String text, LocalTime time) {
    return time.getSecond() == 0 && time.getNano() == 0 ? text + ":00" : text;
  }

  private static Instant readEpochSeconds(ItemReader reader) {
    try {
      return Instant.ofEpochSecond(reader.longValue());
    } catch (DateTimeException e) {
      throw reader.mismatch("epoch seconds (N)", "a number out of the range of Instant");
    }
  }
}
