package io.partita.processor.validate;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;

/** Finds the name that a misspelt one was meant to be. */
final class Suggestion {

  private Suggestion() {}

  /** The closest of the names, if one is close enough to be meant. */
  static Optional<String> closest(String wrong, Collection<String> names) {
    int tolerance = Math.max(1, wrong.length() / 3);
    return names.stream()
        .filter(name -> distance(wrong, name) <= tolerance)
        .min(Comparator.comparingInt(name -> distance(wrong, name)));
  }

  /** The same among names that often differ in a number and are meant to: GSI1 is not GSI2. */
  static Optional<String> closestNumbered(String wrong, Collection<String> names) {
    return closest(
        wrong, names.stream().filter(name -> !letters(name).equals(letters(wrong))).toList());
  }

  private static String letters(String name) {
    return name.replaceAll("[0-9]", "");
  }

  /**
   * Insertions, deletions, replacements and swaps of neighbours that make one word of the other;
   * case does not count.
   */
  static int distance(String one, String other) {
    String a = one.toLowerCase(Locale.ROOT);
    String b = other.toLowerCase(Locale.ROOT);
    int[][] distance = new int[a.length() + 1][b.length() + 1];
    for (int i = 0; i <= a.length(); i++) {
      for (int j = 0; j <= b.length(); j++) {
        distance[i][j] = i == 0 || j == 0 ? i + j : step(distance, a, b, i, j);
      }
    }
    return distance[a.length()][b.length()];
  }

  private static int step(int[][] distance, String a, String b, int i, int j) {
    int replaced = distance[i - 1][j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
    int best = Math.min(replaced, 1 + Math.min(distance[i - 1][j], distance[i][j - 1]));
    boolean swapped =
        i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
    return swapped ? Math.min(best, distance[i - 2][j - 2] + 1) : best;
  }
}
