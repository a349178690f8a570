package io.partita.processor.lock;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class LockTextTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "User",
        "Order Line",
        "a=b,c",
        "100%",
        "{x}",
        "a.b[]<c>",
        "größe",
        "😀",
        "\ud800",
        "\n"
      })
  void textComesBackAsItWas(String text) {
    String escaped = LockText.escape(text);
    assertEquals(text, LockText.unescape(escaped));
    assertFalse(escaped.isEmpty() || escaped.matches(".*[\\s={},.<>\\[\\]:].*"), escaped);
  }

  @ParameterizedTest
  @ValueSource(strings = {"a", "a.b", "a[].b", "a{}[]", "a<Card>.b", "a%002Eb.c"})
  void pathsComeBackAsTheyWere(String text) {
    assertEquals(text, LockPath.parse(text).text());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", ".a", "a.", "a[", "a<>", "a b{", "a]"})
  void otherTextIsNoPath(String text) {
    assertThrows(IllegalArgumentException.class, () -> LockPath.parse(text));
  }

  @Test
  void attributesWithPointsAreNotPaths() {
    assertEquals("a%002Eb", LockPath.of("a.b").text());
    assertEquals("a.b", LockPath.of("a.b").shown());
  }
}
