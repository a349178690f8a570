package io.partita.runtime.internal;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import org.junit.jupiter.api.function.Executable;

/**
 * What a piece of work costs its thread: bytes, which are the same each time, and processor time,
 * which does not count what other threads do meanwhile.
 *
 * @param bytes allocated, whether they are still used or not
 * @param time of the processor
 */
public record Effort(long bytes, Duration time) {

  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  /** The effort of some work, whatever exception it throws. */
  public static Effort of(Executable work) {
    long bytes = THREADS.getCurrentThreadAllocatedBytes();
    long time = THREADS.getCurrentThreadCpuTime();
    try {
      work.execute();
    } catch (Error failure) {
      throw failure;
    } catch (Throwable refusal) {
      // Refusals cost, too.
    }
    return new Effort(
        THREADS.getCurrentThreadAllocatedBytes() - bytes,
        Duration.ofNanos(THREADS.getCurrentThreadCpuTime() - time));
  }

  /** Fails if it was more. */
  public void assertAtMost(long maxBytes, Duration maxTime, String work) {
    assertTrue(bytes <= maxBytes, () -> work + " took " + bytes + " bytes, not " + maxBytes);
    assertTrue(time.compareTo(maxTime) <= 0, () -> work + " took " + time + ", not " + maxTime);
  }
}
