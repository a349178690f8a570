package io.partita.runtime.internal.expression;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.runtime.internal.key.KeyLimits;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class SortRangeTest {

  private static final String FULL = "x".repeat(KeyLimits.SORT_BYTES);

  private static boolean contains(SortRange range, String key) {
    return range.contains(AttributeValue.fromS(key));
  }

  @Test
  void belowAProjectAreItsTasksAndNotThoseOfAnother() {
    SortRange below = SortRange.beginsWith("PROJECT#p1#");
    assertTrue(contains(below, "PROJECT#p1#TASK#1"));
    assertFalse(contains(below, "PROJECT#p10#TASK#1"));
    assertFalse(contains(below, "PROJECT#p1"));
  }

  @Test
  void aSubtreeIsAProjectAndItsTasks() {
    SortRange subtree = SortRange.between("PROJECT#p1", "PROJECT#p1$");
    assertTrue(contains(subtree, "PROJECT#p1"));
    assertTrue(contains(subtree, "PROJECT#p1#TASK#1"));
    assertFalse(contains(subtree, "PROJECT#p1%20"));
    assertFalse(contains(subtree, "PROJECT#p10"));
  }

  @Test
  void nothingIsBelowAKeyOfTheGreatestLength() {
    assertTrue(SortRange.beginsWith(FULL + "#").isEmpty());
    assertFalse(SortRange.beginsWith(FULL.substring(1) + "#").isEmpty());
  }

  @Test
  void reversedBoundsAreEmptyInByteOrder() {
    assertTrue(SortRange.between("b", "a").isEmpty());
    assertFalse(SortRange.between("a", "a").isEmpty());
    assertFalse(SortRange.between("\uFFFF", "\uD83D\uDE00").isEmpty());
  }

  @Test
  void oneSidedRangesAreInByteOrder() {
    assertTrue(contains(SortRange.compared(Comparator.GE, "\uFFFF"), "\uD83D\uDE00"));
    assertTrue(contains(SortRange.compared(Comparator.LE, "b"), "b"));
    assertFalse(contains(SortRange.compared(Comparator.LT, "b"), "b"));
    assertTrue(contains(SortRange.compared(Comparator.LT, "b"), "a\uD83D\uDE00"));
    assertTrue(contains(SortRange.ALL, "anything"));
    assertFalse(contains(SortRange.exactly(AttributeValue.fromS("a")), "a#"));
  }

  @Test
  void numbersAreInTheirOwnOrder() {
    AttributeValue two = AttributeValue.fromN("2");
    AttributeValue ten = AttributeValue.fromN("10");
    assertTrue(SortRange.between(two, ten).contains(AttributeValue.fromN("9")));
    assertTrue(SortRange.between(ten, two).isEmpty());
  }

  @Test
  void noPrefixMeansAll() {
    assertSame(SortRange.ALL, SortRange.beginsWith(""));
  }

  @Test
  void noValueIsShown() {
    assertEquals("Between", SortRange.between("secret", "secrets").toString());
    assertEquals("BeginsWith", SortRange.beginsWith("secret").toString());
    assertEquals("Compared[LE]", SortRange.compared(Comparator.LE, "secret").toString());
  }
}
