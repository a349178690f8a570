package io.partita.processor.random;

import java.util.List;
import java.util.Map;

/** Makes key templates of components at random. */
final class RandomKeys {

  /** The components that keys are made of; all entities of a model have them in the same type. */
  static final List<String> NAMES =
      List.of(
          "userId", "groupId", "orderId", "number", "brand", "at", "day", "status", "id", "key",
          "limit", "page", "context", "filter");

  private static final List<String> TEXT =
      List.of("String", "String", "String", "UUID", "@Convert(Trim.class)\nString");
  private static final List<String> TIMES = List.of("Instant", "LocalDateTime", "LocalDate");
  private static final List<String> NUMBERS = List.of("int", "long", "Integer", "short", "Long");
  private static final List<String> OTHERS =
      List.of("Status", "boolean", "YearMonth", "Year", "byte[]", "char", "Address", "BigDecimal");

  private final Choices choices;
  private final boolean raw;

  RandomKeys(Choices choices, boolean raw) {
    this.choices = choices;
    this.raw = raw;
  }

  /** A type that suits a name, or now and then another. */
  String type(String name) {
    if (choices.percent(8)) {
      return choices.oneOf(OTHERS);
    }
    return switch (name) {
      case "at", "day" -> choices.oneOf(TIMES);
      case "number", "limit" -> choices.oneOf(NUMBERS);
      case "status" -> "Status";
      default -> choices.oneOf(TEXT);
    };
  }

  /** A template that begins with a word or without. */
  String template(String word, List<String> components, Map<String, String> types, boolean index) {
    StringBuilder template = new StringBuilder(choices.percent(4) ? "#" : "");
    boolean begins = components.isEmpty() || choices.percent(85);
    if (begins) {
      template.append(word);
    }
    for (String component : components) {
      if (begins) {
        template.append('#');
        if (choices.percent(12)) {
          template.append("SUB#");
        }
      }
      begins = true;
      template.append('{').append(placeholder(component, types, index)).append('}');
    }
    return template.toString();
  }

  private String placeholder(String component, Map<String, String> types, boolean index) {
    String type = types.getOrDefault(component, "String");
    if (type.equals("Address")) {
      return component + choices.oneOf(".city", ".zip", ".zip:5", ".place.name");
    }
    return component + (choices.percent(35) ? format(type, index) : "");
  }

  private String format(String type, boolean index) {
    if (choices.percent(3)) {
      return choices.oneOf(":6", ":day", ":upper", ":plain", ":odd");
    }
    return switch (type) {
      case "Instant", "LocalDateTime" ->
          choices.oneOf(
              ":year",
              ":month",
              ":day",
              ":hour",
              ":seconds",
              ":millis",
              ":micros",
              ":epochSeconds",
              ":epochMillis");
      case "int", "long", "Integer", "short", "Long" -> choices.oneOf(":plain", ":6", ":3");
      case "String" -> index ? choices.oneOf(":upper", ":lower") : "";
      default -> "";
    };
  }

  boolean isRaw() {
    return raw;
  }
}
