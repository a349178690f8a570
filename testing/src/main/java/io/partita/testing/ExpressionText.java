package io.partita.testing;

import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Puts names and values back in place of an expression's placeholders. */
record ExpressionText(Map<String, String> names, Map<String, AttributeValue> values) {

  private static final Pattern PLACEHOLDER = Pattern.compile("[#:][A-Za-z0-9_]+");

  String of(String expression) {
    return PLACEHOLDER
        .matcher(expression)
        .replaceAll(found -> Matcher.quoteReplacement(resolved(found)));
  }

  private String resolved(MatchResult found) {
    String placeholder = found.group();
    AttributeValue value = values.get(placeholder);
    return value == null ? names.getOrDefault(placeholder, placeholder) : ItemText.value(value);
  }
}
