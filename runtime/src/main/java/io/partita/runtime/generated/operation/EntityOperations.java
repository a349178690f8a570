package io.partita.runtime.generated.operation;

import io.partita.runtime.Backfill;
import io.partita.runtime.CreatedAll;
import io.partita.runtime.DeletedAll;
import io.partita.runtime.IncompleteBatchException;
import io.partita.runtime.ItemNotFoundException;
import io.partita.runtime.Linked;
import io.partita.runtime.MappingException;
import io.partita.runtime.Progress;
import io.partita.runtime.ProjectionReads;
import io.partita.runtime.RecordProjection;
import io.partita.runtime.condition.Condition;
import io.partita.runtime.generated.schema.Component;
import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.schema.GeneratedKey;
import io.partita.runtime.generated.schema.KeyAttribute;
import io.partita.runtime.generated.schema.Place;
import io.partita.runtime.internal.backfill.IndexBackfill;
import io.partita.runtime.internal.expression.StatedPredicate;
import io.partita.runtime.internal.operation.OperationName;
import io.partita.runtime.internal.operation.Step;
import io.partita.runtime.internal.operation.TableContext;
import io.partita.runtime.internal.query.GlobalIndexScan;
import io.partita.runtime.internal.query.ScanReads;
import io.partita.runtime.internal.query.TableScan;
import io.partita.runtime.internal.read.BatchReads;
import io.partita.runtime.internal.read.ReadBack;
import io.partita.runtime.internal.read.Reads;
import io.partita.runtime.internal.read.UniqueReads;
import io.partita.runtime.internal.removal.FoundDeletion;
import io.partita.runtime.internal.stored.ItemView;
import io.partita.runtime.internal.write.BatchWrites;
import io.partita.runtime.internal.write.BulkWrites;
import io.partita.runtime.internal.write.RequestedUpdate;
import io.partita.runtime.internal.write.Writes;
import io.partita.runtime.query.IndexScan;
import io.partita.runtime.query.Scan;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/**
 * What generated DAOs do with the items of one entity.
 *
 * @param <E> the entity's record
 * @param <K> its generated key
 */
public final class EntityOperations<E, K extends GeneratedKey<E>> {

  private final TableContext context;
  private final EntityType<E, K> type;
  private final Writes<E, K> writes;

  public EntityOperations(PhysicalTable table, EntityType<E, K> type) {
    this(table.context(), type);
  }

  EntityOperations(TableContext context, EntityType<E, K> type) {
    this.context = context;
    this.type = type;
    this.writes = new Writes<>(context, type);
  }

  /** Reads by key of some components. */
  public <P> ProjectionReads<K, P> as(RecordProjection<E, P> projection) {
    return new ViewedItems<>(this, ItemView.of(Place.table(type), projection));
  }

  /** The item, unless it is absent, expired or another entity's. */
  public Optional<E> find(K key) {
    return find(key, ItemView.records(type));
  }

  /** What something reads of it. */
  <T> Optional<T> find(K key, ItemView<T> view) {
    return run("find", EntityOperations::asNumber, () -> read(key, view));
  }

  /** The item, which must exist. */
  public E get(K key) {
    return get(key, ItemView.records(type));
  }

  /** What something reads of it. */
  <T> T get(K key, ItemView<T> view) {
    return run(
        "get",
        found -> 1,
        () ->
            read(key, view)
                .map(found -> found.orElseThrow(() -> new ItemNotFoundException(type.name()))));
  }

  private <T> Step<Optional<T>> read(K key, ItemView<T> view) {
    return new Reads<>(context, type).find(type.requireKey(key), view);
  }

  /** Whether the item exists: it is not absent, expired or another entity's. */
  public boolean exists(K key) {
    return run(
        "exists",
        EntityOperations::asNumber,
        () -> new Reads<>(context, type).exists(type.requireKey(key)));
  }

  /** Stores a record that must not exist yet. */
  public E create(E record) {
    return run("create", created -> 1, () -> writes.create(withId(record)));
  }

  /** The record, with an id if it is to be filled in. */
  public E withId(E record) {
    return type.requireNew(record, context.options());
  }

  /** Stores a record whether it exists or not. */
  public E put(E record) {
    return run("put", stored -> 1, () -> writes.write(type.requireRecord(record), false, null));
  }

  /** Stores a record if a condition is true of what is stored. */
  public E put(E record, Condition<E> condition) {
    return run(
        "put",
        stored -> 1,
        () -> writes.write(type.requireRecord(record), false, StatedPredicate.of(condition)));
  }

  /** Stores a record in place of one that must exist. */
  public E replace(E record) {
    return run("replace", stored -> 1, () -> writes.write(type.requireRecord(record), true, null));
  }

  /** Stores a record in place of one that must exist and of which a condition is true. */
  public E replace(E record, Condition<E> condition) {
    return run(
        "replace",
        stored -> 1,
        () -> writes.write(type.requireRecord(record), true, StatedPredicate.of(condition)));
  }

  /** Deletes an item that must exist. */
  public void delete(K key) {
    run("delete", deleted -> 1, () -> writes.delete(type.requireKey(key), null));
  }

  /** Deletes an item that must exist and of which a condition is true. */
  public void delete(K key, Condition<E> condition) {
    run(
        "delete",
        deleted -> 1,
        () -> writes.delete(type.requireKey(key), StatedPredicate.of(condition)));
  }

  /** Deletes an item that must exist in the record's version. */
  public void delete(E record) {
    run("delete", deleted -> 1, () -> writes.delete(type.requireRecord(record)));
  }

  /** Deletes an item if it exists, and tells whether it did. */
  public boolean deleteIfExists(K key) {
    return run(
        "deleteIfExists",
        EntityOperations::asNumber,
        () -> writes.deleteIfExists(type.requireKey(key), null));
  }

