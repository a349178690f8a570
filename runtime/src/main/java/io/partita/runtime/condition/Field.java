package io.partita.runtime.condition;

import io.partita.runtime.generated.schema.Component;
import io.partita.runtime.generated.value.Codec;
import io.partita.runtime.generated.value.MapItemWriter;
import io.partita.runtime.generated.value.Path;
import io.partita.runtime.internal.expression.Comparator;
import io.partita.runtime.internal.expression.Operand;
import io.partita.runtime.internal.expression.Predicate;
import io.partita.runtime.internal.expression.StatedField;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A component of an entity, or of a record nested in it, that conditions can be made of.
 *
 * @param <E> the entity
 * @param <T> the component's type
 */
public class Field<E, T> {

  static {
    StatedField.viewedBy(
        field -> new StatedField(((Field<?, ?>) field).path, ((Field<?, ?>) field).codec));
  }

  private final Path path;
  private final Codec<T> codec;

  /** The field of a component that is stored as an attribute. */
  public Field(Component<E, T> component) {
    this(
        Path.of(Objects.requireNonNull(component.attribute())),
        Objects.requireNonNull(component.codec()));
  }

  public Field(Path path, Codec<T> codec) {
    this.path = path;
    this.codec = codec;
  }

  /**
   * Equal to a value. A value that is stored as no attribute, as an empty Optional or set is,
   * equals an absent attribute.
   */
  public final Condition<E> eq(T value) {
    return condition(equal(given(value)));
  }

  /** Not equal to a value. An absent attribute is not equal to any value, so this is then true. */
  public final Condition<E> ne(T value) {
    return condition(notEqual(given(value)));
  }

  /** Equal to one of some values; with none, never true. */
  @SafeVarargs
  public final Condition<E> in(T... values) {
    List<T> list = new ArrayList<>();
    for (T value : values) {
      list.add(value);
    }
    return in(list);
  }

  /** Equal to one of some values; with none, never true. */
  public final Condition<E> in(Collection<? extends T> values) {
    List<T> present = new ArrayList<>();
    List<Predicate> parts = new ArrayList<>();
    for (T value : values) {
      if (isAbsent(given(value))) {
        parts.add(Predicate.notExists(path));
      } else {
        present.add(value);
      }
    }
    List<Operand> operands =
        present.stream().flatMap(value -> spellings(value).stream()).distinct().toList();
    if (!operands.isEmpty()) {
      parts.add(Predicate.in(stored(), operands));
    }
    return condition(
        parts.isEmpty() ? Predicate.never(path) : Predicate.or(parts.stream().distinct().toList()));
  }

  /** The attribute is there. */
  public final Condition<E> exists() {
    return condition(Predicate.exists(path));
  }

  /** The attribute is absent. */
  public final Condition<E> notExists() {
    return condition(Predicate.notExists(path));
  }

  Predicate equal(T value) {
    return isAbsent(value) ? Predicate.notExists(path) : Predicate.in(stored(), spellings(value));
  }

  Predicate notEqual(T value) {
    return isAbsent(value) ? Predicate.exists(path) : compare(Comparator.NE, value);
  }

  /**
   * The stored values that mean a value: one, except where a value can be written in several ways.
   */
  List<Operand> spellings(T value) {
    return List.of(operand(value));
  }

  final Predicate compare(Comparator comparator, T value) {
    return Predicate.compare(stored(), comparator, operand(value));
  }

  final Operand stored() {
    return Operand.stored(path);
  }

  final Operand operand(T value) {
    return operand(encoded(value));
  }

  final Operand operand(AttributeValue value) {
    return Operand.value(path.hint(), value);
  }

  final AttributeValue encoded(T value) {
    return MapItemWriter.value(path.toString(), value, codec);
  }

  final T given(T value) {
    return Objects.requireNonNull(
        value,
        () ->
            "A condition on "
                + path
                + " needs a value; for an absent attribute write notExists().");
  }

  final Condition<E> condition(Predicate predicate) {
    return new Condition<>(predicate);
  }

  // Inside a collection a missing value has a place of its own, as NULL or an empty list, and is
  // compared like any other.
  private boolean isAbsent(T value) {
    return codec.isAbsent(value) && !path.isInCollection();
  }

  /** Where the component is stored. */
  protected final Path path() {
    return path;
  }

  /** Names the path. */
  @Override
  public final String toString() {
    return path.toString();
  }
}
