package io.partita.benchmarks.fork;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;

/** What a piece of work took: by the clock, and of the processor, by all threads. */
public record Spent(long nanos, long cpuNanos) {

  private static final OperatingSystemMXBean SYSTEM =
      (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();

  /** A moment to measure from. */
  public static Spent now() {
    long cpu = SYSTEM.getProcessCpuTime();
    return new Spent(System.nanoTime(), cpu);
  }

  /** From that moment until now. */
  public static Spent since(Spent start) {
    Spent now = now();
    return new Spent(now.nanos - start.nanos, now.cpuNanos - start.cpuNanos);
  }

  /** Tells the process that started this one. */
  public void print() {
    System.out.println(nanos + " " + cpuNanos);
  }

  static Spent parse(String line) {
    String[] numbers = line.split(" ");
    return new Spent(Long.parseLong(numbers[0]), Long.parseLong(numbers[1]));
  }
}
