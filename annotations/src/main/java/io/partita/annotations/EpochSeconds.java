package io.partita.annotations;

import java.time.Instant;

/**
 * Stores an {@link Instant} as a number of seconds since 1970; fractions of a second are cut off.
 */
public final class EpochSeconds implements Converter<Instant, Long> {

  /** Called by generated code. */
  public EpochSeconds() {}

  @Override
  public Long toStored(Instant value) {
    return value.getEpochSecond();
  }

  @Override
  public Instant fromStored(Long stored) {
    return Instant.ofEpochSecond(stored);
  }
}
