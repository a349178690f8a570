package io.partita.runtime.internal.key;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.runtime.generated.value.Trial;
import org.junit.jupiter.api.Test;

class KeyBoundsTest {

  private static final String FULL = "x".repeat(KeyLimits.SORT_BYTES);

  @Test
  void theLastKeyWithAPrefixFillsAllBytesThereAre() {
    for (String prefix :
        new String[] {"a", "ab", "abc", "abcd", "\u00E9", "\uFFFF", "\uD83D\uDE00", FULL}) {
      String last = KeyBounds.lastWith(prefix);
      assertEquals(KeyLimits.SORT_BYTES, Utf8.length(last));
      assertTrue(last.startsWith(prefix) && Utf8.isWellFormed(last));
      assertTrue(
          Utf8.compare(prefix + "\uDBFF\uDFFF", last) <= 0
              || Utf8.length(prefix) > KeyLimits.SORT_BYTES - 4);
    }
  }

  @Test
  void theLastKeyBeforeAnotherIsBeforeItAndBehindAllThatAre() {
    assertTrue(KeyBounds.lastBefore("ab").startsWith("aa\uDBFF\uDFFF"));
    assertTrue(KeyBounds.lastBefore("a\uE000").startsWith("a\uD7FF\uDBFF\uDFFF"));
    assertTrue(KeyBounds.lastBefore("a\uD800\uDC00").startsWith("a\uFFFF\uDBFF\uDFFF"));
    assertEquals("a", KeyBounds.lastBefore("a\u0000"));
    Trial trial = new Trial();
    AdversarialText texts = AdversarialText.any(trial.random());
    trial.repeat(
        20_000,
        () -> {
          String bound = texts.next();
          String key = texts.near(bound);
          String last = KeyBounds.lastBefore(bound);
          trial.check(
              Utf8.compare(key, bound) < 0 == Utf8.compare(key, last) <= 0,
              () -> Trial.show(key) + " before " + Trial.show(bound));
        });
  }
}
