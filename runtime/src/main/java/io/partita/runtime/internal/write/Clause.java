package io.partita.runtime.internal.write;

import io.partita.runtime.generated.value.Path;
import io.partita.runtime.internal.expression.Expressions;
import io.partita.runtime.internal.stored.StoredValues;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** One change of an update expression. */
sealed interface Clause {

  /** Where it changes something. */
  Path path();

  /** The attribute of the item that it changes, or inside of which it changes something. */
  default String attribute() {
    return path().root();
  }

  /** The keyword under which the clause stands. */
  Verb verb();

  /** The clause's text, without its keyword. */
  String render(Expressions expressions);

  /** Whether an item looks as it does after the change. */
  boolean isHeldBy(Map<String, AttributeValue> item);

  /** The keywords of update expressions, in the order in which they are written. */
  enum Verb {
    SET,
    REMOVE,
    ADD,
    DELETE
  }

  /** Gives an attribute a value. */
  record Assign(Path path, AttributeValue value) implements Clause {

    Assign(String attribute, AttributeValue value) {
      this(Path.of(attribute), value);
    }

    @Override
    public Verb verb() {
      return Verb.SET;
    }

    @Override
    public String render(Expressions expressions) {
      return expressions.target(path) + " = " + expressions.value(path.hint(), value);
    }

    @Override
    public boolean isHeldBy(Map<String, AttributeValue> item) {
      return StoredValues.equal(value, path.in(item));
    }
  }

  /** Gives an attribute a value that it should have anyway, such as the type or an index key. */
  record Ensure(Path path, AttributeValue value) implements Clause {

    Ensure(String attribute, AttributeValue value) {
      this(Path.of(attribute), value);
    }

    @Override
    public Verb verb() {
      return Verb.SET;
    }

    @Override
    public String render(Expressions expressions) {
      return expressions.target(path) + " = " + expressions.value(path.hint(), value);
    }

    @Override
    public boolean isHeldBy(Map<String, AttributeValue> item) {
      return StoredValues.equal(value, path.in(item));
    }
  }

  /** Gives an attribute a value unless it has one. */
  record AssignIfAbsent(Path path, AttributeValue value) implements Clause {

    AssignIfAbsent(String attribute, AttributeValue value) {
      this(Path.of(attribute), value);
    }

    @Override
    public Verb verb() {
      return Verb.SET;
    }

    @Override
    public String render(Expressions expressions) {
      String name = expressions.target(path);
      return name + " = if_not_exists(" + name + ", " + expressions.value(path.hint(), value) + ")";
    }

    @Override
    public boolean isHeldBy(Map<String, AttributeValue> item) {
      return path.in(item) != null;
    }
  }

  /** Gives an attribute the value that another one had before. */
  record Copy(Path path, Path source) implements Clause {

    @Override
    public Verb verb() {
      return Verb.SET;
    }

    @Override
    public String render(Expressions expressions) {
      return expressions.target(path) + " = " + expressions.target(source);
    }

    @Override
    public boolean isHeldBy(Map<String, AttributeValue> item) {
      return StoredValues.equal(source.in(item), path.in(item));
    }
  }

  /** Adds to a number; an absent one is zero. */
  record Increment(Path path, AttributeValue delta) implements Clause {

    Increment(String attribute, AttributeValue delta) {
      this(Path.of(attribute), delta);
    }

    @Override
    public Verb verb() {
      return Verb.SET;
    }

    @Override
    public String render(Expressions expressions) {
      String name = expressions.target(path);
      String zero = expressions.value("zero", AttributeValue.fromN("0"));
      return name
          + " = if_not_exists("
          + name
          + ", "
          + zero
          + ") + "
          + expressions.value(path.hint(), delta);
    }

    @Override
    public boolean isHeldBy(Map<String, AttributeValue> item) {
      return path.in(item) != null;
    }
  }

  /** Appends to a list; an absent one is empty. */
  record Append(Path path, AttributeValue elements) implements Clause {

    Append(String attribute, AttributeValue elements) {
      this(Path.of(attribute), elements);
    }

    @Override
    public Verb verb() {
      return Verb.SET;
    }

    @Override
    public String render(Expressions expressions) {
      String name = expressions.target(path);
      String empty = expressions.value("empty", AttributeValue.fromL(List.of()));
      String added = expressions.value(path.hint(), elements);
      return name + " = list_append(if_not_exists(" + name + ", " + empty + "), " + added + ")";
    }

    @Override
    public boolean isHeldBy(Map<String, AttributeValue> item) {
      return StoredValues.endsWith(path.in(item), elements);
    }
  }

  /** Removes an attribute, an entry of a map or an element of a list. */
  record Remove(Path path) implements Clause {

    Remove(String attribute) {
      this(Path.of(attribute));
    }

    @Override
    public Verb verb() {
      return Verb.REMOVE;
    }

    @Override
    public String render(Expressions expressions) {
      return expressions.target(path);
    }

    @Override
    public boolean isHeldBy(Map<String, AttributeValue> item) {
      return path.in(item) == null;
    }
  }

  /** Adds elements to a set; an absent one is empty. */
  record AddElements(Path path, AttributeValue elements) implements Clause {

    AddElements(String attribute, AttributeValue elements) {
      this(Path.of(attribute), elements);
    }

    @Override
    public Verb verb() {
      return Verb.ADD;
    }

    @Override
    public String render(Expressions expressions) {
      return expressions.target(path) + " " + expressions.value(path.hint(), elements);
    }

    @Override
    public boolean isHeldBy(Map<String, AttributeValue> item) {
      return StoredValues.containsAll(path.in(item), elements);
    }
  }

  /** Removes elements from a set; DynamoDB removes the attribute with the last one. */
  record RemoveElements(Path path, AttributeValue elements) implements Clause {

    RemoveElements(String attribute, AttributeValue elements) {
      this(Path.of(attribute), elements);
    }

    @Override
    public Verb verb() {
      return Verb.DELETE;
    }

    @Override
    public String render(Expressions expressions) {
      return expressions.target(path) + " " + expressions.value(path.hint(), elements);
    }

    @Override
    public boolean isHeldBy(Map<String, AttributeValue> item) {
      return StoredValues.containsNone(path.in(item), elements);
    }
  }
}
