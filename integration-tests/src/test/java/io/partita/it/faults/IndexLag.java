package io.partita.it.faults;

import java.time.Duration;
import java.util.Random;

/**
 * How far the global indexes of a table are behind it: a write is seen on them only after so many
 * further writes, or after so much time when nothing more is written.
 */
public final class IndexLag {

  private final int writes;
  private final Duration time;
  private final String name;
  private final Random random;
  private final boolean varies;

  private IndexLag(int writes, Duration time, String name, Random random, boolean varies) {
    this.writes = writes;
    this.time = time;
    this.name = name;
    this.random = random;
    this.varies = varies;
  }

  /** The same lag for every write. */
  public static IndexLag of(int writes, Duration time) {
    return new IndexLag(
        writes, time, "lag of " + writes + " writes or " + time, new Random(0), false);
  }

  /** A lag of its own for every write, up to this; the same ones for the same seed and writes. */
  public static IndexLag upTo(int writes, Duration time, long seed) {
    String name = "seed " + seed + " lag of up to " + writes + " writes or " + time;
    return new IndexLag(writes, time, name, new Random(seed), true);
  }

  /** When the next write is seen, told the number of writes so far and the time. */
  Due next(long written, long now) {
    int behind = varies ? random.nextInt(writes + 1) : writes;
    return new Due(written + behind, now + time.toNanos());
  }

  @Override
  public String toString() {
    return name;
  }

  /** When a write is seen: at a number of writes or at a time, whichever is first. */
  record Due(long written, long time) {

    boolean reached(long writtenNow, long now) {
      return writtenNow >= written || now - time >= 0;
    }

    /** The later of both, so that an item's writes are seen in their order. */
    Due notBefore(Due earlier) {
      return new Due(
          Math.max(written, earlier.written), time - earlier.time > 0 ? time : earlier.time);
    }
  }
}
