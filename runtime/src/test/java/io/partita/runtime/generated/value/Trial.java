package io.partita.runtime.generated.value;

import java.util.SplittableRandom;
import java.util.function.Supplier;

/**
 * Many random cases of one property; a failure tells the seed to run it again with ({@code
 * -Dpartita.seed=...}).
 */
public final class Trial {

  private static final long SEED = Long.getLong("partita.seed", 20_240_115L);

  private final SplittableRandom random = new SplittableRandom(SEED);
  private int number;

  public SplittableRandom random() {
    return random;
  }

  /** Runs the cases. */
  public void repeat(int times, Runnable oneCase) {
    for (number = 0; number < times; number++) {
      try {
        oneCase.run();
      } catch (RuntimeException e) {
        throw new AssertionError(place() + e, e);
      }
    }
  }

  /** Fails unless the property holds. */
  public void check(boolean holds, Supplier<String> what) {
    if (!holds) {
      throw new AssertionError(place() + what.get());
    }
  }

  private String place() {
    return "seed " + SEED + ", case " + number + ": ";
  }

  /** A text with everything but printable ASCII escaped. */
  public static String show(String text) {
    StringBuilder shown = new StringBuilder("\"");
    text.chars()
        .forEach(
            c ->
                shown.append(
                    c >= ' ' && c < 0x7F ? String.valueOf((char) c) : "\\u%04X".formatted(c)));
    return shown.append('"').toString();
  }
}
