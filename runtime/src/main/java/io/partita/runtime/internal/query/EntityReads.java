package io.partita.runtime.internal.query;

import io.partita.runtime.internal.expression.Predicate;
import io.partita.runtime.internal.operation.OperationName;
import io.partita.runtime.internal.operation.TableContext;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * What a query or scan reads of the items of one entity.
 *
 * @param <E> the entity's record
 */
public interface EntityReads<E> {

  /** Where it is sent. */
  TableContext context();

  /** What listeners know it by. */
  OperationName name();

  /** The same by way of another driver. */
  EntityReads<E> in(TableContext other);

  /** The same, but only the keys of the items. */
  EntityReads<E> keysAlone();

  /**
   * What is read.
   *
   * @param mapper makes an element of an item
   */
  <T> Results<T> results(Function<Map<String, AttributeValue>, T> mapper);

  /**
   * What must be true of an item that was found so that it would be found again, beside what its
   * primary key and its state say; null if these are enough.
   */
  @Nullable Predicate stillFinds(Map<String, AttributeValue> item);
}
