package io.partita.runtime.internal.write;

import io.partita.runtime.IncompleteBatchException;
import io.partita.runtime.InvalidKeyException;
import io.partita.runtime.ItemTooLargeException;
import io.partita.runtime.MappingException;
import io.partita.runtime.PartitaException;
import io.partita.runtime.generated.schema.Component;
import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.schema.GeneratedKey;
import io.partita.runtime.internal.operation.BatchRounds;
import io.partita.runtime.internal.operation.Call;
import io.partita.runtime.internal.operation.Conflicts;
import io.partita.runtime.internal.operation.Driver;
import io.partita.runtime.internal.operation.OperationName;
import io.partita.runtime.internal.operation.Step;
import io.partita.runtime.internal.operation.TableContext;
import io.partita.runtime.internal.stored.ItemKey;
import io.partita.runtime.internal.wire.OutgoingBody;
import io.partita.runtime.internal.wire.WireItemWriter;
import io.partita.runtime.internal.wire.WrittenItem;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongConsumer;
import java.util.function.Supplier;
import software.amazon.awssdk.core.exception.AbortedException;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

/**
 * Writes or deletes many items with BatchWriteItem: whole items, without conditions and not as one
 * transaction. A record that has null for what it may not have been able to know is put alone.
 *
 * @param <E> the entity's record
 * @param <K> its generated key
 */
public final class BatchWrites<E, K extends GeneratedKey<E>> {

  private static final Comparator<Write> ALONE_LAST = Comparator.comparing(Write::isAlone);
  private static final int CHUNK = 25;
  private static final long CHUNK_BYTES = 16L * 1024 * 1024;

  private final TableContext context;
  private final EntityType<E, K> type;

  public BatchWrites(TableContext context, EntityType<E, K> type) {
    this.context = context;
    this.type = type;
  }

  /**
   * Stores records, replacing whole items. Of several records with the same key the last one is
   * stored.
   *
   * @throws InvalidKeyException if a record cannot have a key; nothing was sent then
   * @throws MappingException if a record cannot be stored; nothing was sent then
   * @throws ItemTooLargeException if a record is larger than an item can be; nothing was sent then
   * @throws IncompleteBatchException if records are left that were not stored; it lists them
   */
  public void putAll(Collection<? extends E> records) {
    run("putAll", () -> puts(records));
  }

  private Map<ItemKey, Write> puts(Collection<? extends E> records) {
    WireItemWriter writer = context.driver().sendsBytes() ? new WireItemWriter(type.name()) : null;
    Map<ItemKey, Write> writes = new LinkedHashMap<>();
    for (E record : records) {
      type.requireRecord(record);
      WrittenItem written = writer == null ? null : writer.write(type.mapper(), record);
      Write write = written == null ? put(record) : put(record, written);
      writes.put(write.key(), mayKnowLess(record) ? write.alone() : write);
    }
    return writes;
  }

  /**
   * Whether the stored item may have something in index keys that the record has null for: writing
   * the whole item would remove those keys.
   */
  private boolean mayKnowLess(E record) {
    for (Component<E, ?> component : type.unknown()) {
      if (isNull(component, record)) {
        return true;
      }
    }
    return false;
  }

  private <T> boolean isNull(Component<E, T> component, E record) {
    return Encoding.encode(type.name(), component, component.get(record)) == null;
  }

  private Write put(E record) {
    Map<String, AttributeValue> item = type.mapper().toItem(record);
    Encoding.checkSize(type.name(), item);
    return Write.put(ItemKey.of(type.primaryKey(), item), record, item);
  }

  private Write put(E record, WrittenItem written) {
    Encoding.checkSize(type.name(), written.size());
    ItemKey key = ItemKey.of(type.primaryKey(), written.attributes());
    return Write.put(key, record, written);
  }

  /**
   * Deletes the items of some keys; a key without an item is no error.
   *
   * @throws IncompleteBatchException if keys are left whose items were not deleted; it lists them
   */
  public void deleteAll(Collection<? extends K> keys) {
    run("deleteAll", () -> deletes(keys));
  }

  /**
   * Deletes stored items as a part of another operation, whatever their keys look like.
   *
   * @param onDeleted is told how many each request has deleted, also of those absent before
   */
  public Step<Boolean> delete(Collection<ItemKey> keys, LongConsumer onDeleted) {
    Map<ItemKey, Write> writes = new LinkedHashMap<>();
    keys.forEach(key -> writes.put(key, Write.delete(key, key, key.attributes())));
    BatchRounds<Write> rounds = rounds(writes);
    return rounds.run(
        chunk ->
            send(chunk, writes, rounds)
                .map(
                    left -> {
                      onDeleted.accept((long) chunk.size() - left.size());
                      return left;
                    }));
  }

