package io.partita.runtime.internal.write;

import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.schema.GeneratedKey;
import io.partita.runtime.internal.item.ItemSize;
import io.partita.runtime.internal.operation.TableContext;
import io.partita.runtime.internal.stored.ItemKey;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;

/**
 * One of many writes that are packed into transactions.
 *
 * @param given the record or key as the caller gave it
 * @param key its key
 * @param intent what is done
 * @param items the items that it touches and may share with others, each once
 * @param sentinels how many more it touches at most
 * @param bytes how much of a transaction's size it takes
 * @param <K> what the key is given as
 */
record BulkItem<K>(
    Object given, K key, Intent intent, List<ItemKey> items, int sentinels, long bytes) {

  static <E, K extends GeneratedKey<E>> BulkItem<K> create(
      Intents<E, K> intents, EntityType<E, K> type, E record) {
    CreateIntent<E, K> intent = intents.create(record);
    return of(type, record, intent.entityKey(), intent, intent.ownerKeys(), intent.item().size());
  }

  static <E, K extends GeneratedKey<E>> BulkItem<K> delete(
      TableContext context, EntityType<E, K> type, K key, Instant now) {
    DeleteIntent<E, K> intent = DeleteIntent.of(context, type, key, now, null);
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
    return of(type, given, given, intent, owners, ItemSize.of(item.attributes()));
  }

  /** An update, which touches nothing else unless it moves a unique value. */
  static <E, K extends GeneratedKey<E>> BulkItem<Object> update(
      TableContext context, EntityType<E, K> type, K key, RequestedUpdate<E> update, Instant now) {
    Intent intent = new Intents<>(context, type, now).update(key, update);
    return new BulkItem<>(
        key,
        key,
        intent,
        List.of(intent.key()),
        2 * Intents.changedUniques(type, update.changes()).size(),
        0);
  }

  private static <G> BulkItem<G> of(
      EntityType<?, ?> type,
      Object given,
      G key,
      Intent intent,
      Collection<ItemKey> owners,
      long bytes) {
    List<ItemKey> items = new ArrayList<>(1 + owners.size());
    items.add(intent.key());
    for (ItemKey owner : owners) {
      if (!items.contains(owner)) {
        items.add(owner);
      }
    }
    return new BulkItem<>(given, key, intent, items, type.uniques().size(), bytes);
  }

  /** This item among those of other entities. */
  BulkItem<Object> asAny() {
    return new BulkItem<>(given, key, intent, items, sentinels, bytes);
  }

  /** Without the values, which no message or log may show. */
  @Override
  public String toString() {
    return "BulkItem[" + intent.entity() + "]";
  }
}
