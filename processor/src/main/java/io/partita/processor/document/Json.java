package io.partita.processor.document;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A JSON object in the order in which it is filled, and its text. */
final class Json {

  private static final String INDENT = "  ";
  private static final int LINE = 100;

  private final Map<String, Object> members = new LinkedHashMap<>();

  static Json object() {
    return new Json();
  }

  /** Adds text, a number, a boolean, an object, or a collection of them. */
  Json put(String name, Object value) {
    members.put(name, value);
    return this;
  }

  /** Adds a value if there is one. */
  Json put(String name, Optional<?> value) {
    value.ifPresent(found -> members.put(name, found));
    return this;
  }

  /** Adds a collection if there is something in it. */
  Json putUnlessEmpty(String name, Collection<?> values) {
    return values.isEmpty() ? this : put(name, values);
  }

  /** Adds text if there is some. */
  Json putUnlessEmpty(String name, String text) {
    return text.isEmpty() ? this : put(name, text);
  }

  /** The text of the object, as a file. */
  String text() {
    return text(this, "") + "\n";
  }

  private static String text(Object value, String indent) {
    if (value instanceof Json object) {
      List<String> members = new ArrayList<>();
      object.members.forEach(
          (name, member) -> members.add(quoted(name) + ": " + text(member, indent + INDENT)));
      return enclosed("{", members, "}", indent);
    }
    if (value instanceof Collection<?> values) {
      return enclosed(
          "[", values.stream().map(each -> text(each, indent + INDENT)).toList(), "]", indent);
    }
    return value instanceof Number || value instanceof Boolean
        ? value.toString()
        : quoted(value.toString());
  }

  /** What is inside something else is on one line if it fits there. */
  private static String enclosed(String open, List<String> parts, String close, String indent) {
    String line = open + String.join(", ", parts) + close;
    if (parts.isEmpty()
        || !indent.isEmpty() && !line.contains("\n") && indent.length() + line.length() <= LINE) {
      return line;
    }
    String separator = "\n" + indent + INDENT;
    return open + separator + String.join("," + separator, parts) + "\n" + indent + close;
  }

  private static String quoted(String text) {
    StringBuilder quoted = new StringBuilder("\"");
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '"' || c == '\\') {
        quoted.append('\\').append(c);
      } else if (c < ' ' || Character.isSurrogate(c)) {
        quoted.append("\\u%04x".formatted((int) c));
      } else {
        quoted.append(c);
      }
    }
    return quoted.append('"').toString();
  }
}
