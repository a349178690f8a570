package io.partita.runtime.internal.operation;

import io.partita.runtime.internal.expression.Expressions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The changes of one item, in the order in which they were asked for. */
final class UpdateExpression {

  private final List<Clause> clauses = new ArrayList<>();

  void add(Clause clause) {
    clauses.add(clause);
  }

  /** Gives an attribute a value, or removes it if the value is null. */
  void assign(String attribute, @Nullable AttributeValue value) {
    add(value == null ? new Clause.Remove(attribute) : new Clause.Assign(attribute, value));
  }

  /** The expression's text; null if nothing changes, since DynamoDB refuses an empty one. */
  @Nullable String render(Expressions expressions) {
    List<String> sections = new ArrayList<>();
    for (Clause.Verb verb : Clause.Verb.values()) {
      String section =
          clauses.stream()
              .filter(clause -> clause.verb() == verb)
              .map(clause -> clause.render(expressions))
              .collect(Collectors.joining(", "));
      if (!section.isEmpty()) {
        sections.add(verb + " " + section);
      }
    }
    return sections.isEmpty() ? null : String.join(" ", sections);
  }

  /**
   * Whether an item shows that these changes were made. Without a sum it is enough that it looks as it should; a sum must be
   * vouched for by a value that was set along with it.
   */
  boolean isHeldBy(Map<String, AttributeValue> item) {
    return !clauses.isEmpty()
        && clauses.stream().allMatch(clause -> clause.isHeldBy(item))
        && (clauses.stream().allMatch(Clause::leavesTrace)
            || clauses.stream().anyMatch(Clause.Assign.class::isInstance));
  }

  /** The values that are certain to be in the item afterwards. */
  Map<String, AttributeValue> assigned() {
    return clauses.stream()
        .filter(Clause.Assign.class::isInstance)
        .map(Clause.Assign.class::cast)
        .collect(Collectors.toMap(Clause.Assign::attribute, Clause.Assign::value));
  }
}
