package io.partita.runtime.generated.value;

import java.time.LocalDateTime;
import java.time.ZoneOffset;
import org.jspecify.annotations.Nullable;

/** Local times as the digits of the instant they are in UTC. */
record DateTimeEpochFormat(EpochFormat digits) implements KeyFormat<LocalDateTime> {

  @Override
  public void append(LocalDateTime value, StringBuilder out) {
    digits.append(value.toInstant(ZoneOffset.UTC), out);
  }

  @Override
  public @Nullable LocalDateTime decodeOrNull(String text) {
    var instant = digits.decodeOrNull(text);
    return instant == null ? null : LocalDateTime.ofInstant(instant, ZoneOffset.UTC);
  }

  @Override
  public boolean isLossless() {
    return digits.isLossless();
  }

  @Override
  public boolean isExact(LocalDateTime value) {
    return digits.isExact(value.toInstant(ZoneOffset.UTC));
  }
}
