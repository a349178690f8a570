package io.partita.runtime.internal.operation;

import java.util.Map;
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

  public static long of(Map<String, AttributeValue> item) {
    return item.entrySet().stream().mapToLong(e -> of(e.getKey()) + of(e.getValue())).sum();
  }

  private static long of(AttributeValue value) {
    return AROUND
        + switch (value.type()) {
          case S -> of(value.s());
          case N -> of(value.n());
          case B -> ofBinary(value.b().asByteArrayUnsafe().length);
          case SS -> value.ss().stream().mapToLong(text -> AROUND + of(text)).sum();
          case NS -> value.ns().stream().mapToLong(text -> AROUND + of(text)).sum();
          case BS ->
              value.bs().stream()
                  .mapToLong(b -> AROUND + ofBinary(b.asByteArrayUnsafe().length))
                  .sum();
          case M -> of(value.m());
          case L -> value.l().stream().mapToLong(WireSize::of).sum();
          case BOOL, NUL, UNKNOWN_TO_SDK_VERSION -> 0;
        };
  }

  private static long of(String text) {
    return text.chars()
        .mapToLong(c -> c < ' ' || c == '"' || c == '\\' || c > '~' ? ESCAPED : 1)
        .sum();
  }

  private static long ofBinary(int bytes) {
    return (bytes + 2) / 3 * 4L;
  }
}
