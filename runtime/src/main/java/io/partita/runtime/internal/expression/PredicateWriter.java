package io.partita.runtime.internal.expression;

import io.partita.runtime.internal.key.Utf8;
import java.util.List;

/**
 * Writes a predicate as an expression, with parentheses only where they are needed, and keeps to
 * DynamoDB's limits.
 */
final class PredicateWriter {

  private static final int MAX_BYTES = 4096;
  private static final int MAX_OPERATORS = 300;

  private final Expressions expressions;
  private final StringBuilder text = new StringBuilder();
  private int operators;

  private PredicateWriter(Expressions expressions) {
    this.expressions = expressions;
  }

  static String write(Predicate predicate, Expressions expressions) {
    PredicateWriter writer = new PredicateWriter(expressions);
    predicate.write(writer);
    return writer.finished();
  }

  private String finished() {
    String written = text.toString();
    int bytes = Utf8.length(written);
    if (operators > MAX_OPERATORS) {
      throw new IllegalArgumentException(
          "The condition has "
              + operators
              + " operators; DynamoDB allows "
              + MAX_OPERATORS
              + " in one expression. Split it, or use in(...).");
    }
    if (bytes > MAX_BYTES) {
      throw new IllegalArgumentException(
          "The condition is "
              + bytes
              + " bytes long as an expression; DynamoDB allows "
              + MAX_BYTES
              + ". Split it into several requests.");
    }
    return written;
  }

  PredicateWriter text(String plain) {
    text.append(plain);
    return this;
  }

  PredicateWriter operator(String operator) {
    operators++;
    return text(operator);
  }

  PredicateWriter operand(Operand operand) {
    if (operand instanceof Operand.Size) {
      operators++;
    }
    return text(operand.render(expressions));
  }

  PredicateWriter operands(List<Operand> operands) {
    for (int i = 0; i < operands.size(); i++) {
      text(i == 0 ? "" : ", ").operand(operands.get(i));
    }
    return this;
  }

  PredicateWriter part(Predicate part, Predicate.Binding surroundings) {
    if (part.binding().compareTo(surroundings) >= 0) {
      part.write(this);
      return this;
    }
    text("(");
    part.write(this);
    return text(")");
  }

  void joined(List<Predicate> parts, String operator, Predicate.Binding binding) {
    for (int i = 0; i < parts.size(); i++) {
      if (i > 0) {
        operator(operator);
      }
      part(parts.get(i), binding);
    }
  }
}
