package io.partita.runtime.internal.write;

import java.util.List;
import java.util.Map;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * About how many bytes an item takes in a request, where text is escaped and binary is Base64:
 * never less than it does.
 */
public final class WireSize {

  /** The quotes, colon, comma, braces and type that surround a value. */
  private static final int AROUND = 16;

  private static final int ESCAPED = 6;

  private WireSize() {}

  // Loops, not streams: every text of every item that is written comes by here.

  public static long of(Map<String, AttributeValue> item) {
    long size = 0;
    for (Map.Entry<String, AttributeValue> attribute : item.entrySet()) {
      size += of(attribute.getKey()) + of(attribute.getValue());
    }
    return size;
  }

  private static long of(AttributeValue value) {
    return AROUND
        + switch (value.type()) {
          case S -> of(value.s());
          case N -> of(value.n());
          case B -> ofBinary(value.b());
          case SS -> ofTexts(value.ss());
          case NS -> ofTexts(value.ns());
          case BS -> value.bs().stream().mapToLong(b -> AROUND + ofBinary(b)).sum();
          case M -> of(value.m());
          case L -> ofElements(value.l());
          case BOOL, NUL, UNKNOWN_TO_SDK_VERSION -> 0;
        };
  }

  private static long ofElements(List<AttributeValue> elements) {
    long size = 0;
    for (AttributeValue element : elements) {
      size += of(element);
    }
    return size;
  }

  private static long ofTexts(List<String> texts) {
    long size = 0;
    for (String text : texts) {
      size += AROUND + of(text);
    }
    return size;
  }

  private static long of(String text) {
    long size = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      size += c < ' ' || c == '"' || c == '\\' || c > '~' ? ESCAPED : 1;
    }
    return size;
  }

  private static long ofBinary(SdkBytes binary) {
    return (binary.asByteArrayUnsafe().length + 2) / 3 * 4L;
  }
}
