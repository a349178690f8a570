package io.partita.runtime.internal.expression;

import io.partita.runtime.generated.value.Path;
import io.partita.runtime.internal.key.KeyLimits;
import io.partita.runtime.internal.key.Utf8;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The values of a sort key attribute, be they text, numbers or binary, that one key condition
 * selects.
 */
public sealed interface SortRange {

  /** All values of the partition: no condition. */
  SortRange ALL = new All();

  /** No values: no request. */
  SortRange NONE = new None();

  /** The key condition on an attribute; empty if it takes none to select all values. */
  Optional<Predicate> condition(String attribute);

  /** Whether a value of the attribute's type is in the range. */
  boolean contains(AttributeValue value);

  /** Whether no value can be in the range, so that no request is needed. */
  default boolean isEmpty() {
    return false;
  }

  /** All values. */
  record All() implements SortRange {
    @Override
    public Optional<Predicate> condition(String attribute) {
      return Optional.empty();
    }

    @Override
    public boolean contains(AttributeValue value) {
      return true;
    }
  }

  /** No values. */
  record None() implements SortRange {
    @Override
    public Optional<Predicate> condition(String attribute) {
      return Optional.of(Predicate.never(Path.of(attribute)));
    }

    @Override
    public boolean contains(AttributeValue value) {
      return false;
    }

    @Override
    public boolean isEmpty() {
      return true;
    }
  }

  /** The values on one side of a bound, or the bound itself. */
  record Compared(Comparator comparator, AttributeValue bound) implements SortRange {
    @Override
    public Optional<Predicate> condition(String attribute) {
      return Optional.of(
          Predicate.compare(stored(attribute), comparator, Operand.value(attribute, bound)));
    }

    @Override
    public boolean contains(AttributeValue value) {
      return comparator.holds(ValueOrder.compare(value, bound));
    }

    @Override
    public String toString() {
      return "Compared[" + comparator + "]";
    }
  }

  /** Two bounds and the values between them. */
  record Between(AttributeValue lower, AttributeValue upper) implements SortRange {
    @Override
    public Optional<Predicate> condition(String attribute) {
      return Optional.of(
          Predicate.between(
              stored(attribute), Operand.value(attribute, lower), Operand.value(attribute, upper)));
    }

    @Override
    public boolean contains(AttributeValue value) {
      return ValueOrder.compare(lower, value) <= 0 && ValueOrder.compare(value, upper) <= 0;
    }

    @Override
    public String toString() {
      return "Between";
    }
  }

  /** The texts that begin with another. */
  record BeginsWith(String prefix) implements SortRange {
    @Override
    public Optional<Predicate> condition(String attribute) {
      return Optional.of(
          Predicate.beginsWith(
              Path.of(attribute), Operand.value(attribute, AttributeValue.fromS(prefix))));
    }

    @Override
    public boolean contains(AttributeValue value) {
      return value.s() != null && value.s().startsWith(prefix);
    }

    @Override
    public String toString() {
      return "BeginsWith";
    }
  }

  private static Operand stored(String attribute) {
    return Operand.stored(Path.of(attribute));
  }

  /** One value. */
  static SortRange exactly(AttributeValue value) {
    return new Compared(Comparator.EQ, value);
  }

  /** Two bounds and the values between them; DynamoDB would refuse them the wrong way round. */
  static SortRange between(AttributeValue lower, AttributeValue upper) {
    return ValueOrder.compare(lower, upper) > 0 ? NONE : new Between(lower, upper);
  }

  /** Two texts and those between them. */
  static SortRange between(String lower, String upper) {
    return between(AttributeValue.fromS(lower), AttributeValue.fromS(upper));
  }

  /** The texts on one side of a bound. */
  static SortRange compared(Comparator comparator, String bound) {
    return new Compared(comparator, AttributeValue.fromS(bound));
  }

  /** The texts that begin with another; none if that is longer than a sort key can be. */
  static SortRange beginsWith(String prefix) {
    if (prefix.isEmpty()) {
      return ALL;
    }
    return Utf8.length(prefix) > KeyLimits.SORT_BYTES ? NONE : new BeginsWith(prefix);
  }
}
