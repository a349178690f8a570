package io.partita.runtime.generated.value;

import java.time.LocalDateTime;
import org.jspecify.annotations.Nullable;

/** Local times in ISO-8601. */
record DateTimeFormat(Precision precision) implements KeyFormat<LocalDateTime> {

  @Override
  public void append(LocalDateTime value, StringBuilder out) {
    IsoTime.append(value, precision, out);
  }

  @Override
  public @Nullable LocalDateTime decodeOrNull(String text) {
    return IsoTime.decodeOrNull(text, precision.length());
  }

  @Override
  public boolean isLossless() {
    return precision == Precision.NANOS;
  }

  @Override
  public boolean isExact(LocalDateTime value) {
    return precision.isExact(value);
  }
}
