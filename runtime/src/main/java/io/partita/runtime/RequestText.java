package io.partita.runtime;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.core.SdkField;
import software.amazon.awssdk.core.SdkPojo;
import software.amazon.awssdk.core.util.SdkAutoConstructList;
import software.amazon.awssdk.core.util.SdkAutoConstructMap;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Writes a request for people: a line per parameter, nested ones indented, and values only if they
 * are wanted.
 */
final class RequestText {

  private static final String INDENT = "  ";
  private static final String NAMES = "ExpressionAttributeNames";
  private static final Pattern PADDING =
      Pattern.compile("(\\x{10FFFF}{2,})([\\x{7F}\\x{7FF}\\x{FFFF}]?)");

  private final boolean values;
  private final StringBuilder text = new StringBuilder();

  private RequestText(boolean values) {
    this.values = values;
  }

  /** The request with the values of keys and items. */
  static String withValues(String operation, SdkPojo request) {
    return new RequestText(true).write(operation, request);
  }

  /** The request with the types of values in their place. */
  static String withoutValues(String operation, SdkPojo request) {
    return new RequestText(false).write(operation, request);
  }

  private String write(String operation, SdkPojo request) {
    text.append(operation);
    fields(request, INDENT);
    return text.toString();
  }

  private void fields(SdkPojo object, String indent) {
    for (SdkField<?> field : object.sdkFields()) {
      Object value = field.getValueOrDefault(object);
      if (isGiven(value) && (values || !field.memberName().equals(NAMES))) {
        text.append('\n').append(indent).append(field.memberName()).append(':');
        value(value, indent + INDENT);
      }
    }
  }

  private static boolean isGiven(@Nullable Object value) {
    return value != null
        && !(value instanceof SdkAutoConstructList)
        && !(value instanceof SdkAutoConstructMap);
  }

  private void value(Object value, String indent) {
    if (value instanceof AttributeValue attribute) {
      text.append(' ').append(values ? readable(attribute) : attribute.type().toString());
    } else if (value instanceof SdkPojo object) {
      fields(object, indent);
    } else if (value instanceof Map<?, ?> map) {
      map.forEach((key, entry) -> named(String.valueOf(key), entry, indent));
    } else if (value instanceof Collection<?> list) {
      list.forEach(element -> named("-", element, indent));
    } else {
      text.append(' ').append(value);
    }
  }

  private void named(String name, Object value, String indent) {
    text.append('\n').append(indent).append(name).append(name.equals("-") ? "" : ":");
    value(value, indent + INDENT);
  }

  private static String readable(AttributeValue value) {
    return switch (value.type()) {
      case S -> quoted(value.s());
      case N -> value.n();
      case B -> bytes(value.b());
      case SS -> joined(value.ss().stream().map(RequestText::quoted).toList(), "<<", ">>");
      case NS -> joined(value.ns(), "<<", ">>");
      case BS -> joined(value.bs().stream().map(RequestText::bytes).toList(), "<<", ">>");
      case M -> map(value.m());
      case L -> joined(value.l().stream().map(RequestText::readable).toList(), "[", "]");
      case BOOL -> value.bool().toString();
      case NUL -> "null";
      case UNKNOWN_TO_SDK_VERSION -> "?";
    };
  }

  private static String map(Map<String, AttributeValue> map) {
    return map.entrySet().stream()
        .map(entry -> entry.getKey() + ": " + readable(entry.getValue()))
        .collect(Collectors.joining(", ", "{", "}"));
  }

  private static String joined(List<String> parts, String open, String close) {
    return parts.stream().collect(Collectors.joining(", ", open, close));
  }

  private static String quoted(String value) {
    String escaped = value.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n");
    return '"' + withoutPadding(escaped) + '"';
  }

  /** A bound behind all keys of a beginning is filled with the greatest characters that fit. */
  private static String withoutPadding(String text) {
    return PADDING.matcher(text).replaceAll(run -> padding(run.group(1), run.group(2)));
  }

  private static String padding(String greatest, String rest) {
    return "<%d x U+10FFFF%s>"
        .formatted(
            greatest.codePointCount(0, greatest.length()),
            rest.isEmpty() ? "" : ", U+%04X".formatted((int) rest.charAt(0)));
  }

  private static String bytes(SdkBytes bytes) {
    return bytes.asByteArrayUnsafe().length + " bytes";
  }
}
