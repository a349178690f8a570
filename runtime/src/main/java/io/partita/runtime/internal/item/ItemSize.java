package io.partita.runtime.internal.item;

import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** How large DynamoDB counts an item, estimated from its published rules. */
public final class ItemSize {

  /** The largest item DynamoDB stores, in bytes. */
  public static final int MAX = 400 * 1024;

  private static final int CONTAINER = 3;

  private ItemSize() {}

  /** The size of an item in bytes: its attribute names and values. */
  public static long of(Map<String, AttributeValue> item) {
    long size = 0;
    for (Map.Entry<String, AttributeValue> attribute : item.entrySet()) {
      size += of(attribute.getKey(), attribute.getValue());
    }
    return size;
  }

  /** The size of an attribute in bytes: its name and value. */
  public static long of(String name, AttributeValue value) {
    return AttributeText.utf8Length(name) + of(value);
  }

  /** The size of a value in bytes. */
  public static long of(AttributeValue value) {
    return switch (value.type()) {
      case S -> AttributeText.utf8Length(value.s());
      case N -> ofNumber(value.n());
      case B -> value.b().asByteArrayUnsafe().length;
      case SS -> value.ss().stream().mapToLong(AttributeText::utf8Length).sum();
      case NS -> value.ns().stream().mapToLong(ItemSize::ofNumber).sum();
      case BS -> value.bs().stream().mapToLong(bytes -> bytes.asByteArrayUnsafe().length).sum();
      case M -> CONTAINER + value.m().size() + of(value.m());
      case L -> CONTAINER + value.l().size() + value.l().stream().mapToLong(ItemSize::of).sum();
      case BOOL, NUL -> 1;
      case UNKNOWN_TO_SDK_VERSION -> 0;
    };
  }

  /** The size of a number in bytes, from its text. */
  public static long ofNumber(String text) {
    return ofNumber(significantDigits(text), text.startsWith("-"));
  }

  /** The size of a whole number in bytes. */
  public static long ofNumber(long value) {
    long rest = value;
    while (rest != 0 && rest % 10 == 0) {
      rest /= 10;
    }
    int digits = 0;
    for (; rest != 0; rest /= 10) {
      digits++;
    }
    return ofNumber(digits, value < 0);
  }

  /** Two significant digits take a byte, and the exponent and a minus sign one each. */
  private static long ofNumber(int significantDigits, boolean negative) {
    return (significantDigits + 1) / 2 + 1 + (negative ? 1 : 0);
  }

  private static int significantDigits(String text) {
    int digits = 0;
    int trailingZeros = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == 'e' || c == 'E') {
        break;
      }
      if (c == '0') {
        trailingZeros += digits > 0 ? 1 : 0;
      } else if (c > '0' && c <= '9') {
        digits += trailingZeros + 1;
        trailingZeros = 0;
      }
    }
    return digits;
  }
}
