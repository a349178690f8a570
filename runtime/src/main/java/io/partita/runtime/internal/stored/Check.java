package io.partita.runtime.internal.stored;

import io.partita.runtime.generated.value.Path;
import io.partita.runtime.internal.expression.Comparator;
import io.partita.runtime.internal.expression.Operand;
import io.partita.runtime.internal.expression.Predicate;
import io.partita.runtime.internal.item.StoredNumber;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Something Partita itself requires of a stored item: part of a write's condition, and after a
 * failure the way to tell from the returned item which part was not true. The item of an absent key
 * is the empty map.
 */
public sealed interface Check {

  /** The check as part of a condition. */
  Predicate predicate();

  /** Whether it is true of an item. */
  boolean holds(Map<String, AttributeValue> item);

  /** The number of an attribute; null if it is not a number. */
  private static @Nullable BigDecimal numberIn(Map<String, AttributeValue> item, String attribute) {
    AttributeValue stored = item.get(attribute);
    return stored == null || stored.n() == null ? null : StoredNumber.parse(stored.n());
  }

  /** The attribute, or something inside of one, is there, with whatever value. */
  record Present(Path path) implements Check {

    public Present(String attribute) {
      this(Path.of(attribute));
    }

    @Override
    public Predicate predicate() {
      return Predicate.exists(path);
    }

    @Override
    public boolean holds(Map<String, AttributeValue> item) {
      return path.in(item) != null;
    }
  }

  /** There is a map, as a record is stored, and not another value or NULL. */
  record IsMap(Path path) implements Check {

    @Override
    public Predicate predicate() {
      return Predicate.isMap(path);
    }

    @Override
    public boolean holds(Map<String, AttributeValue> item) {
      AttributeValue stored = path.in(item);
      return stored != null && stored.hasM();
    }
  }

  /** The attribute has exactly this value, or is absent if the value is null. */
  record Is(String attribute, @Nullable AttributeValue value) implements Check {

    @Override
    public Predicate predicate() {
      Path path = Path.of(attribute);
      return value == null
          ? Predicate.notExists(path)
          : Predicate.compare(Operand.stored(path), Comparator.EQ, Operand.value(attribute, value));
    }

    @Override
    public boolean holds(Map<String, AttributeValue> item) {
      return StoredValues.equal(value, item.get(attribute));
    }

    /** Whether this is true of the same items as another one. */
    public boolean isSameAs(Is other) {
      return attribute.equals(other.attribute) && StoredValues.equal(value, other.value);
    }

    /** Without the value, which no message or log may show. */
    @Override
    public String toString() {
      return "Is[" + attribute + "]";
    }
  }

  /**
   * A component has an attribute, or no index key has anything of it: so that an absent attribute
   * means null.
   *
   * @param attributes its attribute, and former names of it
   * @param keys the attributes of index keys
   */
  record NotInKeysAlone(List<String> attributes, List<String> keys) implements Check {

    @Override
    public Predicate predicate() {
      List<Predicate> either = new ArrayList<>();
      attributes.forEach(attribute -> either.add(Predicate.exists(Path.of(attribute))));
      either.add(
          Predicate.and(keys.stream().map(key -> Predicate.notExists(Path.of(key))).toList()));
      return Predicate.or(either);
    }

    @Override
    public boolean holds(Map<String, AttributeValue> item) {
      return attributes.stream().anyMatch(item::containsKey)
          || keys.stream().noneMatch(item::containsKey);
    }
  }

  /**
   * The item is of some types.
   *
   * @param key a key attribute, which every item has
   * @param mayBeAbsent whether there may be no item at all
   */
  record OfType(String key, String attribute, List<String> types, boolean mayBeAbsent)
      implements Check {

    @Override
    public Predicate predicate() {
      Predicate ofType =
          Predicate.in(
              Operand.stored(Path.of(attribute)),
              types.stream()
                  .map(type -> Operand.value("type", AttributeValue.fromS(type)))
                  .toList());
      return mayBeAbsent ? Predicate.or(Predicate.notExists(Path.of(key)), ofType) : ofType;
    }

    @Override
    public boolean holds(Map<String, AttributeValue> item) {
      AttributeValue type = item.get(attribute);
      return item.isEmpty() ? mayBeAbsent : type != null && types.contains(type.s());
    }
  }

  /** The item does not expire, or later than now. */
  record NotExpired(String attribute, long now) implements Check {

