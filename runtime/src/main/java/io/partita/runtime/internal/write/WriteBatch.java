package io.partita.runtime.internal.write;

import io.partita.runtime.IncompleteBatchException;
import io.partita.runtime.InvalidKeyException;
import io.partita.runtime.ItemTooLargeException;
import io.partita.runtime.MappingException;
import io.partita.runtime.generated.schema.Component;
import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.schema.GeneratedKey;
import io.partita.runtime.internal.operation.Driver;
import io.partita.runtime.internal.operation.Step;
import io.partita.runtime.internal.operation.TableContext;
import io.partita.runtime.internal.stored.ItemKey;
import io.partita.runtime.internal.wire.WireItemWriter;
import io.partita.runtime.internal.wire.WrittenItem;
import io.partita.runtime.internal.wire.WrittenRequest;
import java.time.Instant;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.LongConsumer;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Writes of items of one entity or several, of each item the last one, without conditions and not
 * as one transaction. A record that has null for what it may not have been able to know is put
 * alone, and an item that others count, or whose values are unique, is deleted in a transaction.
 */
public final class WriteBatch {

  private final TableContext context;
  private final String subject;
  private final Instant now;
  private final boolean sendsBytes;
  private final Map<ItemKey, Write> writes = new LinkedHashMap<>();
  private final Map<String, WireItemWriter> writers = new HashMap<>();

  /**
   * @param subject the names of the entities, for messages
   */
  public WriteBatch(TableContext context, String subject) {
    this.context = context;
    this.subject = subject;
    this.now = context.options().clock().instant();
    this.sendsBytes = context.driver().sendsBytes();
  }

  /**
   * Stores a record, replacing the whole item.
   *
   * @throws InvalidKeyException if it cannot have a key
   * @throws MappingException if it cannot be stored
   * @throws ItemTooLargeException if it is larger than an item can be
   */
  public <E, K extends GeneratedKey<E>> void put(EntityType<E, K> type, E record) {
    type.requireRecord(record);
    WrittenItem written = sendsBytes ? writer(type).write(type.mapper(), record) : null;
    Write.InBatch put = written == null ? whole(type, record) : bytes(type, record, written);
    add(mayKnowLess(type, record) ? alone(put, type, record) : put);
  }

  private WireItemWriter writer(EntityType<?, ?> type) {
    return writers.computeIfAbsent(type.name(), WireItemWriter::new);
  }

  private static <E> Write.InBatch whole(EntityType<E, ?> type, E record) {
    Map<String, AttributeValue> item = type.mapper().toItem(record);
    Encoding.checkSize(type.name(), item);
    return Write.InBatch.put(ItemKey.of(type.primaryKey(), item), record, item);
  }

  private static <E> Write.InBatch bytes(EntityType<E, ?> type, E record, WrittenItem written) {
    Encoding.checkSize(type.name(), written.size());
    ItemKey key = ItemKey.of(type.primaryKey(), written.attributes());
    return Write.InBatch.put(key, record, written);
  }

  private <E, K extends GeneratedKey<E>> Write alone(Write put, EntityType<E, K> type, E record) {
    return new Write.Alone(
        put.key(), record, () -> new Writes<>(context, type).write(record, false, null));
  }

  /**
   * Whether the stored item may have something in index keys that the record has null for: writing
   * the whole item would remove those keys.
   */
  private static <E> boolean mayKnowLess(EntityType<E, ?> type, E record) {
    for (Component<E, ?> component : type.unknown()) {
      if (isNull(type, component, record)) {
        return true;
      }
    }
    return false;
  }

  private static <E, T> boolean isNull(EntityType<E, ?> type, Component<E, T> component, E record) {
    return Encoding.encode(type.name(), component, component.get(record)) == null;
  }

  /** Deletes the item of a key; that there is none is no error. */
  public <E, K extends GeneratedKey<E>> void delete(EntityType<E, K> type, K key) {
    type.requireKey(key);
    add(
        type.isDeletedInTransaction()
            ? new Write.InTransaction(BulkItem.delete(context, type, key, now).asAny())
            : delete(ItemKey.of(type.primaryKey(), key.attributes()), key, key.attributes()));
  }

  /** Deletes a stored item, whatever its key looks like. */
  void delete(ItemKey key) {
    add(delete(key, key, key.attributes()));
  }

  private Write delete(ItemKey key, Object given, Map<String, AttributeValue> attributes) {
    return Write.InBatch.delete(
        key, given, attributes, sendsBytes ? WrittenRequest.delete(attributes) : null);
  }

  private void add(Write write) {
    writes.put(write.key(), write);
  }

  /** How many items are written. */
  public int size() {
    return writes.size();
  }

  /**
   * Sends all.
   *
   * @throws IncompleteBatchException if something is left that was not written; it lists that
   */
  public void run(Driver driver) {
    dispatch().run(driver);
  }

  /**
   * Deletions that are a part of another operation.
   *
   * @param onDeleted is told how many each request has deleted, also of those absent before
   */
  Step<Boolean> deletions(LongConsumer onDeleted) {
    return dispatch().steps(onDeleted);
  }

  private BatchDispatch dispatch() {
    return new BatchDispatch(context, subject, writes);
  }
}
