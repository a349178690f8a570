package io.partita.runtime.internal.wire;

import java.util.Base64;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Writes what a request says of an item as the SDK would, without its objects in between. */
public final class RequestJson implements OutgoingBody.Content {

  private final JsonBuffer json;

  /** Whether a member is written next that has others before it. */
  private boolean follows;

  private boolean faithful = true;

  /**
   * @param capacity about how many bytes there will be
   */
  public RequestJson(int capacity) {
    json = new JsonBuffer(capacity);
  }

  /**
   * Whether this says what the SDK's own request would. A text that is not well-formed, which only
   * a condition can have, is left to the SDK.
   */
  public boolean isFaithful() {
    return faithful;
  }

  /** Begins an object that is a member of the one that is being written. */
  public RequestJson begin(String name) {
    member(name);
    json.ascii('{');
    follows = false;
    return this;
  }

  /** Begins an object that is an element of a list. */
  public RequestJson beginElement() {
    json.ascii(follows ? ",{" : "{");
    follows = false;
    return this;
  }

  public RequestJson end() {
    json.ascii('}');
    follows = true;
    return this;
  }

  /** A text; null writes nothing. */
  public RequestJson text(String name, @Nullable String value) {
    if (value != null) {
      member(name);
      string(value);
    }
    return this;
  }

  /** Texts by name; none write nothing. */
  public RequestJson texts(String name, Map<String, String> values) {
    if (!values.isEmpty()) {
      begin(name);
      values.forEach(this::text);
      end();
    }
    return this;
  }

  /** Attributes by name; none write nothing. */
  public RequestJson attributes(String name, Map<String, AttributeValue> values) {
    if (!values.isEmpty()) {
      member(name);
      map(values);
    }
    return this;
  }

  /** An item as it was written. */
  public RequestJson item(String name, WrittenItem item) {
    member(name);
    json.bytes(item.json(), 0, item.json().length);
    return this;
  }

  private void member(String name) {
    if (follows) {
      json.ascii(',');
    }
    string(name);
    json.ascii(':');
    follows = true;
  }

  private void string(String text) {
    faithful &= json.string(text) >= 0;
  }

  private void map(Map<String, AttributeValue> map) {
    json.ascii('{');
    boolean isFirst = true;
    for (Map.Entry<String, AttributeValue> entry : map.entrySet()) {
      if (!isFirst) {
        json.ascii(',');
      }
      isFirst = false;
      string(entry.getKey());
      json.ascii(':');
      value(entry.getValue());
    }
    json.ascii('}');
  }

  private void value(AttributeValue value) {
    switch (value.type()) {
      case S -> {
        json.ascii(WireType.wrapper(WireType.S));
        string(value.s());
      }
      case N -> {
        json.ascii(WireType.wrapper(WireType.N));
        string(value.n());
      }
      case B -> {
        json.ascii(WireType.wrapper(WireType.B));
        binary(value.b());
      }
      case BOOL -> {
        json.ascii(WireType.wrapper(WireType.BOOL));
        json.ascii(value.bool() ? "true" : "false");
      }
      case NUL -> {
        json.ascii(WireType.wrapper(WireType.NULL));
        json.ascii(value.nul() ? "true" : "false");
      }
      case M -> {
        json.ascii(WireType.wrapper(WireType.M));
        map(value.m());
      }
      case L -> {
        json.ascii(WireType.wrapper(WireType.L));
        list(value.l());
      }
      case SS -> {
        json.ascii(WireType.wrapper(WireType.SS));
        texts(value.ss());
      }
      case NS -> {
        json.ascii(WireType.wrapper(WireType.NS));
        texts(value.ns());
      }
      case BS -> {
        json.ascii(WireType.wrapper(WireType.BS));
        binaries(value.bs());
      }
      default -> {
        faithful = false;
        json.ascii('{');
      }
    }
    json.ascii('}');
  }

  private void list(List<AttributeValue> list) {
    json.ascii('[');
    for (int i = 0; i < list.size(); i++) {
      json.ascii(i == 0 ? "" : ",");
      value(list.get(i));
    }
    json.ascii(']');
  }

  private void texts(List<String> texts) {
    json.ascii('[');
    for (int i = 0; i < texts.size(); i++) {
      json.ascii(i == 0 ? "" : ",");
      string(texts.get(i));
    }
    json.ascii(']');
  }

  private void binaries(List<SdkBytes> binaries) {
    json.ascii('[');
    for (int i = 0; i < binaries.size(); i++) {
      json.ascii(i == 0 ? "" : ",");
      binary(binaries.get(i));
    }
    json.ascii(']');
  }

  private void binary(SdkBytes binary) {
    json.ascii('"');
    json.ascii(Base64.getEncoder().encodeToString(binary.asByteArrayUnsafe()));
    json.ascii('"');
  }

  /** What has been written, when nothing more will be. */
  byte[] bytes() {
    return json.finish();
  }

  @Override
  public int length() {
    return json.size();
  }

  @Override
  public byte[] json() {
    return json.array();
  }

  /** Without the bytes, which no message or log may show. */
  @Override
  public String toString() {
    return "RequestJson[" + json.size() + " bytes]";
  }
}
