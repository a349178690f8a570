package io.partita.it.wire;

import java.util.Base64;
import java.util.Collection;
import java.util.Map;
import java.util.stream.Collectors;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Items as DynamoDB writes them. */
final class ItemJson {

  private ItemJson() {}

  static String of(Map<String, AttributeValue> item) {
    return item.entrySet().stream()
        .map(entry -> quoted(entry.getKey()) + ":" + of(entry.getValue()))
        .collect(Collectors.joining(",", "{", "}"));
  }

  private static String of(AttributeValue value) {
    String content =
        switch (value.type()) {
          case S -> quoted(value.s());
          case N -> quoted(value.n());
          case B -> quoted(Base64.getEncoder().encodeToString(value.b().asByteArray()));
          case BOOL -> value.bool().toString();
          case NUL -> "true";
          case SS -> all(value.ss().stream().map(ItemJson::quoted).toList());
          case NS -> all(value.ns().stream().map(ItemJson::quoted).toList());
          case BS ->
              all(
                  value.bs().stream()
                      .map(b -> quoted(Base64.getEncoder().encodeToString(b.asByteArray())))
                      .toList());
          case L -> all(value.l().stream().map(ItemJson::of).toList());
          case M -> of(value.m());
          default -> throw new IllegalArgumentException(value.type().name());
        };
    String type = value.type().name().equals("NUL") ? "NULL" : value.type().name();
    return "{\"" + type + "\":" + content + "}";
  }

  private static String all(Collection<String> elements) {
    return elements.stream().collect(Collectors.joining(",", "[", "]"));
  }

  private static String quoted(String text) {
    StringBuilder quoted = new StringBuilder(text.length() + 2).append('"');
    text.chars()
        .forEach(
            c -> {
              if (c < ' ' || c == '"' || c == '\\') {
                quoted.append("\\u%04x".formatted(c));
              } else {
                quoted.append((char) c);
              }
            });
    return quoted.append('"').toString();
  }
}
