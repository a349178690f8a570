package io.partita.runtime.internal.stored;

import io.partita.runtime.internal.item.StoredNumber;
import java.math.BigDecimal;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Compares values as DynamoDB does: numbers by value, sets without order. */
public final class StoredValues {

  private StoredValues() {}

  public static boolean equal(@Nullable AttributeValue left, @Nullable AttributeValue right) {
    if (left == null || right == null || left.type() != right.type()) {
      return left == right;
    }
    return switch (left.type()) {
      case N -> number(left.n()).equals(number(right.n()));
      case SS, NS, BS -> left.type() == right.type() && elements(left).equals(elements(right));
      case L -> equal(left.l(), right.l());
      case M -> equal(left.m(), right.m());
      default -> left.equals(right);
    };
  }

  public static boolean equal(Map<String, AttributeValue> left, Map<String, AttributeValue> right) {
    return left.keySet().equals(right.keySet())
        && left.entrySet().stream().allMatch(e -> equal(e.getValue(), right.get(e.getKey())));
  }

  /** Whether a list, perhaps absent, ends with the elements of another. */
  public static boolean endsWith(@Nullable AttributeValue list, AttributeValue end) {
    if (list == null || !list.hasL() || list.l().size() < end.l().size()) {
      return false;
    }
    int size = list.l().size();
    return equal(list.l().subList(size - end.l().size(), size), end.l());
  }

  /** Whether a set, perhaps absent, has all elements of another. */
  public static boolean containsAll(@Nullable AttributeValue set, AttributeValue others) {
    return set != null && elements(set).containsAll(elements(others));
  }

  /** Whether a set, perhaps absent, has none of the elements of another. */
  public static boolean containsNone(@Nullable AttributeValue set, AttributeValue others) {
    if (set == null) {
      return true;
    }
    Set<Object> common = new HashSet<>(elements(set));
    common.retainAll(elements(others));
    return common.isEmpty();
  }

  /** How many elements a list, set or map has; empty for anything else. */
  public static OptionalInt size(AttributeValue stored) {
    return switch (stored.type()) {
      case L -> OptionalInt.of(stored.l().size());
      case M -> OptionalInt.of(stored.m().size());
      case SS, NS, BS -> OptionalInt.of(elements(stored).size());
      default -> OptionalInt.empty();
    };
  }

  /**
   * How many elements a set would have with those of another; empty if it is not a set of the same
   * kind.
   */
  public static OptionalInt sizeWith(AttributeValue set, AttributeValue others) {
    if (set.type() != others.type()) {
      return OptionalInt.empty();
    }
    Set<Object> all = new HashSet<>(elements(set));
    all.addAll(elements(others));
    return OptionalInt.of(all.size());
  }

  /** The element of a set of one. */
  static AttributeValue onlyElement(AttributeValue set) {
    return switch (set.type()) {
      case SS -> AttributeValue.fromS(set.ss().get(0));
      case NS -> AttributeValue.fromN(set.ns().get(0));
      default -> AttributeValue.fromB(set.bs().get(0));
    };
  }

  private static boolean equal(List<AttributeValue> left, List<AttributeValue> right) {
    if (left.size() != right.size()) {
      return false;
    }
    for (int i = 0; i < left.size(); i++) {
      if (!equal(left.get(i), right.get(i))) {
        return false;
      }
    }
    return true;
  }

  private static Collection<Object> elements(AttributeValue set) {
    if (set.hasNs()) {
      return set.ns().stream().map(StoredValues::number).collect(Collectors.toSet());
    }
    return set.hasSs() ? new HashSet<>(set.ss()) : new HashSet<>(set.bs());
  }

  /** What equals the same number in another writing; a text that is not a number equals itself. */
  private static Object number(String text) {
    BigDecimal number = StoredNumber.parse(text);
    return number == null ? text : number.stripTrailingZeros();
  }
}
