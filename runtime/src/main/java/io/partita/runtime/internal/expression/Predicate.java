package io.partita.runtime.internal.expression;

import io.partita.runtime.generated.value.Path;
import java.util.ArrayList;
import java.util.List;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A condition or filter as a tree, before its names and values become placeholders. */
public sealed interface Predicate {

  /** DynamoDB's limit on the operands of one IN. */
  int MAX_IN = 100;

  /** Writes this predicate's text. */
  void write(PredicateWriter writer);

  /**
   * How tightly the written text binds: what binds less than its surroundings needs parentheses.
   */
  default Binding binding() {
    return Binding.COMPARISON;
  }

  static Predicate compare(Operand left, Comparator comparator, Operand right) {
    return new Comparison(left, comparator, right);
  }

  static Predicate between(Operand operand, Operand lower, Operand upper) {
    return new Between(operand, lower, upper);
  }

  /** One of some values, at least one; more than DynamoDB allows in one IN become several. */
  static Predicate in(Operand operand, List<? extends Operand> values) {
    if (values.size() == 1) {
      return compare(operand, Comparator.EQ, values.get(0));
    }
    List<Predicate> parts = new ArrayList<>();
    for (int from = 0; from < values.size(); from += MAX_IN) {
      parts.add(
          new In(
              operand, List.copyOf(values.subList(from, Math.min(values.size(), from + MAX_IN)))));
    }
    return or(parts);
  }

  static Predicate exists(Path path) {
    return new Function("attribute_exists", List.of(Operand.stored(path)));
  }

  static Predicate notExists(Path path) {
    return new Function("attribute_not_exists", List.of(Operand.stored(path)));
  }

  /** What is stored is a map. */
  static Predicate isMap(Path path) {
    Operand type = Operand.value("map", AttributeValue.fromS("M"));
    return new Function("attribute_type", List.of(Operand.stored(path), type));
  }

  static Predicate beginsWith(Path path, Operand prefix) {
    return new Function("begins_with", List.of(Operand.stored(path), prefix));
  }

  static Predicate contains(Path path, Operand element) {
    return new Function("contains", List.of(Operand.stored(path), element));
  }

  /**
   * Always false. DynamoDB has no such constant, so this asks for an attribute that is there and is
   * not.
   */
  static Predicate never(Path path) {
    return and(List.of(exists(path), notExists(path)));
  }

  static Predicate and(Predicate left, Predicate right) {
    return and(List.of(left, right));
  }

  /** All of some predicates, at least one. */
  static Predicate and(List<? extends Predicate> parts) {
    return parts.size() == 1 ? parts.get(0) : new And(flat(parts, Binding.AND));
  }

  static Predicate or(Predicate left, Predicate right) {
    return or(List.of(left, right));
  }

  /** Any of some predicates, at least one. */
  static Predicate or(List<? extends Predicate> parts) {
    return parts.size() == 1 ? parts.get(0) : new Or(flat(parts, Binding.OR));
  }

  static Predicate not(Predicate predicate) {
    return predicate instanceof Not not ? not.predicate() : new Not(predicate);
  }

  private static List<Predicate> flat(List<? extends Predicate> parts, Binding binding) {
    List<Predicate> flat = new ArrayList<>();
    for (Predicate part : parts) {
      if (binding == Binding.AND && part instanceof And and) {
        flat.addAll(and.parts());
      } else if (binding == Binding.OR && part instanceof Or or) {
        flat.addAll(or.parts());
      } else {
        flat.add(part);
      }
    }
    return List.copyOf(flat);
  }

  /** From loosest to tightest. */
  enum Binding {
    OR,
    AND,
    NOT,
    COMPARISON,
    FUNCTION
  }

  /** Two operands compared. */
  record Comparison(Operand left, Comparator comparator, Operand right) implements Predicate {
    @Override
    public void write(PredicateWriter writer) {
      writer.operand(left).operator(" " + comparator.symbol() + " ").operand(right);
    }
  }

  /** An operand between two bounds, both inclusive. */
  record Between(Operand operand, Operand lower, Operand upper) implements Predicate {
    @Override
    public void write(PredicateWriter writer) {
      writer.operand(operand).operator(" BETWEEN ").operand(lower).text(" AND ").operand(upper);
    }
  }

  /** An operand that is one of at most 100 values. */
  record In(Operand operand, List<Operand> values) implements Predicate {
    @Override
    public void write(PredicateWriter writer) {
      writer.operand(operand).operator(" IN ").text("(").operands(values).text(")");
    }
  }

  /** A function of a stored value. */
  record Function(String name, List<Operand> arguments) implements Predicate {
    @Override
    public void write(PredicateWriter writer) {
      writer.operator(name).text("(").operands(arguments).text(")");
    }

    @Override
    public Binding binding() {
      return Binding.FUNCTION;
    }
  }

  /** All of its parts. */
  record And(List<Predicate> parts) implements Predicate {
    @Override
    public void write(PredicateWriter writer) {
      writer.joined(parts, " AND ", Binding.AND);
    }

    @Override
    public Binding binding() {
      return Binding.AND;
    }
  }

  /** Any of its parts. */
  record Or(List<Predicate> parts) implements Predicate {
    @Override
    public void write(PredicateWriter writer) {
      writer.joined(parts, " OR ", Binding.OR);
    }

    @Override
    public Binding binding() {
      return Binding.OR;
    }
  }

  /** The opposite. */
  record Not(Predicate predicate) implements Predicate {
    @Override
    public void write(PredicateWriter writer) {
      // A comparison would need no parentheses here, but "NOT #a = :a" reads like something else.
      writer.operator("NOT ").part(predicate, Binding.FUNCTION);
    }

    @Override
    public Binding binding() {
      return Binding.NOT;
    }
  }
}
