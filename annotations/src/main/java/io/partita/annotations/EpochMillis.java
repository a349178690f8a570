package io.partita.annotations;

import java.time.Instant;

/**
 * Stores an {@link Instant} as a number of milliseconds since 1970; finer fractions are cut off.
 */
public final class EpochMillis implements Converter<Instant, Long> {

  /** Called by generated code. */
  public EpochMillis() {}

  @Override
  public Long toStored(Instant value) {
    return value.toEpochMilli();
  }

  @Override
  public Instant fromStored(Long stored) {
    return Instant.ofEpochMilli(stored);
  }
}