  private Map<ItemKey, Write> deletes(Collection<? extends K> keys) {
    Map<ItemKey, Write> writes = new LinkedHashMap<>();
    for (K key : keys) {
      type.requireKey(key);
      ItemKey identity = ItemKey.of(type.primaryKey(), key.attributes());
      writes.put(identity, Write.delete(identity, key, key.attributes()));
    }
    return writes;
  }

  private void run(String operation, Supplier<Map<ItemKey, Write>> writes) {
    context
        .driver()
        .<Map<ItemKey, Write>>observe(
            OperationName.of(type.name(), operation),
            Map::size,
            driver -> run(driver, writes.get()));
  }

  private Map<ItemKey, Write> run(Driver driver, Map<ItemKey, Write> writes) {
    BatchRounds<Write> rounds = rounds(writes);
    List<Write> alone = new ArrayList<>();
    try {
      driver.run(
          rounds.run(
              chunk ->
                  chunk.get(0).isAlone() ? sendAlone(chunk, alone) : send(chunk, writes, rounds)));
    } catch (SdkException | PartitaException failure) {
      if (!alone.isEmpty()) {
        throw rounds.failed(alone, failure);
      }
      throw failure instanceof AbortedException pause ? rounds.interrupted(pause) : failure;
    }
    return writes;
  }

  /**
   * Puts one record as {@code put} does.
   *
   * @param underway holds it until it is done
   */
  private Step<Collection<Write>> sendAlone(List<Write> chunk, List<Write> underway) {
    underway.addAll(chunk);
    @SuppressWarnings("unchecked") // only records are put
    E record = (E) chunk.get(0).given();
    return new Writes<>(context, type)
        .write(record, false, null)
        .map(
            done -> {
              underway.clear();
              return List.of();
            });
  }

  private BatchRounds<Write> rounds(Map<ItemKey, Write> writes) {
    List<Write> sorted = new ArrayList<>(writes.values());
    sorted.sort(ALONE_LAST);
    return new BatchRounds<>(
        type.name(), context.options(), sorted, Write::given, BatchWrites::chunk);
  }

  private static List<Write> chunk(Deque<Write> pending) {
    List<Write> chunk = new ArrayList<>();
    if (pending.element().isAlone()) {
      chunk.add(pending.remove());
      return chunk;
    }
    long bytes = 0;
    while (chunk.size() < CHUNK && !pending.isEmpty() && !pending.element().isAlone()) {
      bytes += pending.element().wireBytes();
      if (bytes > CHUNK_BYTES && !chunk.isEmpty()) {
        break;
      }
      chunk.add(pending.remove());
    }
    return chunk;
  }

  private Step<Collection<Write>> send(
      List<Write> chunk, Map<ItemKey, Write> writes, BatchRounds<Write> rounds) {
    return Conflicts.write(
        context.options(),
        call(chunk).note("Items that are left unprocessed are sent again."),
        answer -> Step.done(unprocessed(answer.response(), writes)),
        failed -> {
          throw rounds.failed(chunk, failed.told(type.name()));
        });
  }

  private Call<BatchWriteItemRequest, BatchWriteItemResponse> call(List<Write> chunk) {
    if (chunk.stream().anyMatch(write -> write.written() == null)) {
      return Call.batchWriteItem(request(requests(chunk)));
    }
    OutgoingBody items = OutgoingBody.ofBatch(chunk.stream().map(Write::written).toList());
    return Call.batchWriteItem(request(List.of()))
        .carrying(
            items, request -> request.toBuilder().requestItems(inTable(requests(chunk))).build());
  }

  private BatchWriteItemRequest request(List<WriteRequest> requests) {
    return BatchWriteItemRequest.builder().requestItems(inTable(requests)).build();
  }

  private Map<String, List<WriteRequest>> inTable(List<WriteRequest> requests) {
    return Map.of(context.tableName(), requests);
  }

  private static List<WriteRequest> requests(List<Write> chunk) {
    return chunk.stream().map(write -> write.request().get()).toList();
  }

  private List<Write> unprocessed(BatchWriteItemResponse response, Map<ItemKey, Write> writes) {
    return response.unprocessedItems().values().stream()
        .flatMap(List::stream)
        .map(request -> writes.get(ItemKey.of(type.primaryKey(), attributes(request))))
        .toList();
  }

  private static Map<String, AttributeValue> attributes(WriteRequest request) {
    return request.putRequest() != null
        ? request.putRequest().item()
        : request.deleteRequest().key();
  }
}
