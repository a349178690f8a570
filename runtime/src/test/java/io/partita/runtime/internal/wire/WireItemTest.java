package io.partita.runtime.internal.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.runtime.generated.value.StoredItem;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class WireItemTest {

  private static final String EVERY_TYPE =
      """
      {"s":{"S":"Zürich \\u00e9\\n\\"x\\""},"n":{"N":"-12345678901234567890123456789012345678E-3"},
       "b":{"B":"AQIDBA=="},"t":{"BOOL":true},"f":{"BOOL":false},"nothing":{"NULL":true},
       "ss":{"SS":["a","b\\\\","ü"]},"ns":{"NS":["1","2.5"]},"bs":{"BS":["AA==","AQ=="]},
       "l":{"L":[{"S":"x"},{"L":[]},{"M":{}},{"NULL":true},{"SS":["y"]}]},
       "m":{"M":{"a":{"M":{"b":{"L":[{"N":"1"},{"B":""}]}}},"":{"S":""}}}}
      """;

  @Test
  void everyTypeIsWhatTheSdkMakesOfIt() {
    assertEquals(WireJson.expected(EVERY_TYPE), WireJson.item(EVERY_TYPE));
  }

  @Test
  void anItemIsAMapLikeAnyOther() {
    Map<String, AttributeValue> expected = WireJson.expected(EVERY_TYPE);
    Map<String, AttributeValue> item = WireJson.item(EVERY_TYPE);

    assertEquals(item, expected);
    assertEquals(expected.hashCode(), item.hashCode());
    assertEquals(expected.size(), item.size());
    assertEquals(expected, new LinkedHashMap<>(item));
    assertEquals(expected.keySet(), item.keySet());
    assertTrue(item.containsKey("ss"));
    assertFalse(item.containsKey("sss"));
    Object number = 1;
    assertFalse(item.containsKey(number));
    assertNull(item.get("none"));
    assertNull(item.get(null));
  }

  @Test
  void anItemCannotBeModified() {
    Map<String, AttributeValue> item = WireJson.item(EVERY_TYPE);
    AttributeValue value = AttributeValue.fromS("x");

    assertThrows(UnsupportedOperationException.class, () -> item.put("s", value));
    assertThrows(UnsupportedOperationException.class, () -> item.remove("s"));
    assertThrows(UnsupportedOperationException.class, item::clear);
    assertThrows(
        UnsupportedOperationException.class,
        () -> item.entrySet().iterator().next().setValue(value));
  }

  @Test
  void noTextShowsValues() {
    Map<String, AttributeValue> item = WireJson.item("{\"id\":{\"S\":\"secret\"}}");

    assertEquals("WireItem[1 attributes]", item.toString());
    assertFalse(item.entrySet().toString().contains("secret"));
  }

  @Test
  void whiteSpaceDoesNotMatter() {
    String json =
        " { \"a\" \n: { \"S\" : \"x\" } ,\t\"l\" : { \"L\" : [ { \"N\" :\r \"1\" } , { \"M\" : { }"
            + " } ] } , \"ss\" : { \"SS\" : [ \"p\" , \"q\" ] } } ";
    assertEquals(WireJson.expected(json), WireJson.item(json));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "plain",
        "exactly 8 and more than that",
        "quote \\\" backslash \\\\ slash \\/ \\b\\f\\n\\r\\t",
        "\\u0041\\u00e4\\u20AC\\uFFFF",
        "pair \\ud83d\\ude00 and 😀",
        "lone \\ud83d and \\ude00",
        "äöü",
        "日本語のテキスト",
        "\\\\",
        ""
      })
  void textIsDecodedWhereverItStands(String text) {
    String json =
        "{\"%s\":{\"S\":\"%s\"},\"ss\":{\"SS\":[\"%s\"]},\"m\":{\"M\":{\"%s\":{\"S\":\"%s\"}}}}"
            .formatted(text, text, text, text, text);
    Map<String, AttributeValue> expected = WireJson.expected(json);
    Map<String, AttributeValue> item = WireJson.item(json);

    assertEquals(expected, item);
    expected.forEach((name, value) -> assertEquals(value, item.get(name)));
  }

  @Test
  void theLastOfSeveralAttributesOfANameWins() {
    String json =
        "{\"a\":{\"S\":\"1\"},\"b\":{\"S\":\"2\"},\"a\":{\"N\":\"3\"},\"\\u0062\":{\"N\":\"4\"}}";
    assertEquals(
        Map.of("a", AttributeValue.fromN("3"), "b", AttributeValue.fromN("4")),
        WireJson.item(json));
  }

  @Test
  void namesThatBeginAlikeAreTwo() {
    Map<String, AttributeValue> item =
        WireJson.item("{\"id\":{\"S\":\"1\"},\"ide\":{\"S\":\"2\"},\"i\":{\"S\":\"3\"}}");

    assertEquals("1", item.get("id").s());
    assertEquals("2", item.get("ide").s());
    assertEquals("3", item.get("i").s());
    assertNull(item.get("ident"));
    assertNull(item.get(""));
    assertNull(item.get("id\""));
  }

  @Test
  void manyAttributesAreAllThere() {
    String json =
        IntStream.range(0, 500)
            .mapToObj(i -> "\"attribute%d\":{\"N\":\"%d\"}".formatted(i, i))
            .collect(Collectors.joining(",", "{", "}"));
    Map<String, AttributeValue> item = WireJson.item(json);

    assertEquals(500, item.size());
    for (int i = 0; i < 500; i++) {
      assertEquals(Integer.toString(i), item.get("attribute" + i).n());
    }
  }

  @Test
  void aTextIsComparedWithoutBeingDecoded() {
    StoredItem item =
        (StoredItem)
            WireJson.item(
                "{\"Type\":{\"S\":\"\\u0055ser\"},\"N\":{\"N\":\"1\"},\"é\":{\"S\":\"é\"}}");

    assertTrue(item.hasText("Type", Set.of("Group", "User")));
    assertFalse(item.hasText("Type", Set.of("Use", "Users")));
    assertFalse(item.hasText("N", Set.of("1")));
    assertFalse(item.hasText("none", Set.of("User")));
    assertTrue(item.hasText("é", Set.of("é")));
  }
}
