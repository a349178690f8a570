package io.partita.runtime.internal.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.runtime.internal.wire.CannedHttp.Canned;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.core.sync.RequestBody;
import software.amazon.awssdk.protocols.jsoncore.JsonNode;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ReturnValuesOnConditionCheckFailure;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.Update;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

/** What is written past the SDK is what the SDK would have written, in its place. */
class OutgoingBodyTest {

  private static final List<String> TEXTS =
      List.of(
          "", "a", "ä", "\"\\/\b\f\n\r\t", "\u0000\u001f\u007f\u0080\u2028", "👩‍👩‍👧", "#{}[]:,");

  @Test
  void itemsTakeThePlaceOfTheEmptyListInABody() {
    List<WrittenItem> items =
        Collections.nCopies(
            2, new WrittenItem(WireJson.bytes("{\"id\":{\"S\":\"ä\"}}"), 3, new int[0]));
    OutgoingBody outgoing = OutgoingBody.ofBatch(items.stream().map(WrittenRequest::put).toList());

    assertEquals(
        "{\"RequestItems\":{\"t\":[{\"PutRequest\":{\"Item\":{\"id\":{\"S\":\"ä\"}}}},"
            + "{\"PutRequest\":{\"Item\":{\"id\":{\"S\":\"ä\"}}}}]},\"X\":1}",
        body(outgoing, "{\"RequestItems\":{\"t\":[]},\"X\":1}"));
    assertNull(body(outgoing, "{\"RequestItems\":{\"t\":[1]}}"));
    assertEquals("OutgoingBody[BATCH]", outgoing.toString());
  }

  @Test
  void anItemTakesThePlaceOfTheEmptyOneInABody() {
    WrittenItem item = new WrittenItem(WireJson.bytes("{\"id\":{\"S\":\"ä\"}}"), 3, new int[0]);
    OutgoingBody outgoing =
        OutgoingBody.ofItem(new RequestJson(8).item("Item", item).text("ConditionExpression", "x"));

    assertEquals(
        "{\"TableName\":\"t\",\"Item\":{\"id\":{\"S\":\"ä\"}},\"ConditionExpression\":\"x\",\"X\":1}",
        body(outgoing, "{\"TableName\":\"t\",\"Item\":{},\"X\":1}"));
    assertNull(body(outgoing, "{\"TableName\":\"t\",\"Item\":{\"id\":{\"S\":\"1\"}}}"));
    assertNull(body(outgoing, "{}"));
    assertEquals("OutgoingBody[ITEM]", outgoing.toString());
  }

  @Test
  void aKeyTakesThePlaceOfTheEmptyOneInAnUpdate() {
    Random random = new Random(1);
    for (int i = 0; i < 200; i++) {
      UpdateItemRequest request =
          UpdateItemRequest.builder()
              .tableName("t")
              .key(Map.of("PK", AttributeValue.fromS(text(random))))
              .updateExpression("SET " + text(random))
              .conditionExpression(random.nextBoolean() ? text(random) : null)
              .expressionAttributeNames(random.nextBoolean() ? Map.of("#n", text(random)) : null)
              .expressionAttributeValues(random.nextBoolean() ? values(random, 3) : null)
              .returnValuesOnConditionCheckFailure(ReturnValuesOnConditionCheckFailure.ALL_OLD)
              .build();
      RequestJson json =
          new RequestJson(8)
              .attributes("Key", request.key())
              .text("UpdateExpression", request.updateExpression())
              .text("ConditionExpression", request.conditionExpression())
              .texts("ExpressionAttributeNames", request.expressionAttributeNames())
              .attributes("ExpressionAttributeValues", request.expressionAttributeValues());
      UpdateItemRequest empty =
          UpdateItemRequest.builder()
              .tableName("t")
              .key(Map.of())
              .returnValuesOnConditionCheckFailure(ReturnValuesOnConditionCheckFailure.ALL_OLD)
              .build();

      assertTrue(json.isFaithful());
      assertEquals(
          parsed(sent(request)), parsed(body(OutgoingBody.ofKey(json), sent(empty))), "seed 1");
    }
  }

