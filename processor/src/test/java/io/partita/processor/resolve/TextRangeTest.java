package io.partita.processor.resolve;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class TextRangeTest {

  private static final List<String> TEXTS =
      List.of("", "A", "AB", "ABA", "ABC", "ABCA", "AC", "ACA", "AD", "ADD", "AE", "B", "\uFFFD");

  @Test
  void aRangeHoldsWhatStandsBetweenItsBounds() {
    for (String lower : TEXTS) {
      for (String upper : TEXTS) {
        if (lower.compareTo(upper) <= 0 && !upper.equals("\uFFFD")) {
          for (String text : TEXTS) {
            boolean expected = lower.compareTo(text) <= 0 && text.compareTo(upper) <= 0;
            // A lower bound may go on, so what begins with it is never below it.
            assertEquals(
                expected,
                contains(TextRange.between(lower, upper, false), text),
                "'" + text + "' in '" + lower + "' to '" + upper + "'");
          }
        }
      }
    }
  }

  @Test
  void anOpenRangeHoldsWhatBeginsWithItsUpperBound() {
    assertEquals(true, contains(TextRange.between("AB", "AD", true), "ADD"));
    assertEquals(false, contains(TextRange.between("AB", "AD", true), "AE"));
    assertEquals(true, contains(TextRange.between("AB", "", true), "Z"));
    assertEquals(false, contains(TextRange.between("AB", "", true), "AA"));
  }

  private static boolean contains(TextPattern range, String text) {
    return new TextAutomaton(range).common(new TextAutomaton(TextPattern.text(text))).isPresent();
  }
}
