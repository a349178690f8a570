package io.partita.runtime;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.runtime.internal.key.KeyBounds;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

class RequestTextTest {

  @Test
  void boundsBehindAllKeysOfABeginningAreShort() {
    for (String beginning : new String[] {"ACTOR#", "ACTOR", "ACTO", "ACT"}) {
      String shown = shown(KeyBounds.lastWith(beginning));
      assertTrue(shown.length() < 60, shown);
      assertTrue(shown.contains('"' + beginning + "<25"), shown);
    }
    assertTrue(shown(KeyBounds.lastWith("ACTOR#")).endsWith("<254 x U+10FFFF, U+07FF>\""));
    assertTrue(shown(KeyBounds.lastWith("ACTO")).endsWith("<255 x U+10FFFF>\""));
  }

  @Test
  void otherTextIsShownAsItIs() {
    Stream.of("ACTOR#1", "\uDBFF\uDFFF", "\u07FF\u07FF", "😀😀", " ")
        .forEach(text -> assertTrue(shown(text).endsWith('"' + text + '"'), text));
  }

  private static String shown(String bound) {
    String text =
        RequestText.withValues(
            "Query",
            QueryRequest.builder()
                .keyConditionExpression("SK <= :SK")
                .expressionAttributeValues(Map.of(":SK", AttributeValue.fromS(bound)))
                .build());
    return text.lines()
        .filter(line -> line.contains(":SK") && line.contains("\""))
        .findFirst()
        .orElseThrow()
        .strip();
  }
}
