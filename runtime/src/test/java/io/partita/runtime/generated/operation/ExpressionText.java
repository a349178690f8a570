package io.partita.runtime.generated.operation;

import io.partita.runtime.internal.expression.ValueOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/** The text of a key condition or filter, joined by AND only, as DynamoDB evaluates it. */
final class ExpressionText {

  private static final Pattern TERM =
      Pattern.compile(
          "begins_with\\((?<begun>#\\w+), (?<prefix>:\\w+)\\)"
              + "|attribute_not_exists\\((?<absent>#\\w+)\\)"
              + "|NOT \\((?<not>#\\w+) <= (?<bound>:\\w+)\\)"
              + "|(?<between>#\\w+) BETWEEN (?<lower>:\\w+) AND (?<upper>:\\w+)"
              + "|(?<in>#\\w+) IN \\((?<values>[^)]*)\\)"
              + "|(?<left>#\\w+) (?<operator>[<>=]+) (?<right>:\\w+)");

  private final QueryRequest request;
  private final List<Predicate<Map<String, AttributeValue>>> terms = new ArrayList<>();

  private ExpressionText(QueryRequest request) {
    this.request = request;
  }

  static ExpressionText of(QueryRequest request, String text) {
    ExpressionText expression = new ExpressionText(request);
    Matcher matcher = TERM.matcher(text);
    int end = 0;
    while (matcher.find()) {
      if (!text.substring(end, matcher.start()).equals(end == 0 ? "" : " AND ")) {
        throw new IllegalArgumentException("Cannot evaluate: " + text);
      }
      end = matcher.end();
      expression.terms.add(expression.term(matcher));
    }
    if (end < text.length()) {
      throw new IllegalArgumentException("Cannot evaluate: " + text);
    }
    return expression;
  }

  boolean holds(Map<String, AttributeValue> item) {
    return terms.stream().allMatch(term -> term.test(item));
  }

  private Predicate<Map<String, AttributeValue>> term(Matcher matcher) {
    if (matcher.group("begun") != null) {
      String prefix = value(matcher.group("prefix")).s();
      return stored(matcher.group("begun"), stored -> stored.s().startsWith(prefix));
    } else if (matcher.group("absent") != null) {
      return stored(matcher.group("absent"), stored -> true).negate();
    } else if (matcher.group("not") != null) {
      AttributeValue bound = value(matcher.group("bound"));
      return stored(matcher.group("not"), stored -> ValueOrder.compare(stored, bound) <= 0)
          .negate();
    } else if (matcher.group("between") != null) {
      AttributeValue lower = value(matcher.group("lower"));
      AttributeValue upper = value(matcher.group("upper"));
      if (ValueOrder.compare(lower, upper) > 0) {
        throw new IllegalArgumentException(
            "The BETWEEN operator requires upper bound to be greater than or equal to lower"
                + " bound.");
      }
      return stored(
          matcher.group("between"),
          stored ->
              ValueOrder.compare(lower, stored) <= 0 && ValueOrder.compare(stored, upper) <= 0);
    } else if (matcher.group("in") != null) {
      List<AttributeValue> values =
          Stream.of(matcher.group("values").split(", ")).map(this::value).toList();
      return stored(matcher.group("in"), values::contains);
    }
    AttributeValue right = value(matcher.group("right"));
    String operator = matcher.group("operator");
    return stored(
        matcher.group("left"), stored -> compares(ValueOrder.compare(stored, right), operator));
  }

  private static boolean compares(int order, String operator) {
    return switch (operator) {
      case "=" -> order == 0;
      case "<" -> order < 0;
      case "<=" -> order <= 0;
      case ">" -> order > 0;
      case ">=" -> order >= 0;
      default -> throw new IllegalArgumentException("Cannot evaluate: " + operator);
    };
  }

  private AttributeValue value(String placeholder) {
    return request.expressionAttributeValues().get(placeholder);
  }

  private Predicate<Map<String, AttributeValue>> stored(
      String name, Predicate<AttributeValue> test) {
    String attribute = request.expressionAttributeNames().get(name);
    return item -> item.containsKey(attribute) && test.test(item.get(attribute));
  }
}
