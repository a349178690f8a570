package io.partita.runtime.internal.query;

import io.partita.runtime.generated.schema.AccessPattern;
import io.partita.runtime.generated.schema.Component;
import io.partita.runtime.generated.schema.ComponentValues;
import io.partita.runtime.generated.schema.KeyAttribute;
import io.partita.runtime.generated.value.Path;
import io.partita.runtime.internal.expression.Comparator;
import io.partita.runtime.internal.expression.Operand;
import io.partita.runtime.internal.expression.Predicate;
import io.partita.runtime.internal.expression.ValueOrder;
import io.partita.runtime.internal.key.KeyRange;
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

  /** The keys of an access pattern of which the first components have some values. */
  static <E> SortRange of(AccessPattern<E> pattern, ComponentValues<E> values) {
    KeyAttribute<E> sort = pattern.sort().orElse(null);
    if (sort == null) {
      return ALL;
    }
    return sort.components().stream()
        .filter(component -> !values.contains(component))
        .findFirst()
        .map(next -> upTo(next, pattern, values))
        .orElseGet(() -> exactly(sort.value(values)));
  }

  private static <E> SortRange upTo(
      Component<E, ?> next, AccessPattern<E> pattern, ComponentValues<E> values) {
    return pattern.stage(next, values).map(stage -> of(stage.all())).orElse(ALL);
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

  /** A range of texts. */
  static SortRange of(KeyRange range) {
    if (range.isEmpty()) {
      return NONE;
    } else if (range instanceof KeyRange.Exactly exactly) {
      return exactly(AttributeValue.fromS(exactly.key()));
    } else if (range instanceof KeyRange.BeginsWith beginning) {
      return new BeginsWith(beginning.prefix());
    } else if (range instanceof KeyRange.Between between) {
      return new Between(
          AttributeValue.fromS(between.lower()), AttributeValue.fromS(between.upper()));
    } else if (range instanceof KeyRange.AtLeast atLeast) {
      return new Compared(Comparator.GE, AttributeValue.fromS(atLeast.lower()));
    } else if (range instanceof KeyRange.AtMost atMost) {
      return new Compared(Comparator.LE, AttributeValue.fromS(atMost.upper()));
    } else if (range instanceof KeyRange.LessThan lessThan) {
      return new Compared(Comparator.LT, AttributeValue.fromS(lessThan.upper()));
    }
    return ALL;
  }
}
