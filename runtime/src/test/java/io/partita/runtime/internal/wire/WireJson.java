package io.partita.runtime.internal.wire;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.protocols.jsoncore.JsonNode;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Items in JSON, and what another parser makes of them. */
final class WireJson {

  private WireJson() {}

  static byte[] bytes(String json) {
    return json.getBytes(StandardCharsets.UTF_8);
  }

  /** An item in the bytes of a response. */
  static Map<String, AttributeValue> item(String json) {
    return items("{\"Items\":[" + json + "]}").get(0);
  }

  static List<Map<String, AttributeValue>> items(String response) {
    ResponseSplit split = ResponseSplit.of(bytes(response), Shape.ITEMS);
    if (split == null) {
      throw new AssertionError("Not taken for items: " + response);
    }
    return split.items();
  }

  static boolean isMalformed(String json) {
    return ResponseSplit.of(bytes("{\"Items\":[" + json + "]}"), Shape.ITEMS) == null;
  }

  /** The same item by the SDK's parser. */
  static Map<String, AttributeValue> expected(String json) {
    Map<String, AttributeValue> item = new LinkedHashMap<>();
    JsonNode.parser().parse(json).asObject().forEach((name, v) -> item.put(name, value(v)));
    return item;
  }

  private static AttributeValue value(JsonNode wrapped) {
    Map.Entry<String, JsonNode> member = wrapped.asObject().entrySet().iterator().next();
    JsonNode value = member.getValue();
    return switch (member.getKey()) {
      case "S" -> AttributeValue.fromS(value.asString());
      case "N" -> AttributeValue.fromN(value.asString());
      case "B" -> AttributeValue.fromB(binary(value));
      case "BOOL" -> AttributeValue.fromBool(value.asBoolean());
      case "NULL" -> AttributeValue.fromNul(value.asBoolean());
      case "SS" -> AttributeValue.fromSs(value.asArray().stream().map(JsonNode::asString).toList());
      case "NS" -> AttributeValue.fromNs(value.asArray().stream().map(JsonNode::asString).toList());
      case "BS" -> AttributeValue.fromBs(value.asArray().stream().map(WireJson::binary).toList());
      case "L" -> AttributeValue.fromL(value.asArray().stream().map(WireJson::value).toList());
      case "M" -> {
        Map<String, AttributeValue> map = new LinkedHashMap<>();
        value.asObject().forEach((name, v) -> map.put(name, value(v)));
        yield AttributeValue.fromM(map);
      }
      default -> throw new IllegalArgumentException(member.getKey());
    };
  }

  private static SdkBytes binary(JsonNode text) {
    return SdkBytes.fromByteArray(Base64.getDecoder().decode(text.asString()));
  }
}
