package io.partita.runtime.generated.value;

import io.partita.runtime.internal.key.Refusals;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import org.jspecify.annotations.Nullable;

/**
 * Instants in ISO-8601, UTC: with a {@code Z} where seconds are kept, {@code 2024-01-15T10} and
 * coarser without.
 */
record InstantFormat(Precision precision) implements KeyFormat<Instant> {

  private static final long FIRST_SECOND =
      LocalDateTime.of(0, 1, 1, 0, 0).toEpochSecond(ZoneOffset.UTC);
  private static final long END_SECOND =
      LocalDateTime.of(10_000, 1, 1, 0, 0).toEpochSecond(ZoneOffset.UTC);

  @Override
  public void append(Instant value, StringBuilder out) {
    long second = value.getEpochSecond();
    if (second < FIRST_SECOND || second >= END_SECOND) {
      throw Refusals.year();
    }
    IsoTime.append(
        LocalDateTime.ofEpochSecond(second, value.getNano(), ZoneOffset.UTC), precision, out);
    if (hasZone()) {
      out.append('Z');
    }
  }

  @Override
  public @Nullable Instant decodeOrNull(String text) {
    if (hasZone() && !text.endsWith("Z")) {
      return null;
    }
    String local = hasZone() ? text.substring(0, text.length() - 1) : text;
    LocalDateTime time = IsoTime.decodeOrNull(local, precision.length());
    return time == null ? null : time.toInstant(ZoneOffset.UTC);
  }

  @Override
  public boolean isLossless() {
    return precision == Precision.NANOS;
  }

  @Override
  public boolean isExact(Instant value) {
    return precision.isExact(value);
  }

  private boolean hasZone() {
    return precision.compareTo(Precision.SECONDS) >= 0;
  }
}
