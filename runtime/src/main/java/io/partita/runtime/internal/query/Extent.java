package io.partita.runtime.internal.query;

import io.partita.runtime.generated.schema.CollectionPattern;
import io.partita.runtime.generated.schema.CollectionRange;
import io.partita.runtime.generated.schema.ComponentValues;
import io.partita.runtime.generated.schema.Place;
import io.partita.runtime.generated.value.Path;
import io.partita.runtime.internal.expression.Comparator;
import io.partita.runtime.internal.expression.Operand;
import io.partita.runtime.internal.expression.Predicate;
import io.partita.runtime.internal.expression.SortRange;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * What a query reads of a place: a partition, and in it a range of sort keys.
 *
 * @param partition the partition's key
 * @param keys the sort keys
 * @param sent the range that is asked of DynamoDB: the same, or a little more where a bound is too
 *     long to send
 * @param root the key that all of them are or lie below; null if that is no question
 */
record Extent(AttributeValue partition, SortRange keys, SortRange sent, @Nullable String root) {

  /** A range that DynamoDB accepts as it is. */
  static Extent of(AttributeValue partition, SortRange keys) {
    return new Extent(partition, keys, keys, null);
  }

  /** Where the collection of some components lies. */
  static <S> Extent of(CollectionPattern<S> pattern, ComponentValues<S> values) {
    SortRange keys = pattern.range().of(values);
    return new Extent(
        pattern.place().partition().value(values),
        keys,
        CollectionRange.sendable(keys),
        pattern.range().root(values));
  }

  /** The key condition. */
  Predicate condition(Place<?> place) {
    String attribute = place.partition().attribute();
    Predicate inPartition =
        Predicate.compare(
            Operand.stored(Path.of(attribute)), Comparator.EQ, Operand.value(attribute, partition));
    return place
        .sort()
        .flatMap(sort -> sent.condition(sort.attribute()))
        .map(inRange -> Predicate.and(inPartition, inRange))
        .orElse(inPartition);
  }

  /** Whether an item, or a position, of the partition is in the range. */
  boolean contains(Place<?> place, Map<String, AttributeValue> item) {
    return place.sort().map(sort -> item.get(sort.attribute())).map(this::contains).orElse(true);
  }

  /** Whether no key can be in the range, so that no request is needed. */
  boolean isEmpty() {
    return sent.isEmpty();
  }

  /** Whether DynamoDB returns nothing else. */
  boolean isSentAsItIs() {
    return root == null && sent.equals(keys);
  }

  private boolean contains(AttributeValue key) {
    return keys.contains(key) && (root == null || isAtRoot(key.s(), root));
  }

  private static boolean isAtRoot(String key, String root) {
    return key.equals(root) || key.startsWith(root + "#");
  }

  /** Without the values, which no message or log may show. */
  @Override
  public String toString() {
    return "Extent";
  }
}
