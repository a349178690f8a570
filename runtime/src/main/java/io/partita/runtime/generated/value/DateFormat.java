package io.partita.runtime.generated.value;

import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.Year;
import java.time.YearMonth;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Dates, months and years in ISO-8601: a time at its beginning, cut to where it ends. */
record DateFormat<T>(
    Precision precision, Function<T, LocalDateTime> beginning, Function<LocalDateTime, T> from)
    implements KeyFormat<T> {

  static final DateFormat<LocalDate> DATE =
      new DateFormat<>(Precision.DAY, LocalDate::atStartOfDay, LocalDateTime::toLocalDate);
  static final DateFormat<YearMonth> YEAR_MONTH =
      new DateFormat<>(Precision.MONTH, month -> month.atDay(1).atStartOfDay(), YearMonth::from);
  static final DateFormat<Year> YEAR =
      new DateFormat<>(Precision.YEAR, year -> year.atDay(1).atStartOfDay(), Year::from);

  @Override
  public void append(T value, StringBuilder out) {
    IsoTime.append(beginning.apply(value), precision, out);
  }

  @Override
  public @Nullable T decodeOrNull(String text) {
    LocalDateTime time = IsoTime.decodeOrNull(text, precision.length());
    return time == null ? null : from.apply(time);
  }
}
