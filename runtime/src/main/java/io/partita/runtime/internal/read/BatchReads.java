package io.partita.runtime.internal.read;

import io.partita.runtime.IncompleteBatchException;
import io.partita.runtime.MappingException;
import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.schema.GeneratedKey;
import io.partita.runtime.internal.operation.OperationName;
import io.partita.runtime.internal.operation.TableContext;
import java.util.Collection;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Reads many items of an entity by key with BatchGetItem.
 *
 * @param <E> the entity's record
 * @param <K> its generated key
 */
public final class BatchReads<E, K extends GeneratedKey<E>> {

  private final TableContext context;
  private final EntityType<E, K> type;

  public BatchReads(TableContext context, EntityType<E, K> type) {
    this.context = context;
    this.type = type;
  }

  /**
   * The records of some keys, in the order of the keys; a key that is given twice is read once, and
   * one without an item, with an expired one or with one of another entity is absent.
   *
   * @throws IncompleteBatchException if keys are still unprocessed after all attempts; it lists
   *     them
   */
  public Map<K, E> findAll(Collection<? extends K> keys) {
    return findAll(keys, null);
  }

  /**
   * The same, without the items that cannot be read.
   *
   * @param unreadable is told of them; null if they fail the call
   */
  public Map<K, E> findAll(
      Collection<? extends K> keys, @Nullable Consumer<? super MappingException> unreadable) {
    return find(keys, item -> record(type, item, unreadable));
  }

  /** A record; empty if it cannot be read and somebody is told of that. */
  static <E> Optional<E> record(
      EntityType<E, ?> type,
      Map<String, AttributeValue> item,
      @Nullable Consumer<? super MappingException> unreadable) {
    try {
      return Optional.of(type.read(item));
    } catch (MappingException refusal) {
      if (unreadable == null) {
        throw refusal;
      }
      unreadable.accept(refusal);
      return Optional.empty();
    }
  }

  /** The same as they are stored, readable or not. */
  public Map<K, Map<String, AttributeValue>> findItems(Collection<? extends K> keys) {
    return find(keys, Optional::of);
  }

  private <R> Map<K, R> find(
      Collection<? extends K> keys, Function<Map<String, AttributeValue>, Optional<R>> mapper) {
    KeyLookup<K> lookup = new KeyLookup<>(context, type.name(), key -> type);
    return context
        .driver()
        .observe(
            OperationName.of(type.name(), "findAll"),
            Map::size,
            driver -> {
              keys.forEach(type::requireKey);
              return Collections.unmodifiableMap(
                  driver.run(lookup.find(keys, (key, item) -> mapper.apply(item))));
            });
  }
}
