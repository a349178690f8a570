package io.partita.processor.document;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class JsonTest {

  @Test
  void membersKeepTheirOrder() {
    assertEquals(
        """
        {
          "b": 1,
          "a": [true, {}],
          "none": []
        }
        """,
        Json.object()
            .put("b", 1)
            .put("a", List.of(true, Json.object()))
            .put("none", List.of())
            .put("absent", Optional.empty())
            .putUnlessEmpty("empty", "")
            .text());
  }

  @Test
  void whatDoesNotFitOnALineHasOneForEachPart() {
    String text = "x".repeat(46);
    assertEquals(
        """
        {
          "a": [
            "%s",
            "%s"
          ]
        }
        """
            .formatted(text, text),
        Json.object().put("a", List.of(text, text)).text());
  }

  @Test
  void quotesAndControlCharactersAreEscaped() {
    assertEquals(
        "{\n  \"a\\\"b\\\\\": \"\\u000a#\\ud83d\\ude00é\"\n}\n",
        Json.object().put("a\"b\\", "\n#😀é").text());
  }
}
