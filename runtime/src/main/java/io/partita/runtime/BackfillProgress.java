package io.partita.runtime;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * How far a backfill has come.
 *
 * @param scanned the items of the table, of all entities, that it has looked at; their total is as
 *     old as DynamoDB's own count, which is some hours
 * @param changed the items whose index keys it has put right, or would have in a dry run
 * @param token goes on from here, with {@link Backfill#resume}
 */
public record BackfillProgress(Progress scanned, long changed, String token) {

  /** How many items of the table it looks at in a second, on average since it began. */
  public double itemsPerSecond() {
    return scanned.itemsPerSecond();
  }

  /**
   * About how many items of the table are left; empty if DynamoDB does not tell how many it has.
   */
  public OptionalLong remaining() {
    return scanned.remaining();
  }

  /** About how long it takes from here at the same rate; empty if that cannot be told. */
  public Optional<Duration> remainingTime() {
    return scanned.remainingTime();
  }
}
