package io.partita.runtime.internal.write;

import io.partita.runtime.internal.expression.Expressions;
import io.partita.runtime.internal.item.ItemSize;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The changes of one item, in the order in which they were asked for. */
final class UpdateExpression {

  private static final List<Clause.Verb> VERBS = List.of(Clause.Verb.values());

  private final List<Clause> clauses = new ArrayList<>();

  void add(Clause clause) {
    clauses.add(clause);
  }

  /** Gives an attribute a value, or removes it if the value is null. */
  void assign(String attribute, @Nullable AttributeValue value) {
    add(value == null ? new Clause.Remove(attribute) : new Clause.Assign(attribute, value));
  }

  /** Gives an attribute the value that it should have anyway, or removes it if there is none. */
  void ensure(String attribute, @Nullable AttributeValue value) {
    add(value == null ? new Clause.Remove(attribute) : new Clause.Ensure(attribute, value));
  }

  /** These changes without those of some attributes. */
  UpdateExpression without(Set<String> attributes) {
    UpdateExpression others = new UpdateExpression();
    clauses.stream()
        .filter(clause -> !attributes.contains(clause.attribute()))
        .forEach(others::add);
    return others;
  }

  /** These changes as far as they are of some attributes. */
  UpdateExpression only(Set<String> attributes) {
    UpdateExpression some = new UpdateExpression();
    clauses.stream().filter(clause -> attributes.contains(clause.attribute())).forEach(some::add);
    return some;
  }

  /** The changes of an attribute. */
  List<Clause> of(String attribute) {
    return clauses.stream().filter(clause -> clause.attribute().equals(attribute)).toList();
  }

  boolean isEmpty() {
    return clauses.isEmpty();
  }

  /** The expression's text; null if nothing changes, since DynamoDB refuses an empty one. */
  @Nullable String render(Expressions expressions) {
    StringBuilder text = new StringBuilder();
    for (Clause.Verb verb : VERBS) {
      boolean isFirst = true;
      for (Clause clause : clauses) {
        if (clause.verb() == verb) {
          text.append(!isFirst ? ", " : text.isEmpty() ? verb + " " : " " + verb + " ");
          text.append(clause.render(expressions));
          isFirst = false;
        }
      }
    }
    return text.isEmpty() ? null : text.toString();
  }

  /** The size of the attributes that are certain to be in the item afterwards. */
  long size() {
    long size = 0;
    for (Clause clause : clauses) {
      if (clause instanceof Clause.Assign assign && assign.path().length() == 1) {
        size += ItemSize.of(assign.attribute(), assign.value());
      } else if (clause instanceof Clause.Ensure ensure) {
        size += ItemSize.of(ensure.attribute(), ensure.value());
      }
    }
    return size;
  }
}