    @Override
    public Predicate predicate() {
      return Predicate.not(expired());
    }

    @Override
    public boolean holds(Map<String, AttributeValue> item) {
      BigDecimal expiry = numberIn(item, attribute);
      return expiry == null || expiry.compareTo(BigDecimal.valueOf(now)) > 0;
    }

    /** The opposite; it is false of items without the attribute. */
    Predicate expired() {
      return Predicate.compare(
          Operand.stored(Path.of(attribute)),
          Comparator.LE,
          Operand.value("now", AttributeValue.fromN(Long.toString(now))));
    }
  }

  /** The attribute is a number that is not below another. */
  record AtLeast(String attribute, long number) implements Check {

    @Override
    public Predicate predicate() {
      return Predicate.compare(
          Operand.stored(Path.of(attribute)),
          Comparator.GE,
          Operand.value(attribute, AttributeValue.fromN(Long.toString(number))));
    }

    @Override
    public boolean holds(Map<String, AttributeValue> item) {
      BigDecimal stored = numberIn(item, attribute);
      return stored != null && stored.compareTo(BigDecimal.valueOf(number)) >= 0;
    }
  }

  /** The attribute is zero or absent. */
  record Zero(String attribute) implements Check {

    private static final AttributeValue ZERO = AttributeValue.fromN("0");

    @Override
    public Predicate predicate() {
      Path path = Path.of(attribute);
      return Predicate.or(
          Predicate.notExists(path),
          Predicate.compare(Operand.stored(path), Comparator.EQ, Operand.value("zero", ZERO)));
    }

    @Override
    public boolean holds(Map<String, AttributeValue> item) {
      AttributeValue stored = item.get(attribute);
      return stored == null || StoredValues.equal(ZERO, stored);
    }
  }

  /**
   * The attribute is a collection of at most so many elements.
   *
   * @param mayBeAbsent whether there may be no such attribute
   */
  record SizeAtMost(Path path, int size, boolean mayBeAbsent) implements Check {

    @Override
    public Predicate predicate() {
      Predicate isSmall = sizeIs(path, Comparator.LE, "size", size);
      return mayBeAbsent ? Predicate.or(Predicate.notExists(path), isSmall) : isSmall;
    }

    @Override
    public boolean holds(Map<String, AttributeValue> item) {
      AttributeValue stored = path.in(item);
      return stored == null
          ? mayBeAbsent
          : StoredValues.size(stored).stream().anyMatch(elements -> elements <= size);
    }
  }

  /**
   * The attribute is a set with room for an element, or full and has it already; or absent.
   *
   * @param set the element, alone in a set
   */
  record RoomForElement(Path path, AttributeValue set, int max) implements Check {

    @Override
    public Predicate predicate() {
      return Predicate.or(
          List.of(
              Predicate.notExists(path),
              sizeIs(path, Comparator.LT, "max", max),
              Predicate.and(
                  sizeIs(path, Comparator.EQ, "max", max),
                  Predicate.contains(
                      path, Operand.value(path.hint(), StoredValues.onlyElement(set))))));
    }

    @Override
    public boolean holds(Map<String, AttributeValue> item) {
      AttributeValue stored = path.in(item);
      return stored == null
          || StoredValues.sizeWith(stored, set).stream().anyMatch(elements -> elements <= max);
    }

    /** Without the element, which no message or log may show. */
    @Override
    public String toString() {
      return "RoomForElement[" + path + "]";
    }
  }

  /** The attribute is a map with room for an entry, or full and has it already. */
  record RoomForEntry(Path path, String key, int max) implements Check {

    @Override
    public Predicate predicate() {
      return Predicate.or(
          sizeIs(path, Comparator.LT, "max", max),
          Predicate.and(
              sizeIs(path, Comparator.EQ, "max", max), Predicate.exists(path.entry(key))));
    }

    @Override
    public boolean holds(Map<String, AttributeValue> item) {
      AttributeValue stored = path.in(item);
      return stored != null
          && stored.hasM()
          && stored.m().size() + (stored.m().containsKey(key) ? 0 : 1) <= max;
    }

    /** Without the key, which no message or log may show. */
    @Override
    public String toString() {
      return "RoomForEntry[" + path + "]";
    }
  }

  private static Predicate sizeIs(Path path, Comparator comparator, String hint, int size) {
    return Predicate.compare(
        Operand.size(path),
        comparator,
        Operand.value(hint, AttributeValue.fromN(Integer.toString(size))));
  }
}
