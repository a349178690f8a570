package io.partita.testing;

import java.util.Collection;
import java.util.HexFormat;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Writes items and their values the way one would on paper, attributes by name: DynamoDB keeps no
 * order of them.
 */
final class ItemText {

  private static final int MAX_LINE = 90;
  private static final int MAX_TEXT = 120;
  private static final int MAX_BYTES = 16;

  private ItemText() {}

  /** On one line if it fits, else an attribute per line. */
  static TextNode node(String label, Map<String, AttributeValue> item) {
    String line = map(item);
    if (line.length() <= MAX_LINE) {
      return TextNode.leaf(label, line);
    }
    return TextNode.branch(
        label,
        new TreeMap<>(item)
            .entrySet().stream()
                .map(attribute -> TextNode.leaf(attribute.getKey(), value(attribute.getValue())))
                .toList());
  }

  static String value(AttributeValue value) {
    return switch (value.type()) {
      case S -> quoted(value.s());
      case N -> value.n();
      case BOOL -> value.bool().toString();
      case NUL -> "null";
      case B -> bytes(value.b());
      case M -> map(value.m());
      case L -> joined(value.l(), ItemText::value, "[", "]");
      case SS -> joined(value.ss(), ItemText::quoted, "set(", ")");
      case NS -> joined(value.ns(), Function.identity(), "set(", ")");
      case BS -> joined(value.bs(), ItemText::bytes, "set(", ")");
      case UNKNOWN_TO_SDK_VERSION -> "(unknown)";
    };
  }

  private static String map(Map<String, AttributeValue> item) {
    return joined(
        new TreeMap<>(item).entrySet(),
        entry -> entry.getKey() + ": " + value(entry.getValue()),
        "{",
        "}");
  }

  private static <T> String joined(
      Collection<T> values, Function<T, String> text, String open, String close) {
    return values.stream().map(text).collect(Collectors.joining(", ", open, close));
  }

  private static String quoted(String text) {
    if (text.length() <= MAX_TEXT) {
      return '"' + escaped(text) + '"';
    }
    return '"' + escaped(text.substring(0, MAX_TEXT)) + "...\" (" + text.length() + " characters)";
  }

  private static String escaped(String text) {
    return text.codePoints().mapToObj(ItemText::escaped).collect(Collectors.joining());
  }

  private static String escaped(int codePoint) {
    if (codePoint == '"' || codePoint == '\\') {
      return "\\" + Character.toString(codePoint);
    }
    // A control character in a value must not move the cursor of the reader's terminal.
    return Character.isISOControl(codePoint)
        ? String.format("\\u%04x", codePoint)
        : Character.toString(codePoint);
  }

  private static String bytes(SdkBytes bytes) {
    byte[] array = bytes.asByteArrayUnsafe();
    HexFormat hex = HexFormat.of();
    return array.length <= MAX_BYTES
        ? "0x" + hex.formatHex(array)
        : "0x" + hex.formatHex(array, 0, MAX_BYTES) + "... (" + array.length + " bytes)";
  }
}
