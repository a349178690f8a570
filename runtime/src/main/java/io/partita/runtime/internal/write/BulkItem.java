package io.partita.runtime.internal.write;

import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.schema.GeneratedKey;
import io.partita.runtime.internal.expression.Predicate;
import io.partita.runtime.internal.item.ItemSize;
import io.partita.runtime.internal.operation.TableContext;
import io.partita.runtime.internal.stored.ItemKey;
import java.time.Instant;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * One of many writes that are packed into transactions.
 *
 * @param given the record or key as the caller gave it
 * @param key its key
 * @param intent what is done
 * @param items the items that it touches and may share with others
 * @param sentinels how many more it touches at most
 * @param bytes how much of a transaction's size it takes
 * @param <K> what the key is given as
 */
record BulkItem<K>(
    Object given, K key, Intent intent, Set<ItemKey> items, int sentinels, long bytes) {

  static <E, K extends GeneratedKey<E>> BulkItem<K> create(
      TableContext context, EntityType<E, K> type, E record, Instant now) {
    CreateIntent<E, K> intent = new CreateIntent<>(context, type, record, now);
    K key = intent.entityKey();
    Set<ItemKey> owners = new Owners<>(context, type, now).of(key);
    return of(type, record, key, intent, owners, intent.item().attributes());
  }

  static <E, K extends GeneratedKey<E>> BulkItem<K> delete(
      TableContext context,
      EntityType<E, K> type,
      K key,
      Instant now,
      @Nullable Predicate condition) {
    DeleteIntent<E, K> intent = DeleteIntent.of(context, type, key, now, condition);
    return delete(context, type, DeletedItem.of(key), key, intent, now);
  }

  /** A deletion of an item that is stored, whatever its key and its state are. */
  static <E, K extends GeneratedKey<E>> BulkItem<DeletedItem<K>> deleteStored(
      TableContext context, EntityType<E, K> type, DeletedItem<K> item, Instant now) {
    DeleteIntent<E, K> intent = DeleteIntent.ofStored(context, type, item, now);
    return delete(context, type, item, item, intent, now);
  }

  private static <E, K extends GeneratedKey<E>, G> BulkItem<G> delete(
      TableContext context,
      EntityType<E, K> type,
      DeletedItem<K> item,
      G given,
      Intent intent,
      Instant now) {
    Set<ItemKey> owners = new Owners<>(context, type, now).countersOf(item);
    return of(type, given, given, intent, owners, item.attributes());
  }

  /** An update, which touches nothing else unless it moves a unique value. */
  static <E, K extends GeneratedKey<E>> BulkItem<Object> update(
      TableContext context, EntityType<E, K> type, K key, RequestedUpdate<E> update, Instant now) {
    Intent intent = new Intents<>(context, type, now).update(key, update);
    return new BulkItem<>(
        key,
        key,
        intent,
        Set.of(intent.key()),
        2 * Intents.changedUniques(type, update.changes()).size(),
        0);
  }

  private static <G> BulkItem<G> of(
      EntityType<?, ?> type,
      Object given,
      G key,
      Intent intent,
      Set<ItemKey> owners,
      Map<String, AttributeValue> attributes) {
    Set<ItemKey> items = new HashSet<>(owners);
    items.add(intent.key());
    return new BulkItem<>(
        given, key, intent, items, type.uniques().size(), ItemSize.of(attributes));
  }

  /** Without the values, which no message or log may show. */
  @Override
  public String toString() {
    return "BulkItem[" + intent.entity() + "]";
  }
}
