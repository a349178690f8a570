package io.partita.runtime.internal.read;

import io.partita.runtime.EntityKey;
import io.partita.runtime.IncompleteBatchException;
import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.internal.operation.Step;
import io.partita.runtime.internal.operation.TableContext;
import io.partita.runtime.internal.stored.Existence;
import io.partita.runtime.internal.stored.ItemKey;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Reads items of one entity or several by key with BatchGetItem. An item that is absent, expired or
 * of another entity than its key is not found.
 *
 * @param <K> what keys are given as
 */
final class KeyLookup<K extends EntityKey<?>> {

  private final TableContext context;
  private final String subject;
  private final Function<? super K, EntityType<?, ?>> types;

  /**
   * @param subject the names of the entities, for messages
   * @param types tells whose key one is
   */
  KeyLookup(TableContext context, String subject, Function<? super K, EntityType<?, ?>> types) {
    this.context = context;
    this.subject = subject;
    this.types = types;
  }

  /**
   * What is found, in the order of the keys; a key that is given twice is read once.
   *
   * @param reading makes the result of an item, if it can
   * @throws IncompleteBatchException if keys are still unprocessed after all attempts; it lists
   *     them
   */
  <R> Step<Map<K, R>> find(
      Collection<? extends K> keys,
      BiFunction<K, Map<String, AttributeValue>, Optional<R>> reading) {
    Map<ItemKey, List<K>> wanted = new LinkedHashMap<>();
    for (K key : keys) {
      wanted.merge(identity(key), List.of(key), this::together);
    }
    return ItemLookup.of(context, subject)
        .find(wanted.keySet(), !context.options().eventuallyConsistentReads(), wanted::get)
        .map(found -> existing(wanted, found, reading));
  }

  private ItemKey identity(K key) {
    return ItemKey.of(types.apply(key).primaryKey(), key.attributes());
  }

  /** Keys of one item: entities that are told apart by their types may have the same. */
  private List<K> together(List<K> known, List<K> more) {
    EntityType<?, ?> type = types.apply(more.get(0));
    if (known.stream().anyMatch(key -> types.apply(key) == type)) {
      return known;
    }
    List<K> all = new ArrayList<>(known);
    all.addAll(more);
    return all;
  }

  private <R> Map<K, R> existing(
      Map<ItemKey, List<K>> wanted,
      Map<ItemKey, Map<String, AttributeValue>> found,
      BiFunction<K, Map<String, AttributeValue>, Optional<R>> reading) {
    Instant now = context.options().clock().instant();
    Map<EntityType<?, ?>, Existence> existences = new HashMap<>();
    Map<K, R> results = new LinkedHashMap<>();
    wanted.forEach(
        (identity, keys) -> {
          Map<String, AttributeValue> item = found.get(identity);
          if (item == null) {
            return;
          }
          for (K key : keys) {
            Existence existence =
                existences.computeIfAbsent(
                    types.apply(key), type -> Existence.of(context.options(), type, now));
            if (existence.holds(item)) {
              reading.apply(key, item).ifPresent(result -> results.put(key, result));
            }
          }
        });
    return results;
  }
}
