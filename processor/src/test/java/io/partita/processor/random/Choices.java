package io.partita.processor.random;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** Random choices that are the same for the same seed. */
final class Choices {

  private final Random random;

  Choices(long seed) {
    // Neighbouring seeds give similar first numbers.
    this.random = new Random(seed * 0x9E3779B97F4A7C15L);
  }

  /** True so many times in a hundred. */
  boolean percent(int chance) {
    return random.nextInt(100) < chance;
  }

  /** A number from one to another, both included. */
  int between(int least, int most) {
    return least + random.nextInt(most - least + 1);
  }

  @SafeVarargs
  @SuppressWarnings("varargs") // the array is only read
  final <T> T oneOf(T... options) {
    return options[random.nextInt(options.length)];
  }

  <T> T oneOf(List<T> options) {
    return options.get(random.nextInt(options.size()));
  }

  /** Some different ones of a list, in any order; fewer if it has no more. */
  <T> List<T> some(int number, List<T> options) {
    List<T> shuffled = new ArrayList<>(options);
    Collections.shuffle(shuffled, random);
    return List.copyOf(shuffled.subList(0, Math.min(number, shuffled.size())));
  }
}