  @Test
  void actionsTakeThePlaceOfTheEmptyListInATransaction() {
    Random random = new Random(2);
    for (int i = 0; i < 50; i++) {
      List<Update> updates = new ArrayList<>();
      RequestJson json = new RequestJson(8);
      for (int action = 0; action < 1 + random.nextInt(3); action++) {
        Update update =
            Update.builder()
                .tableName("t")
                .key(values(random, 1))
                .updateExpression(text(random))
                .expressionAttributeValues(values(random, 2))
                .build();
        updates.add(update);
        json.beginElement()
            .begin("Update")
            .attributes("Key", update.key())
            .text("UpdateExpression", update.updateExpression())
            .attributes("ExpressionAttributeValues", update.expressionAttributeValues())
            .text("TableName", "t")
            .end()
            .end();
      }
      TransactWriteItemsRequest empty =
          TransactWriteItemsRequest.builder()
              .clientRequestToken("token")
              .transactItems(List.of())
              .build();
      TransactWriteItemsRequest whole =
          empty.toBuilder()
              .transactItems(
                  updates.stream()
                      .map(update -> TransactWriteItem.builder().update(update).build())
                      .toList())
              .build();

      assertEquals(
          parsed(sent(whole)), parsed(body(OutgoingBody.ofActions(json), sent(empty))), "seed 2");
    }
  }

  @Test
  void aTextThatIsNotWellFormedIsLeftToTheSdk() {
    assertFalse(new RequestJson(8).text("x", "\ud800").isFaithful());
    assertFalse(
        new RequestJson(8)
            .attributes("x", Map.of("a", AttributeValue.fromSs(List.of("b", "\udc00"))))
            .isFaithful());
    assertFalse(
        new RequestJson(8)
            .attributes("x", Map.of("a", AttributeValue.builder().build()))
            .isFaithful());
  }

  @Test
  void nothingShowsValues() {
    RequestJson json = new RequestJson(8).text("x", "secret");
    assertEquals("RequestJson[12 bytes]", json.toString());
  }

  private static Map<String, AttributeValue> values(Random random, int count) {
    Map<String, AttributeValue> values = new LinkedHashMap<>();
    for (int i = 0; i < count; i++) {
      values.put(":" + i, value(random, 2));
    }
    return values;
  }

  private static AttributeValue value(Random random, int levels) {
    return switch (random.nextInt(levels == 0 ? 8 : 10)) {
      case 0 -> AttributeValue.fromS(text(random));
      case 1 -> AttributeValue.fromN(Integer.toString(random.nextInt()));
      case 2 -> AttributeValue.fromB(bytes(random));
      case 3 -> AttributeValue.fromBool(random.nextBoolean());
      case 4 -> AttributeValue.fromNul(true);
      case 5 -> AttributeValue.fromSs(List.of(text(random), text(random)));
      case 6 -> AttributeValue.fromNs(List.of("1", "-2.5E+3"));
      case 7 -> AttributeValue.fromBs(List.of(bytes(random), bytes(random)));
      case 8 -> AttributeValue.fromL(List.of(value(random, levels - 1), value(random, levels - 1)));
      default ->
          AttributeValue.fromM(
              Map.of(
                  text(random) + "a", value(random, levels - 1), "b", value(random, levels - 1)));
    };
  }

  private static String text(Random random) {
    return TEXTS.get(random.nextInt(TEXTS.size())) + TEXTS.get(random.nextInt(TEXTS.size()));
  }

  private static SdkBytes bytes(Random random) {
    byte[] bytes = new byte[random.nextInt(5)];
    random.nextBytes(bytes);
    return SdkBytes.fromByteArray(bytes);
  }

  private static String sent(UpdateItemRequest request) {
    CannedHttp http = new CannedHttp().then(Canned.ok("{}"));
    try (DynamoDbClient client = http.client()) {
      client.updateItem(request);
    }
    return new String(http.requests().get(0), StandardCharsets.UTF_8);
  }

  private static String sent(TransactWriteItemsRequest request) {
    CannedHttp http = new CannedHttp().then(Canned.ok("{}"));
    try (DynamoDbClient client = http.client()) {
      client.transactWriteItems(request);
    }
    return new String(http.requests().get(0), StandardCharsets.UTF_8);
  }

  private static JsonNode parsed(String json) {
    return JsonNode.parser().parse(json);
  }

  private static String body(OutgoingBody outgoing, String small) {
    RequestBody body = outgoing.in(RequestBody.fromString(small));
    if (body == null) {
      return null;
    }
    try (InputStream in = body.contentStreamProvider().newStream()) {
      byte[] bytes = in.readAllBytes();
      assertEquals(bytes.length, body.optionalContentLength().orElseThrow());
      return new String(bytes, StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