  /**
   * Deletes an item if it exists, of which a condition must then be true, and tells whether it did.
   */
  public boolean deleteIfExists(K key, Condition<E> condition) {
    return run(
        "deleteIfExists",
        EntityOperations::asNumber,
        () -> writes.deleteIfExists(type.requireKey(key), StatedPredicate.of(condition)));
  }

  /** Deletes an item if it exists, and tells what it was. */
  public Optional<E> getAndDelete(K key) {
    return run(
        "getAndDelete",
        EntityOperations::asNumber,
        () -> writes.getAndDelete(type.requireKey(key)));
  }

  /** Stores a record whether it exists or not, and tells what was there before. */
  public Optional<E> getAndPut(E record) {
    return run("getAndPut", before -> 1, () -> writes.getAndPut(type.requireRecord(record)));
  }

  /** The records of some keys, in the order of the keys. */
  public Map<K, E> findAll(Collection<? extends K> keys) {
    return findAll(keys, ItemView.records(type), null);
  }

  /**
   * What something reads of them, without the items that cannot be read.
   *
   * @param unreadable is told of them; null if they fail the call
   */
  <T> Map<K, T> findAll(
      Collection<? extends K> keys,
      ItemView<T> view,
      @Nullable Consumer<? super MappingException> unreadable) {
    return new BatchReads<>(context, type).findAll(keys, view, unreadable);
  }

  /** Stores records as whole items, without conditions. */
  public void putAll(Collection<? extends E> records) {
    new BatchWrites<>(context, type).putAll(records);
  }

  /** Deletes items, without conditions. */
  public void deleteAll(Collection<? extends K> keys) {
    new BatchWrites<>(context, type).deleteAll(keys);
  }

  /** Creates records in transactions, with what follows from them. */
  public CreatedAll<K> createAll(
      Collection<? extends E> records, @Nullable Consumer<? super Progress> progress) {
    return new BulkWrites<>(context, type).createAll(records, progress);
  }

  /** Deletes items in transactions, with what follows from them. */
  public DeletedAll<K> deleteAllInTransactions(
      Collection<? extends K> keys, @Nullable Consumer<? super Progress> progress) {
    return new BulkWrites<>(context, type).deleteAll(keys, progress);
  }

  /** The item that has the value of a unique component. */
  public <T> Optional<E> findByUnique(Component<E, T> component, T value) {
    return run(
        "findBy"
            + Character.toUpperCase(component.name().charAt(0))
            + component.name().substring(1),
        found -> found.isPresent() ? 1 : 0,
        () -> new UniqueReads<>(context, type).find(component, value));
  }

  /** A scan of the whole table for items of the entity. */
  public Scan<E, K> scan() {
    return TableScan.of(context, type, this::deleteAll);
  }

  /** A scan of a local index for items of the entity. */
  public Scan<E, K> scanLocalIndex(String index, KeyAttribute<E> partition, KeyAttribute<E> sort) {
    return TableScan.of(
        context, type, Place.index(type, index, true, partition, sort), this::deleteAll);
  }

  /**
   * A scan of a global index for items of the entity.
   *
   * @param sort the index's sort key; null if it has none
   */
  public IndexScan<E, K> scanGlobalIndex(
      String index, KeyAttribute<E> partition, @Nullable KeyAttribute<E> sort) {
    return GlobalIndexScan.of(
        context, type, Place.index(type, index, false, partition, sort), this::deleteAll);
  }

  private long deleteAll(ScanReads<E> scan, Consumer<? super Progress> progress) {
    return new FoundDeletion<>(scan, type).run(progress);
  }

  /** Changes an item. */
  void update(K key, RequestedUpdate<E> update, boolean exactlyOnce) {
    run(
        "update",
        updated -> 1,
        () -> writes.update(type.requireKey(key), update, exactlyOnce, false));
  }

  /** Changes an item and returns it as it is stored then. */
  E updateAndGet(K key, RequestedUpdate<E> update, boolean exactlyOnce) {
    return run(
        "update",
        updated -> 1,
        () ->
            writes
                .update(type.requireKey(key), update, exactlyOnce, true)
                .map(item -> ReadBack.record(type, item)));
  }

  /** Changes an item and tells what it was before. */
  Optional<E> getAndUpdate(K key, RequestedUpdate<E> update, boolean exactlyOnce) {
    return run(
        "update",
        before -> 1,
        () -> writes.getAndUpdate(type.requireKey(key), update, exactlyOnce));
  }

  /** The entity's name, as messages give it. */
  public String name() {
    return type.name();
  }

  String tableName() {
    return context.tableName();
  }

  EntityType<E, K> type() {
    return type;
  }

  private static long asNumber(boolean there) {
    return there ? 1 : 0;
  }

  private static long asNumber(Optional<?> found) {
    return asNumber(found.isPresent());
  }

  private <R> R run(String operation, ToLongFunction<R> items, Supplier<Step<R>> steps) {
    return context
        .driver()
        .observe(
            OperationName.of(type.name(), operation), items, driver -> driver.run(steps.get()));
  }

  /** Gives stored items the keys on indexes that they lack. */
  public Backfill<K> backfill() {
    return IndexBackfill.of(context, type);
  }

  /**
   * Edges that were read already, each with the item of this entity it leads to: BatchGetItem in
   * chunks of 100.
   *
   * @throws IncompleteBatchException if keys are still unprocessed after all attempts
   */
  public <L> List<Linked<L, E>> link(List<L> edges, Function<L, K> key) {
    return new Completion.Links<>(this, key, ItemView.records(type)).complete(edges, null);
  }
}
