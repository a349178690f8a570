package io.partita.runtime.internal.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class ResponseSplitTest {

  private static final Map<String, AttributeValue> A = Map.of("id", AttributeValue.fromS("a"));
  private static final Map<String, AttributeValue> B = Map.of("id", AttributeValue.fromS("b"));
  private static final String JSON_A = "{\"id\":{\"S\":\"a\"}}";
  private static final String JSON_B = "{\"id\":{\"S\":\"b\"}}";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "ITEMS|{\"Count\":2,\"Items\":[A,B],\"ScannedCount\":2}|{\"Count\":2,\"Items\":[],\"ScannedCount\":2}",
        "ITEMS|{\"Items\":[A,B],\"LastEvaluatedKey\":A}|{\"Items\":[],\"LastEvaluatedKey\":A}",
        "TABLES|{\"Responses\":{\"t\":[A],\"u\":[B]},\"UnprocessedKeys\":{\"t\":{\"Keys\":[A]}}}"
            + "|{\"Responses\":{},\"UnprocessedKeys\":{\"t\":{\"Keys\":[A]}}}",
        "ANSWERS|{\"Responses\":[{\"Item\":A},{\"Item\":B}]}|{\"Responses\":[]}"
      })
  void theItemsAreTakenOutAndTheRestIsLeft(Shape shape, String response, String rest) {
    ResponseSplit split = split(shape, items(response));

    assertEquals(List.of(A, B), split.items());
    assertEquals(items(rest), new String(split.rest(), StandardCharsets.UTF_8));
  }

  @ParameterizedTest
  @CsvSource({"ITEM,Item", "ATTRIBUTES,Attributes"})
  void aSingleItemIsTakenOut(Shape shape, String member) {
    ResponseSplit split =
        split(
            shape,
            "{\"ConsumedCapacity\":{\"CapacityUnits\":0.5},\"" + member + "\":" + JSON_A + "}");

    assertEquals(List.of(A), split.items());
    assertEquals(
        "{\"ConsumedCapacity\":{\"CapacityUnits\":0.5},\"" + member + "\":{}}",
        new String(split.rest(), StandardCharsets.UTF_8));
  }

  @Test
  void anAnswerWithoutAnItemIsAnEmptyOne() {
    assertEquals(
        List.of(A, Map.of(), B),
        split(Shape.ANSWERS, items("{\"Responses\":[{\"Item\":A},{},{\"Item\":B}]}")).items());
  }

  @Test
  void anEmptyPageHasNoItems() {
    assertEquals(List.of(), split(Shape.ITEMS, "{\"Items\":[],\"Count\":0}").items());
    assertEquals(List.of(), split(Shape.TABLES, "{\"Responses\":{\"t\":[]}}").items());
  }

  @ParameterizedTest
  @ValueSource(strings = {"{}", "{\"Count\":3}", "{\"Items\":null}", "{\"Item\":[]}"})
  void aResponseWithoutItemsIsTheSdks(String response) {
    assertNull(ResponseSplit.of(WireJson.bytes(response), Shape.ITEMS));
  }

  @Test
  void itemsTwiceAreTheSdks() {
    assertNull(ResponseSplit.of(WireJson.bytes("{\"Items\":[],\"Items\":[]}"), Shape.ITEMS));
  }

  @Test
  void membersOfTheRestMayBeOfAnyShape() {
    ResponseSplit split =
        split(
            Shape.ITEMS,
            "{\"New\":[1,-2.5E+3,null,true,{\"Items\":[\"\\u00e4\"]},[],{}],\"Items\":["
                + JSON_A
                + "]}");
    assertEquals(List.of(A), split.items());
  }

  @Test
  void aBodyThatEndsEarlyIsTheSdks() {
    byte[] whole =
        WireJson.bytes(
            "{\"Count\":1,\"Items\":[{\"id\":{\"S\":\"a\\u00e4ü\"},\"l\":{\"L\":[{\"N\":\"1\"}]},"
                + "\"m\":{\"M\":{\"b\":{\"BOOL\":true}}},\"b\":{\"B\":\"AQ==\"},\"s\":{\"NS\":[\"1\"]}}]}");
    assertNotNull(ResponseSplit.of(whole, Shape.ITEMS));
    for (int length = 0; length < whole.length; length++) {
      assertNull(ResponseSplit.of(Arrays.copyOf(whole, length), Shape.ITEMS), "at " + length);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"a\":{\"S\":1}}",
        "{\"a\":{\"S\":null}}",
        "{\"a\":{\"N\":1}}",
        "{\"a\":{\"X\":\"x\"}}",
        "{\"a\":{\"\":\"x\"}}",
        "{\"a\":{\"SSS\":[]}}",
        "{\"a\":{\"BOOLE\":true}}",
        "{\"a\":{\"BOOL\":\"true\"}}",
        "{\"a\":{\"BOOL\":tru}}",
        "{\"a\":{\"NULL\":false}}",
        "{\"a\":{\"S\":\"x\",\"N\":\"1\"}}",
        "{\"a\":{}}",
        "{\"a\":null}",
        "{\"a\":{\"L\":[null]}}",
        "{\"a\":{\"SS\":[null]}}",
        "{\"a\":{\"B\":\"?\"}}",
        "{\"a\":{\"B\":\"A\"}}",
        "{\"a\":{\"B\":\"A===\"}}",
        "{\"a\":{\"B\":\"====\"}}",
        "{\"a\":{\"S\":\"\\x\"}}",
        "{\"a\":{\"S\":\"\\u12g4\"}}",
        "{\"a\":{\"S\":\"\u0001\"}}",
        "{\"a\":{\"S\":\"x\"},}",
        "{\"a\":{\"S\":\"x\"}",
        "{\"a\" {\"S\":\"x\"}}",
        "{a:{\"S\":\"x\"}}",
        "[]",
        "1"
      })
  void whatDynamoDbNeverSendsIsTheSdks(String item) {
    assertTrue(WireJson.isMalformed(item));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "80",
        "C080",
        "C3",
        "C328",
        "E08080",
        "EDA080",
        "F08F8080",
        "F4908080",
        "FF",
        "E282"
      })
  void whatIsNotUtf8IsTheSdks(String hex) {
    byte[] body = WireJson.bytes("{\"Items\":[{\"a\":{\"S\":\"??????\"}}]}");
    byte[] text = java.util.HexFormat.of().parseHex(hex);
    System.arraycopy(
        text, 0, body, new String(body, StandardCharsets.UTF_8).indexOf('?'), text.length);

    assertNull(ResponseSplit.of(body, Shape.ITEMS));
  }

  @Test
  void deepNestingIsReadAndDeeperOneIsTheSdks() {
    String deep = "{\"a\":" + "{\"L\":[".repeat(32) + "{\"S\":\"x\"}" + "]}".repeat(32) + "}";
    assertEquals(WireJson.expected(deep), WireJson.item(deep));
    assertTrue(
        WireJson.isMalformed(
            "{\"a\":" + "{\"L\":[".repeat(100_000) + "{\"S\":\"x\"}" + "]}".repeat(100_000) + "}"));
  }

  private static String items(String response) {
    return response.replaceAll("\\bA\\b", JSON_A).replaceAll("\\bB\\b", JSON_B);
  }

  private static ResponseSplit split(Shape shape, String response) {
    ResponseSplit split = ResponseSplit.of(WireJson.bytes(response), shape);
    assertNotNull(split);
    return split;
  }
}
