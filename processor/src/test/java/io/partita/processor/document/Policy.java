package io.partita.processor.document;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import software.amazon.awssdk.protocols.jsoncore.JsonNode;

/** Decides about requests as IAM does: one statement must allow all of a request. */
final class Policy {

  private static final String ARN = "arn:aws:dynamodb:REGION:ACCOUNT:table/TABLE_NAME";

  /** A character that stands for itself, one in braces, or a wildcard. */
  private static final Pattern LIKE = Pattern.compile("\\$\\{([*?$])}|([*?])|[^*?]");

  private final String text;
  private final List<JsonNode> statements;

  Policy(String text) {
    this.text = text;
    this.statements = JsonNode.parser().parse(text).field("Statement").orElseThrow().asArray();
  }

  static Policy of(String example) {
    return new Policy(WrittenDocuments.of(example).get("iam-policy.json"));
  }

  /** Whether an action on the table is allowed with some partition keys together. */
  boolean allows(String action, String... leadingKeys) {
    return allows(ARN, action, leadingKeys);
  }

  /** Whether an action on an index is allowed with some partition keys together. */
  boolean allowsOn(String index, String action, String... leadingKeys) {
    return allows(ARN + "/index/" + index, action, leadingKeys);
  }

  private boolean allows(String resource, String action, String... leadingKeys) {
    return statements.stream()
        .filter(statement -> statement.field("Effect").orElseThrow().text().equals("Allow"))
        .filter(statement -> statement.field("Resource").orElseThrow().text().equals(resource))
        .filter(statement -> texts(statement, "Action").anyMatch(("dynamodb:" + action)::equals))
        .anyMatch(statement -> meets(statement, leadingKeys));
  }

  private static boolean meets(JsonNode statement, String... leadingKeys) {
    return statement
        .field("Condition")
        .map(condition -> condition.field("ForAllValues:StringLike").orElseThrow())
        .map(
            condition ->
                Stream.of(leadingKeys)
                    .allMatch(
                        key ->
                            texts(condition, "dynamodb:LeadingKeys")
                                .anyMatch(like -> pattern(like).matcher(key).matches())))
        .orElse(true);
  }

  private static Stream<String> texts(JsonNode object, String field) {
    return object.field(field).orElseThrow().asArray().stream().map(JsonNode::text);
  }

  private static Pattern pattern(String like) {
    StringBuilder pattern = new StringBuilder();
    Matcher parts = LIKE.matcher(like);
    while (parts.find()) {
      if (parts.group(2) == null) {
        pattern.append(Pattern.quote(parts.group(1) == null ? parts.group() : parts.group(1)));
      } else {
        pattern.append(parts.group(2).equals("*") ? ".*" : ".");
      }
    }
    return Pattern.compile(pattern.toString(), Pattern.DOTALL);
  }

  /** How much of the longest managed policy it takes; white space does not count. */
  int size() {
    return text.replaceAll("\\s", "").length();
  }

  @Override
  public String toString() {
    return text;
  }
}
