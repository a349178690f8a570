package io.partita.runtime.internal.key;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.annotations.KeyEncoding;
import io.partita.runtime.generated.value.Trial;
import org.junit.jupiter.api.Test;

class KeyRangeTest {

  private static final String FULL = "x".repeat(KeyLimits.SORT_BYTES);

  @Test
  void belowAProjectAreItsTasksAndNotThoseOfAnother() {
    KeyRange below = KeyRange.below("PROJECT#p1");
    assertEquals(new KeyRange.BeginsWith("PROJECT#p1#"), below);
    assertTrue(below.contains("PROJECT#p1#TASK#1"));
    assertFalse(below.contains("PROJECT#p10#TASK#1"));
    assertFalse(below.contains("PROJECT#p1"));
  }

  @Test
  void aSubtreeIsAProjectAndItsTasks() {
    KeyRange subtree = KeyRange.subtree("PROJECT#p1", KeyEncoding.ORDERED);
    assertEquals(new KeyRange.Between("PROJECT#p1", "PROJECT#p1$"), subtree);
    assertTrue(subtree.contains("PROJECT#p1"));
    assertTrue(subtree.contains("PROJECT#p1#TASK#1"));
    assertFalse(subtree.contains("PROJECT#p1%20"));
    assertFalse(subtree.contains("PROJECT#p10"));
    assertEquals(
        new KeyRange.BeginsWith("PROJECT#p1"), KeyRange.subtree("PROJECT#p1", KeyEncoding.RAW));
  }

  @Test
  void nothingIsBelowAKeyOfTheGreatestLength() {
    assertTrue(KeyRange.below(FULL).isEmpty());
    assertFalse(KeyRange.below(FULL.substring(1)).isEmpty());
    assertEquals(new KeyRange.Exactly(FULL), KeyRange.subtree(FULL, KeyEncoding.ORDERED));
  }

  @Test
  void reversedBoundsAreEmptyInByteOrder() {
    assertTrue(new KeyRange.Between("b", "a").isEmpty());
    assertFalse(new KeyRange.Between("a", "a").isEmpty());
    assertFalse(new KeyRange.Between("\uFFFF", "\uD83D\uDE00").isEmpty());
  }

  @Test
  void oneSidedRangesAreInByteOrder() {
    assertTrue(new KeyRange.AtLeast("\uFFFF").contains("\uD83D\uDE00"));
    assertTrue(new KeyRange.AtMost("b").contains("b"));
    assertFalse(new KeyRange.LessThan("b").contains("b"));
    assertTrue(new KeyRange.LessThan("b").contains("a\uD83D\uDE00"));
    assertTrue(KeyRange.all().contains("anything"));
    assertFalse(KeyRange.exactly("a").contains("a#"));
  }

  @Test
  void noPrefixMeansAll() {
    assertEquals(KeyRange.all(), KeyRange.beginsWith(""));
  }

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
