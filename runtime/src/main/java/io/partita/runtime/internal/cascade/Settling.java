package io.partita.runtime.internal.cascade;

import io.partita.runtime.Options;
import io.partita.runtime.generated.schema.Dependent;
import io.partita.runtime.generated.schema.Dependents;
import java.time.Duration;
import java.util.stream.Stream;
import software.amazon.awssdk.retries.api.BackoffStrategy;

/** How long a cascade waits for indexes, and when it believes that there is nothing left. */
final class Settling {

  /** How many passes in a row must find nothing before a positive count is taken to be wrong. */
  private static final int ENOUGH_FRUITLESS = 2;

  private final BackoffStrategy backoff;
  private final Duration settleTime;
  private final boolean isUncountedLate;
  private final boolean isCountedLate;
  private long quietSince = System.nanoTime();
  private int idle;
  private int fruitless;
  private boolean countIsPositive;

  Settling(Options options, Dependents<?, ?> dependents) {
    backoff = BackoffStrategy.exponentialDelay(options.backoffBase(), options.backoffMax());
    settleTime = options.indexSettleTime();
    isUncountedLate = isLate(dependents.removed().stream().filter(each -> each.counter() == null));
    isCountedLate = isLate(dependents.counted().stream());
  }

  private static boolean isLate(Stream<? extends Dependent<?, ?, ?, ?>> dependents) {
    return dependents.anyMatch(Dependent::isLate);
  }

  /** An owner was marked just now, or something was found that nobody counts. */
  void disturbed() {
    quietSince = System.nanoTime();
  }

  /**
   * Whether indexes had shown everything at a moment, so that a list that was empty then tells that
   * there is nothing left.
   */
  boolean wasQuietAt(long moment) {
    return !isUncountedLate || moment - quietSince >= settleTime.toNanos();
  }

  /**
   * Learns how a pass went.
   *
   * @param deleted whether anything was deleted
   * @param countIsPositive whether an owner still counts something
   */
  void after(boolean deleted, boolean countIsPositive) {
    this.countIsPositive = countIsPositive;
    if (fruitless == ENOUGH_FRUITLESS) {
      fruitless = 0;
    }
    fruitless = countIsPositive && !deleted ? fruitless + 1 : 0;
    idle = deleted ? 0 : idle + 1;
  }

  /** Whether passes have found nothing for so long that a positive count must be wrong. */
  boolean isAtAnEnd() {
    return fruitless == ENOUGH_FRUITLESS;
  }

  /** The time until the next pass. */
  Duration pause() {
    Duration least = idle == 0 && !isCountedLate ? Duration.ZERO : backoff.computeDelay(idle + 1);
    Duration forIndexes = countIsPositive ? untilCountedShow() : untilQuiet();
    return least.compareTo(forIndexes) < 0 ? forIndexes : least;
  }

  private Duration untilCountedShow() {
    return isCountedLate && fruitless > 0 ? settleTime : Duration.ZERO;
  }

  private Duration untilQuiet() {
    // A millisecond more, since a thread may sleep up to one less.
    return isUncountedLate
        ? settleTime.plusMillis(1).minusNanos(System.nanoTime() - quietSince)
        : Duration.ZERO;
  }
}
