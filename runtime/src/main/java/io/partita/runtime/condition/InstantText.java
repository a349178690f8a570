package io.partita.runtime.condition;

import java.time.Instant;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The texts that one point in time is compared with. A stored text is the second, then {@code Z} or
 * a point, 3, 6 or 9 digits and {@code Z}; of two texts with the same second, the digits decide up
 * to where one of them has its {@code Z}.
 */
final class InstantText {

  private final String second;
  private final String digits;

  private InstantText(String second, String digits) {
    this.second = second;
    this.digits = digits;
  }

  static InstantText of(Instant time) {
    String second = Instant.ofEpochSecond(time.getEpochSecond()).toString();
    return new InstantText(second.substring(0, second.length() - 1), digits(time.getNano()));
  }

  private static String digits(int nano) {
    String digits = Integer.toString(nano);
    return "0".repeat(9 - digits.length()) + digits;
  }

  /**
   * Every text below this one is earlier; every text above it that is not one of the {@link #cuts}
   * is later.
   */
  String bound() {
    return second + "." + digits.substring(0, significant());
  }

  /**
   * The time cut to 0, 3, 6 and 9 digits: each one earlier or equal, though none is below {@link
   * #bound} as text.
   */
  List<String> cuts() {
    return lengths().mapToObj(this::cut).toList();
  }

  /** The cuts that lose something. */
  List<String> earlierCuts() {
    return lengths().filter(length -> length < significant()).mapToObj(this::cut).toList();
  }

  /** The cuts that lose nothing: the ways to write this very time. */
  List<String> spellings() {
    return lengths().filter(length -> length >= significant()).mapToObj(this::cut).toList();
  }

  private static IntStream lengths() {
    return IntStream.of(0, 3, 6, 9);
  }

  private String cut(int length) {
    return second + (length == 0 ? "" : "." + digits.substring(0, length)) + "Z";
  }

  private int significant() {
    int length = digits.length();
    while (length > 0 && digits.charAt(length - 1) == '0') {
      length--;
    }
    return length;
  }
}
