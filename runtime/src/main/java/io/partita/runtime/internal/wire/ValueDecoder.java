package io.partita.runtime.internal.wire;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Makes the SDK's values of bytes, where somebody needs one after all. */
final class ValueDecoder {

  private final JsonBytes json;
  private final byte[] bytes;
  private int at;

  private ValueDecoder(JsonBytes json, int at) {
    this.json = json;
    this.bytes = json.array();
    this.at = at;
  }

  /**
   * Decodes one value.
   *
   * @param value its type and place
   */
  static AttributeValue decode(JsonBytes json, int value) {
    return new ValueDecoder(json, WireType.place(value)).value(WireType.type(value));
  }

  private AttributeValue value(int type) {
    return switch (type) {
      case WireType.S -> AttributeValue.createS(text());
      case WireType.N -> AttributeValue.createN(text());
      case WireType.B -> AttributeValue.createB(binary());
      case WireType.BOOL -> AttributeValue.createBool(word(type));
      case WireType.NULL -> AttributeValue.createNul(word(type));
      case WireType.M -> AttributeValue.createM(map());
      case WireType.L -> AttributeValue.createL(list(this::wrapped));
      case WireType.SS -> AttributeValue.createSs(list(this::text));
      case WireType.NS -> AttributeValue.createNs(list(this::text));
      case WireType.BS -> AttributeValue.createBs(list(this::binary));
      default -> throw new IllegalStateException("Unknown type");
    };
  }

  private AttributeValue wrapped() {
    int packed = json.unwrap(at);
    at = WireType.place(packed);
    AttributeValue value = value(WireType.type(packed));
    at = json.afterNext(at);
    return value;
  }

  private String text() {
    int from = at + 1;
    int end = json.endOrComplement(from);
    at = (end < 0 ? ~end : end) + 1;
    return json.decode(from, end);
  }

  private SdkBytes binary() {
    int from = at + 1;
    int end = json.end(from);
    at = end + 1;
    return SdkBytes.fromByteArrayUnsafe(Base64Text.decode(bytes, from, end));
  }

  private boolean word(int type) {
    boolean isTrue = bytes[at] == 't';
    at = json.after(type, at);
    return isTrue;
  }

  private Map<String, AttributeValue> map() {
    Map<String, AttributeValue> map = new LinkedHashMap<>();
    for (begin(); hasMore(); separate()) {
      String name = text();
      at = json.afterColon(at);
      map.put(name, wrapped());
    }
    return map;
  }

  private <T> List<T> list(Supplier<T> element) {
    List<T> list = new ArrayList<>();
    for (begin(); hasMore(); separate()) {
      list.add(element.get());
    }
    return list;
  }

  private void begin() {
    at = json.next(at + 1);
  }

  /** Whether there is another element; passes the end if not. */
  private boolean hasMore() {
    boolean more = bytes[at] != ']' && bytes[at] != '}';
    at += more ? 0 : 1;
    return more;
  }

  private void separate() {
    at = json.afterSeparator(at);
  }
}
