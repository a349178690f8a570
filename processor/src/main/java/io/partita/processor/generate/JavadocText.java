package io.partita.processor.generate;

import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.EntityPlan;
import io.partita.processor.model.KeyAttributePlan;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The user's own texts as they may stand in generated documentation. */
final class JavadocText {

  /** Why a generated type has public fields beside its methods. */
  static final String PUBLIC_FIELDS =
      """

      <p>The fields are the same as the methods; libraries that write JSON look for them.
      """;

  /** How long a key can be behind some words and the name of a record. */
  private static final int SHORT = 55;

  private JavadocText() {}

  /**
   * Text in code font; what could end the comment, or be taken for a tag or an escape, is written
   * as an entity.
   */
  static String code(String text) {
    StringBuilder code = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if ("&<>@*/\\".indexOf(c) >= 0 || Character.isISOControl(c)) {
        code.append("&#").append((int) c).append(';');
      } else {
        code.append(c);
      }
    }
    String escaped = code.toString();
    return escaped.equals(text) && isBalanced(text)
        ? "{@code " + text + "}"
        : "<code>" + escaped.replace("{", "&#123;").replace("}", "&#125;") + "</code>";
  }

  private static boolean isBalanced(String text) {
    int depth = 0;
    for (int i = 0; i < text.length() && depth >= 0; i++) {
      depth += text.charAt(i) == '{' ? 1 : text.charAt(i) == '}' ? -1 : 0;
    }
    return depth == 0;
  }

  /** A planned text, which has names in backticks. */
  static String ofBackticks(String text) {
    return text.replaceAll("`([^`]*)`", "{@code $1}");
  }

  /** A component, and its attribute where that is called otherwise. */
  static String component(ComponentModel component) {
    String attribute =
        component.attribute().equals(component.name())
            ? ""
            : ", attribute " + code(component.attribute());
    return "The component {@code " + component.name() + "}" + attribute + ".";
  }

  /** A key attribute and its template: {@code PK = "USER#{userId}"}. */
  static String key(KeyAttributePlan attribute) {
    return code(attribute.attribute() + " = \"" + attribute.text() + "\"");
  }

  /** The primary key behind what has it: on the same line if it is short enough for that. */
  static String afterColon(EntityPlan entity) {
    String key = key(entity);
    return (key.length() <= SHORT ? ": " : ":\n") + key + ".\n";
  }

  /** Both attributes of an entity's primary key. */
  static String key(EntityPlan entity) {
    return Stream.concat(Stream.of(entity.partitionKey()), entity.sortKey().stream())
        .map(JavadocText::key)
        .collect(Collectors.joining(", "));
  }
}
