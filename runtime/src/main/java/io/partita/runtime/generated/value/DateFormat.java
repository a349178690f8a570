package io.partita.runtime.generated.value;

import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.Year;
import java.time.YearMonth;
import org.jspecify.annotations.Nullable;

/** Dates, months and years in ISO-8601: a time at its beginning, cut to where it ends. */
abstract class DateFormat<T> implements KeyFormat<T> {

  static final DateFormat<LocalDate> DATE =
      new DateFormat<>(Precision.DAY) {
        @Override
        LocalDateTime beginning(LocalDate date) {
          return date.atStartOfDay();
        }

        @Override
        LocalDate from(LocalDateTime time) {
          return time.toLocalDate();
        }
      };

  static final DateFormat<YearMonth> YEAR_MONTH =
      new DateFormat<>(Precision.MONTH) {
        @Override
        LocalDateTime beginning(YearMonth month) {
          return month.atDay(1).atStartOfDay();
        }

        @Override
        YearMonth from(LocalDateTime time) {
          return YearMonth.from(time);
        }
      };

  static final DateFormat<Year> YEAR =
      new DateFormat<>(Precision.YEAR) {
        @Override
        LocalDateTime beginning(Year year) {
          return year.atDay(1).atStartOfDay();
        }

        @Override
        Year from(LocalDateTime time) {
          return Year.from(time);
        }
      };

  private final Precision precision;

  private DateFormat(Precision precision) {
    this.precision = precision;
  }

  abstract LocalDateTime beginning(T value);

  abstract T from(LocalDateTime time);

  @Override
  public final void append(T value, StringBuilder out) {
    IsoTime.append(beginning(value), precision, out);
  }

  @Override
  public final @Nullable T decodeOrNull(String text) {
    LocalDateTime time = IsoTime.decodeOrNull(text, precision.length());
    return time == null ? null : from(time);
  }
}
