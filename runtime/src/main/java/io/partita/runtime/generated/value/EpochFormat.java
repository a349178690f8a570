package io.partita.runtime.generated.value;

import io.partita.runtime.internal.key.Refusals;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * Instants as digits since 1970.
 *
 * <p>The widths, 10 digits of seconds and 13 of milliseconds, are those that times have had since
 * 2001 and will have until 2286, so that keys equal the unpadded ones of existing tables; what
 * would need other widths is refused, which keeps the order.
 */
enum EpochFormat implements KeyFormat<Instant> {
  SECONDS(10, 1, Precision.SECONDS),
  MILLIS(13, 1_000, Precision.MILLIS);

  private static final long END_SECOND = 10_000_000_000L;
  private static final int NANOS_PER_SECOND = 1_000_000_000;

  private final int width;
  private final int unitsPerSecond;
  private final Precision precision;

  EpochFormat(int width, int unitsPerSecond, Precision precision) {
    this.width = width;
    this.unitsPerSecond = unitsPerSecond;
    this.precision = precision;
  }

  @Override
  public void append(Instant value, StringBuilder out) {
    long second = value.getEpochSecond();
    if (second < 0 || second >= END_SECOND) {
      throw Refusals.epoch("November 2286");
    }
    Digits.pad(second * unitsPerSecond + value.getNano() / nanosPerUnit(), width, out);
  }

  @Override
  public @Nullable Instant decodeOrNull(String text) {
    if (text.length() != width || !Digits.areAt(text, 0, width)) {
      return null;
    }
    long units = Digits.read(text, 0, width);
    return Instant.ofEpochSecond(units / unitsPerSecond, units % unitsPerSecond * nanosPerUnit());
  }

  @Override
  public boolean isLossless() {
    return false;
  }

  @Override
  public boolean isExact(Instant value) {
    return precision.isExact(value);
  }

  private int nanosPerUnit() {
    return NANOS_PER_SECOND / unitsPerSecond;
  }
}
