package io.partita.runtime.internal.write;

import io.partita.runtime.internal.expression.Expressions;
import io.partita.runtime.internal.stored.StoredValues;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** One change of an update expression. */
sealed interface Clause {

  /** The attribute that it changes. */
  String attribute();

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
  record Assign(String attribute, AttributeValue value) implements Clause {

    @Override
    public Verb verb() {
      return Verb.SET;
    }

    @Override
    public String render(Expressions expressions) {
      return expressions.name(attribute) + " = " + expressions.value(attribute, value);
    }

    @Override
    public boolean isHeldBy(Map<String, AttributeValue> item) {
      return StoredValues.equal(value, item.get(attribute));
    }
  }

  /** Gives an attribute a value that it should have anyway, such as the type or an index key. */
  record Ensure(String attribute, AttributeValue value) implements Clause {

    @Override
    public Verb verb() {
      return Verb.SET;
    }

    @Override
    public String render(Expressions expressions) {
      return expressions.name(attribute) + " = " + expressions.value(attribute, value);
    }

    @Override
    public boolean isHeldBy(Map<String, AttributeValue> item) {
      return StoredValues.equal(value, item.get(attribute));
    }
  }

  /** Gives an attribute a value unless it has one. */
  record AssignIfAbsent(String attribute, AttributeValue value) implements Clause {

    @Override
    public Verb verb() {
      return Verb.SET;
    }

    @Override
    public String render(Expressions expressions) {
      String name = expressions.name(attribute);
      return name + " = if_not_exists(" + name + ", " + expressions.value(attribute, value) + ")";
    }

    @Override
    public boolean isHeldBy(Map<String, AttributeValue> item) {
      return item.containsKey(attribute);
    }
  }

  /** Adds to a number; an absent one is zero. */
  record Increment(String attribute, AttributeValue delta) implements Clause {

    @Override
    public Verb verb() {
      return Verb.SET;
    }

    @Override
    public String render(Expressions expressions) {
      String name = expressions.name(attribute);
      String zero = expressions.value("zero", AttributeValue.fromN("0"));
      return name
          + " = if_not_exists("
          + name
          + ", "
          + zero
          + ") + "
          + expressions.value(attribute, delta);
    }

    @Override
    public boolean isHeldBy(Map<String, AttributeValue> item) {
      return item.containsKey(attribute);
    }
  }

  /** Appends to a list; an absent one is empty. */
  record Append(String attribute, AttributeValue elements) implements Clause {

    @Override
    public Verb verb() {
      return Verb.SET;
    }

    @Override
    public String render(Expressions expressions) {
      String name = expressions.name(attribute);
      String empty = expressions.value("empty", AttributeValue.fromL(List.of()));
      String added = expressions.value(attribute, elements);
      return name + " = list_append(if_not_exists(" + name + ", " + empty + "), " + added + ")";
    }

    @Override
    public boolean isHeldBy(Map<String, AttributeValue> item) {
      return StoredValues.endsWith(item.get(attribute), elements);
    }
  }

  /** Puts an entry into a map that is there. */
  record PutEntry(String attribute, String key, AttributeValue value) implements Clause {

    @Override
    public Verb verb() {
      return Verb.SET;
    }

    @Override
    public String render(Expressions expressions) {
      return expressions.name(attribute)
          + "."
          + expressions.entry(key)
          + " = "
          + expressions.value(attribute, value);
    }

    @Override
    public boolean isHeldBy(Map<String, AttributeValue> item) {
      AttributeValue map = item.get(attribute);
      return map != null && map.hasM() && StoredValues.equal(value, map.m().get(key));
    }
  }

  /** Removes an entry from a map that is there. */
  record RemoveEntry(String attribute, String key) implements Clause {

    @Override
    public Verb verb() {
      return Verb.REMOVE;
    }

    @Override
    public String render(Expressions expressions) {
      return expressions.name(attribute) + "." + expressions.entry(key);
    }

    @Override
    public boolean isHeldBy(Map<String, AttributeValue> item) {
      AttributeValue map = item.get(attribute);
      return map == null || !map.hasM() || !map.m().containsKey(key);
    }
  }

  /** Removes an attribute. */
  record Remove(String attribute) implements Clause {

    @Override
    public Verb verb() {
      return Verb.REMOVE;
    }

    @Override
    public String render(Expressions expressions) {
      return expressions.name(attribute);
    }

    @Override
    public boolean isHeldBy(Map<String, AttributeValue> item) {
      return !item.containsKey(attribute);
    }
  }

  /** Adds elements to a set; an absent one is empty. */
  record AddElements(String attribute, AttributeValue elements) implements Clause {

    @Override
    public Verb verb() {
      return Verb.ADD;
    }

    @Override
    public String render(Expressions expressions) {
      return expressions.name(attribute) + " " + expressions.value(attribute, elements);
    }

    @Override
    public boolean isHeldBy(Map<String, AttributeValue> item) {
      return StoredValues.containsAll(item.get(attribute), elements);
    }
  }

  /** Removes elements from a set; DynamoDB removes the attribute with the last one. */
  record RemoveElements(String attribute, AttributeValue elements) implements Clause {

    @Override
    public Verb verb() {
      return Verb.DELETE;
    }

    @Override
    public String render(Expressions expressions) {
      return expressions.name(attribute) + " " + expressions.value(attribute, elements);
    }

    @Override
    public boolean isHeldBy(Map<String, AttributeValue> item) {
      return StoredValues.containsNone(item.get(attribute), elements);
    }
  }
}
