package io.partita.runtime.internal.key;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.runtime.generated.value.Trial;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class Utf8Test {

  @Test
  void charactersBeyondTheBasicPlaneSortAfterAllOthers() {
    assertTrue(Utf8.compare("\uFFFF", "\uD83D\uDE00") < 0);
    assertTrue("\uFFFF".compareTo("\uD83D\uDE00") > 0);
    assertTrue(Utf8.compare("\uD7FF", "\uD800\uDC00") < 0);
    assertTrue(Utf8.compare("\uD83D\uDE00", "\uD83D\uDE01") < 0);
    assertEquals(0, Utf8.compare("a", "a"));
    assertTrue(Utf8.compare("a", "ab") < 0);
  }

  @Test
  void lengthAndOrderAreThoseOfTheBytes() {
    Trial trial = new Trial();
    AdversarialText texts = AdversarialText.any(trial.random());
    trial.repeat(
        100_000,
        () -> {
          String a = texts.next();
          String b = texts.near(a);
          byte[] bytesA = a.getBytes(UTF_8);
          trial.check(Utf8.length(a) == bytesA.length, () -> "length of " + Trial.show(a));
          trial.check(
              Integer.signum(Utf8.compare(a, b))
                  == Integer.signum(Arrays.compareUnsigned(bytesA, b.getBytes(UTF_8))),
              () -> "order of " + Trial.show(a) + " and " + Trial.show(b));
        });
  }

  @Test
  void surrogatesNeedTheirPairs() {
    assertTrue(Utf8.isWellFormed("a\uD83D\uDE00b"));
    assertTrue(Utf8.isWellFormed(""));
    assertFalse(Utf8.isWellFormed("a\uD83D"));
    assertFalse(Utf8.isWellFormed("\uDE00\uD83D"));
    assertFalse(Utf8.isWellFormed("\uD83D\uD83D\uDE00"));
    assertFalse(Utf8.isWellFormed("\uD83Da"));
  }
}
