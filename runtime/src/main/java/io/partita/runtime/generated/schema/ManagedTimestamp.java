package io.partita.runtime.generated.schema;

import io.partita.runtime.generated.value.Precision;
import java.time.Instant;

/**
 * A timestamp that Partita writes, cut to the precision in which keys hold it.
 *
 * @param component the record's component
 * @param precision the coarsest precision that a key has for it
 * @param <E> the entity's record
 */
public record ManagedTimestamp<E>(Component<E, Instant> component, Precision precision) {

  /** The instant as it is stored. */
  public Instant cut(Instant instant) {
    return precision.truncate(instant);
  }
}
