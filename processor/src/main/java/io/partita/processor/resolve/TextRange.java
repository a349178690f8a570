package io.partita.processor.resolve;

import static io.partita.processor.resolve.TextPattern.choice;
import static io.partita.processor.resolve.TextPattern.one;
import static io.partita.processor.resolve.TextPattern.optional;
import static io.partita.processor.resolve.TextPattern.repeated;
import static io.partita.processor.resolve.TextPattern.sequence;
import static io.partita.processor.resolve.TextPattern.text;

import java.util.ArrayList;
import java.util.List;

/** The texts that stand between two others. */
final class TextRange {

  private static final TextPattern ANYTHING = optional(repeated(one(CharacterClass.ANY)));

  private TextRange() {}

  /**
   * The texts from one to another, both included.
   *
   * @param lower may go on further
   * @param open whether the upper may go on further, too
   */
  static TextPattern between(String lower, String upper, boolean open) {
    if (lower.isEmpty()) {
      return upTo(upper, open);
    }
    if (upper.isEmpty()) {
      return from(lower);
    }
    char first = lower.charAt(0);
    char last = upper.charAt(0);
    // Above the surrogates, the order of characters is not that of their bytes.
    if (first >= Character.MIN_SURROGATE || last >= Character.MIN_SURROGATE) {
      return ANYTHING;
    }
    if (first == last) {
      return sequence(
          text(lower.substring(0, 1)), between(lower.substring(1), upper.substring(1), open));
    }
    List<TextPattern> options = new ArrayList<>();
    options.add(sequence(text(lower.substring(0, 1)), from(lower.substring(1))));
    options.add(sequence(text(upper.substring(0, 1)), upTo(upper.substring(1), open)));
    if (last - first > 1) {
      options.add(beginning((char) (first + 1), (char) (last - 1)));
    }
    return new TextPattern.Choice(options);
  }

  private static TextPattern from(String lower) {
    if (lower.isEmpty() || lower.charAt(0) >= Character.MIN_SURROGATE) {
      return ANYTHING;
    }
    return choice(
        sequence(text(lower.substring(0, 1)), from(lower.substring(1))),
        beginning((char) (lower.charAt(0) + 1), Character.MAX_VALUE));
  }

  private static TextPattern upTo(String upper, boolean open) {
    if (upper.isEmpty()) {
      return open ? ANYTHING : sequence();
    }
    char first = upper.charAt(0);
    if (first == Character.MIN_VALUE || first >= Character.MIN_SURROGATE) {
      return ANYTHING;
    }
    return choice(
        sequence(),
        sequence(text(upper.substring(0, 1)), upTo(upper.substring(1), open)),
        beginning(Character.MIN_VALUE, (char) (first - 1)));
  }

  private static TextPattern beginning(char first, char last) {
    return sequence(one(CharacterClass.range(first, last)), ANYTHING);
  }
}
