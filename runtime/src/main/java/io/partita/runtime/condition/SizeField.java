package io.partita.runtime.condition;

import io.partita.runtime.generated.value.Path;
import io.partita.runtime.internal.expression.Comparator;
import io.partita.runtime.internal.expression.Operand;
import io.partita.runtime.internal.expression.Predicate;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The size of a text, of bytes or of a collection. An absent collection is an empty one and has
 * size 0; an absent text has no size, and every comparison with it is false, except {@link #ne}.
 *
 * @param <E> the entity
 */
public final class SizeField<E> {

  private final Path path;
  private final boolean absentIsEmpty;

  private SizeField(Path path, boolean absentIsEmpty) {
    this.path = path;
    this.absentIsEmpty = absentIsEmpty;
  }

  static <E> SizeField<E> of(Path path) {
    return new SizeField<>(path, false);
  }

  static <E> SizeField<E> ofCollection(Path path) {
    return new SizeField<>(path, true);
  }

  /** Exactly so many. */
  public Condition<E> eq(int size) {
    return compare(Comparator.EQ, size);
  }

  /** Not so many. */
  public Condition<E> ne(int size) {
    return compare(Comparator.NE, size);
  }

  /** Fewer. */
  public Condition<E> lt(int size) {
    return compare(Comparator.LT, size);
  }

  /** So many or fewer. */
  public Condition<E> le(int size) {
    return compare(Comparator.LE, size);
  }

  /** More. */
  public Condition<E> gt(int size) {
    return compare(Comparator.GT, size);
  }

  /** So many or more. */
  public Condition<E> ge(int size) {
    return compare(Comparator.GE, size);
  }

  /** Between two sizes, both inclusive; never true if the bounds are reversed. */
  public Condition<E> between(int lower, int upper) {
    if (lower > upper) {
      return new Condition<>(Predicate.never(path));
    }
    Predicate between = Predicate.between(Operand.size(path), operand(lower), operand(upper));
    return condition(between, lower <= 0 && 0 <= upper);
  }

  private Condition<E> compare(Comparator comparator, int size) {
    Predicate comparison = Predicate.compare(Operand.size(path), comparator, operand(size));
    return condition(comparison, comparator.holds(Integer.compare(0, size)));
  }

  private Condition<E> condition(Predicate predicate, boolean holdsForEmpty) {
    return new Condition<>(
        absentIsEmpty && holdsForEmpty
            ? Predicate.or(Predicate.notExists(path), predicate)
            : predicate);
  }

  private Operand operand(int size) {
    return Operand.value(path.hint(), AttributeValue.fromN(Integer.toString(size)));
  }
}
