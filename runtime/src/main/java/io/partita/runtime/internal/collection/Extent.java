package io.partita.runtime.internal.collection;

import io.partita.runtime.generated.schema.CollectionPattern;
import io.partita.runtime.generated.schema.CollectionRange;
import io.partita.runtime.generated.schema.ComponentValues;
import io.partita.runtime.internal.expression.SortRange;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Where one collection lies: a partition, and in it a range of sort keys.
 *
 * @param partition the partition's key
 * @param keys the sort keys
 * @param root the key that all of them are or lie below; null if that is no question
 */
public record Extent(AttributeValue partition, SortRange keys, @Nullable String root) {

  public static <S> Extent of(CollectionPattern<S> pattern, ComponentValues<S> values) {
    return new Extent(
        pattern.place().partition().value(values),
        pattern.range().of(values),
        pattern.range().root(values));
  }

  /** What is asked of DynamoDB: the range, or a little more where a bound is too long to send. */
  public SortRange sent() {
    return CollectionRange.sendable(keys);
  }

  /** Whether a sort key is one of the collection's. */
  boolean contains(AttributeValue key) {
    return key.s() == null || keys.contains(key) && isAtRoot(key.s());
  }

  private boolean isAtRoot(String key) {
    return root == null || key.equals(root) || key.startsWith(root + "#");
  }

  /** Without the values, which no message or log may show. */
  @Override
  public String toString() {
    return "Extent";
  }
}
