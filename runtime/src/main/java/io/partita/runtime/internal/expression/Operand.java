package io.partita.runtime.internal.expression;

import io.partita.runtime.generated.value.Path;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What a comparison compares: a stored value, its size, or a given value. */
public sealed interface Operand {

  /** The operand in an expression. */
  String render(Expressions expressions);

  /** The value stored at a path. */
  static Operand stored(Path path) {
    return new Stored(path);
  }

  /** The size of the value stored at a path. */
  static Operand size(Path path) {
    return new Size(path);
  }

  /** A given value, whose placeholder is named after {@code hint}. */
  static Operand value(String hint, AttributeValue value) {
    return new Value(hint, value);
  }

  /** A stored value. */
  record Stored(Path path) implements Operand {
    @Override
    public String render(Expressions expressions) {
      return expressions.path(path);
    }
  }

  /** The size of a stored value. */
  record Size(Path path) implements Operand {
    @Override
    public String render(Expressions expressions) {
      return "size(" + expressions.path(path) + ")";
    }
  }

  /** A given value. */
  record Value(String hint, AttributeValue value) implements Operand {
    @Override
    public String render(Expressions expressions) {
      return expressions.value(hint, value);
    }

    @Override
    public String toString() {
      return ":" + hint;
    }
  }
}
