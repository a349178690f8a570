package io.partita.runtime.internal.stored;

import io.partita.runtime.generated.schema.PrimaryKey;
import io.partita.runtime.internal.item.StoredNumber;
import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A primary key as DynamoDB tells items apart by it: numbers are equal by value, however they are
 * written.
 */
public record ItemKey(Map<String, AttributeValue> attributes) {

  public static ItemKey of(PrimaryKey<?> key, Map<String, AttributeValue> item) {
    return of(key.attributeNames(), item);
  }

  /** The key that consists of some attributes of an item. */
  public static ItemKey of(Set<String> names, Map<String, AttributeValue> item) {
    if (isCanonical(names, item)) {
      return new ItemKey(item);
    }
    Map<String, AttributeValue> attributes = new LinkedHashMap<>();
    names.forEach(name -> attributes.put(name, canonical(Objects.requireNonNull(item.get(name)))));
    return new ItemKey(attributes);
  }

  /** Whether there is nothing else in an item, and no number that could be written otherwise. */
  private static boolean isCanonical(Set<String> names, Map<String, AttributeValue> item) {
    if (item.size() != names.size()) {
      return false;
    }
    for (String name : names) {
      AttributeValue value = item.get(name);
      if (value == null || value.n() != null) {
        return false;
      }
    }
    return true;
  }

  private static AttributeValue canonical(AttributeValue value) {
    BigDecimal number = value.n() == null ? null : StoredNumber.parse(value.n());
    return number == null
        ? value
        : AttributeValue.fromN(number.stripTrailingZeros().toPlainString());
  }

  /** Without the values, which no message or log may show. */
  @Override
  public String toString() {
    return "ItemKey" + attributes.keySet();
  }
}
