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

  static final Codec<Instant> INSTANT =
      new TextCodec<>("an ISO instant") {
        @Override
        String encode(Instant value) {
          return IsoText.of(value);
        }

        @Override
        Instant decode(String text) {
          return toInstant(text);
        }
      };

  static final Codec<LocalDate> LOCAL_DATE =
      new TextCodec<>("an ISO date") {
        @Override
        String encode(LocalDate value) {
          return value.toString();
        }

        @Override
        LocalDate decode(String text) {
          return toDate(text);
        }
      };

  static final Codec<LocalDateTime> LOCAL_DATE_TIME =
      new TextCodec<>("an ISO date and time") {
        @Override
        String encode(LocalDateTime value) {
          return toText(value);
        }

        @Override
        LocalDateTime decode(String text) {
          return toDateTime(text);
        }
      };

  static final Codec<LocalTime> LOCAL_TIME =
      new TextCodec<>("an ISO time") {
        @Override
        String encode(LocalTime value) {
          return toText(value);
        }

        @Override
        LocalTime decode(String text) {
          return LocalTime.parse(text);
        }
      };

  static final Codec<YearMonth> YEAR_MONTH =
      new TextCodec<>("an ISO year and month") {
        @Override
        String encode(YearMonth value) {
          return toText(value);
        }

        @Override
        YearMonth decode(String text) {
          return toYearMonth(text);
        }
      };

  static final Codec<Year> YEAR_TEXT =
      new TextCodec<>("an ISO year") {
        @Override
        String encode(Year value) {
          return YearFormats.YEAR_ALONE.format(value);
        }

        @Override
        Year decode(String text) {
          return Year.parse(text, YearFormats.YEAR_ALONE);
        }
      };

  static final Codec<Duration> DURATION =
      new TextCodec<>("an ISO duration") {
        @Override
        String encode(Duration value) {
          return value.toString();
        }

        @Override
        Duration decode(String text) {
          return Duration.parse(text);
        }
      };

  static final Codec<OffsetDateTime> OFFSET_DATE_TIME =
      new TextCodec<>("an ISO date and time with an offset") {
        @Override
        String encode(OffsetDateTime value) {
          return toText(value);
        }

        @Override
        OffsetDateTime decode(String text) {
          return OffsetDateTime.parse(text);
        }
      };

  static final Codec<ZonedDateTime> ZONED_DATE_TIME =
      new TextCodec<>("an ISO date and time with a time zone") {
        @Override
        String encode(ZonedDateTime value) {
          return toText(value);
        }

        @Override
        ZonedDateTime decode(String text) {
          return toZonedDateTime(text);
        }
      };

  static final Codec<ZoneId> ZONE_ID =
      new TextCodec<>("a time zone") {
        @Override
        String encode(ZoneId value) {
          return value.getId();
        }

        @Override
        ZoneId decode(String text) {
          return ZoneId.of(text);
        }
      };

  static final Codec<Period> PERIOD =
      new TextCodec<>("an ISO period") {
        @Override
        String encode(Period value) {
          return value.toString();
        }

        @Override
        Period decode(String text) {
          return Period.parse(text);
        }
      };

  static final Codec<Instant> EPOCH_SECONDS =
      new Codec<>() {
        @Override
        public Instant read(ItemReader reader) {
          return readEpochSeconds(reader);
        }

        @Override
        public void write(Instant value, ItemWriter writer) {
          writer.number(value.getEpochSecond());
        }
      };

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

  static String toText(YearMonth value) {
    return YearFormats.YEAR_MONTH.format(value);
  }

  static YearMonth toYearMonth(String text) {
    return YearMonth.parse(text, YearFormats.YEAR_MONTH);
  }

  /** Year and YearMonth print years that their own parsers refuse: 5, and 10000-01 unsigned. */
  private static final class YearFormats {

    static final DateTimeFormatter YEAR_ALONE =
        new DateTimeFormatterBuilder()
            .appendValue(YEAR, 4, 10, SignStyle.EXCEEDS_PAD)
            .toFormatter();

    static final DateTimeFormatter YEAR_MONTH =
        new DateTimeFormatterBuilder()
            .append(YEAR_ALONE)
            .appendLiteral('-')
            .appendValue(MONTH_OF_YEAR, 2)
            .toFormatter();
  }
}
