package projections;

import io.partita.annotations.KeyEncoding;
import io.partita.runtime.Backfill;
import io.partita.runtime.ProjectionReads;
import io.partita.runtime.RecordProjection;
import io.partita.runtime.condition.Condition;
import io.partita.runtime.generated.operation.EntityOperations;
import io.partita.runtime.generated.operation.PhysicalTable;
import io.partita.runtime.generated.operation.QueryState;
import io.partita.runtime.generated.schema.AccessPattern;
import io.partita.runtime.generated.schema.ComponentValues;
import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.schema.KeyAttribute;
import io.partita.runtime.generated.schema.Relation;
import io.partita.runtime.query.Scan;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * Stores and finds {@link Depots.Shift} items:
 * {@code PK = "DRIVER#{driverId}"}, {@code SK = "DEPOT#{depotId}"}.
 * {@link io.partita.runtime} says what holds for all DAOs.
 */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class ShiftDao {
  static final EntityType<Depots.Shift, ShiftKey> TYPE =
      EntityType.<Depots.Shift, ShiftKey>builder(ShiftMapper.INSTANCE, ShiftSchema.KEY_,
          ShiftKey::of, ShiftKey::new)
          .type("Type", "Shift")
          .components(ShiftSchema.DRIVER_ID, ShiftSchema.DEPOT_ID, ShiftSchema.HOURS,
              ShiftSchema.LABEL, ShiftSchema.KEY, ShiftSchema.NOTE, ShiftSchema.UNTIL)
          .indexes(ShiftSchema.BY_HOURS, ShiftSchema.GSI1)
          .ttl(ShiftSchema.UNTIL)
          .orCreateDefault(ShiftSchema.HOURS, 0)
          .reference(
              Relation.to("driver", () -> DriverDao.TYPE, (ShiftKey key) -> DriverKey.of(key.driverId())))
          .reference(
              Relation.to("depot", () -> DepotDao.TYPE, (ShiftKey key) -> DepotKey.of(key.depotId())))
          .build();

  static final AccessPattern<Depots.Shift> BY_DRIVER =
      AccessPattern.table(TYPE, "byDriver", KeyEncoding.ORDERED);
  static final AccessPattern<Depots.Shift> BY_HOURS =
      AccessPattern.index(TYPE, "byHours", "ByHours", true,
          KeyAttribute.partition("PK", ShiftSchema.PARTITION_KEY),
          KeyAttribute.nativeSort(ShiftSchema.HOURS), KeyEncoding.ORDERED)
          .keysOnly();

  static final AccessPattern<Depots.Shift> BY_DEPOT =
      AccessPattern.index(TYPE, "byDepot", "GSI1", false,
          KeyAttribute.partition("GSI1PK", ShiftSchema.GSI1_PK),
          KeyAttribute.sort("GSI1SK", ShiftSchema.GSI1_SK), KeyEncoding.ORDERED)
          .including("hours", "label", "Type", "until");

  private final EntityOperations<Depots.Shift, ShiftKey> operations;
  private final PhysicalTable table;

  ShiftDao(PhysicalTable table) {
    this.operations = new EntityOperations<>(table, TYPE);
    this.table = table;
  }

  /**
   * Finds the {@code Shift} with this key. One GetItem on the table, strongly consistent unless the
   * options say otherwise: 1 read unit per 4 KB, half if eventually consistent.
   *
   * @return the record; empty if there is no item, it has expired, or it is another entity's
   */
  public Optional<Depots.Shift> find(ShiftKey key) {
    return operations.find(key);
  }

  /** As {@link #find(ShiftKey)}. */
  public Optional<Depots.Shift> find(String driverId, String depotId) {
    return find(ShiftKey.of(driverId, depotId));
  }

  /**
   * Finds the {@code Shift} with this key, which must exist: one GetItem on the table, at the cost
   * of {@link #find}.
   *
   * @throws io.partita.runtime.ItemNotFoundException where {@code find} comes back empty
   */
  public Depots.Shift get(ShiftKey key) {
    return operations.get(key);
  }

  /** As {@link #get(ShiftKey)}. */
  public Depots.Shift get(String driverId, String depotId) {
    return get(ShiftKey.of(driverId, depotId));
  }

  /**
   * Whether a {@code Shift} exists under this key: one GetItem on the table, at the cost of
   * {@link #find}, of which little more than the key comes back.
   *
   * @return false where {@code find} comes back empty
   */
  public boolean exists(ShiftKey key) {
    return operations.exists(key);
  }

  /** As {@link #exists(ShiftKey)}. */
  public boolean exists(String driverId, String depotId) {
    return exists(ShiftKey.of(driverId, depotId));
  }

  /**
   * Reads by key, as {@code find}, {@code get} and {@code findAll} do, but only the components of a
   * projection: {@link ShiftHoursProjection} or {@link ShiftNoteProjection} or
   * {@link ShiftEndsProjection}. Each GetItem or BatchGetItem has a ProjectionExpression. That
   * saves bytes and decoding, not capacity: DynamoDB charges for whole items.
   */
  public <P> ProjectionReads<ShiftKey, P> as(RecordProjection<Depots.Shift, P> projection) {
    return operations.as(projection);
  }

  /**
   * Stores a new {@code Shift}, and returns it as it is stored. One PutItem on the condition that
   * no item has its key. Costs 1 write unit per KB, and as much for each index the item is on:
   * {@code ByHours}, {@code GSI1}.
   *
   * @throws io.partita.runtime.ItemAlreadyExistsException if an item has its key
   */
  public Depots.Shift create(Depots.Shift shift) {
    return operations.create(shift);
  }

  /**
   * Stores the {@code Shift}, whether it exists or not, and returns it as it is stored. One
   * UpdateItem: sets what the record has, removes what is null, keeps attributes the record does
   * not know. Costs 1 write unit per KB, and as much for each index the item is on:
   * {@code ByHours}, {@code GSI1}. If it is refused because an expired item is there, one
   * DeleteItem removes that, and it is sent once more.
   */
  public Depots.Shift put(Depots.Shift shift) {
    return operations.put(shift);
  }

  /** As {@link #put(Depots.Shift)}, if the item fulfils the condition. */
  public Depots.Shift put(Depots.Shift shift, Condition<Depots.Shift> condition) {
    return operations.put(shift, condition);
  }

  /**
   * Stores the {@code Shift}, whether it exists or not, and returns what was stored before: one
   * UpdateItem, as {@link #put} describes it. If it is refused because an expired item is there,
   * one DeleteItem removes that, and it is sent once more. If a response was lost, it is not known
   * what was stored before: {@code OutcomeUnknownException}.
   */
  public Optional<Depots.Shift> getAndPut(Depots.Shift shift) {
    return operations.getAndPut(shift);
  }

  /**
   * Stores the {@code Shift} in place of the one with its key, which must exist, and returns it as
   * it is stored. One UpdateItem on the condition that the item exists: sets what the record has,
   * removes what is null, keeps attributes the record does not know. Costs 1 write unit per KB, and
   * as much for each index the item is on: {@code ByHours}, {@code GSI1}.
   *
   * @throws io.partita.runtime.ItemNotFoundException if there is no such item
   */
  public Depots.Shift replace(Depots.Shift shift) {
    return operations.replace(shift);
  }

  /** As {@link #replace(Depots.Shift)}, if the item fulfils the condition. */
  public Depots.Shift replace(Depots.Shift shift, Condition<Depots.Shift> condition) {
    return operations.replace(shift, condition);
  }

  /**
   * Begins a change of some components of the {@code Shift} with this key. Nothing is sent before
   * {@code execute()}, {@code executeAndGet()} or {@code getAndExecute()}: one UpdateItem. Costs 1
   * write unit per KB, and as much for each index the item is on: {@code ByHours}, {@code GSI1}. If
   * it is refused because an expired item is there, one DeleteItem removes that, and it is sent
   * once more.
   *
   * @throws io.partita.runtime.ItemNotFoundException on {@code execute()}, if there is no such
   *     item, and {@code orCreate()} is not called
   * @throws io.partita.runtime.AbsentComponentException on {@code execute()}, if what it changes a
   *     part of, or copies, has no value
   */
  public ShiftUpdate update(ShiftKey key) {
    return new ShiftUpdate(operations, key);
  }

  /** As {@link #update(ShiftKey)}. */
  public ShiftUpdate update(String driverId, String depotId) {
    return update(ShiftKey.of(driverId, depotId));
  }

  /**
   * Removes the {@code Shift} with this key, which must exist. One DeleteItem on the condition that
   * it exists. Costs 1 write unit per KB, and as much for each index the item is on:
   * {@code ByHours}, {@code GSI1}.
   *
   * @throws io.partita.runtime.ItemNotFoundException if there is no such item
   */
  public void delete(ShiftKey key) {
    operations.delete(key);
  }

  /** As {@link #delete(ShiftKey)}. */
  public void delete(String driverId, String depotId) {
    delete(ShiftKey.of(driverId, depotId));
  }

  /** As {@link #delete(ShiftKey)}, if the item fulfils the condition. */
  public void delete(ShiftKey key, Condition<Depots.Shift> condition) {
    operations.delete(key, condition);
  }

  /** As {@link #delete(ShiftKey)}, if the item fulfils the condition. */
  public void delete(String driverId, String depotId, Condition<Depots.Shift> condition) {
    delete(ShiftKey.of(driverId, depotId), condition);
  }

  /**
   * Removes the {@code Shift} with this key, and returns whether it existed: one DeleteItem, as
   * {@link #delete(ShiftKey)} describes it.
   */
  public boolean deleteIfExists(ShiftKey key) {
    return operations.deleteIfExists(key);
  }

  /** As {@link #deleteIfExists(ShiftKey)}. */
  public boolean deleteIfExists(String driverId, String depotId) {
    return deleteIfExists(ShiftKey.of(driverId, depotId));
  }

  /** As {@link #deleteIfExists(ShiftKey)}, if the item fulfils the condition. */
  public boolean deleteIfExists(ShiftKey key, Condition<Depots.Shift> condition) {
    return operations.deleteIfExists(key, condition);
  }

  /** As {@link #deleteIfExists(ShiftKey)}, if the item fulfils the condition. */
  public boolean deleteIfExists(String driverId, String depotId,
      Condition<Depots.Shift> condition) {
    return deleteIfExists(ShiftKey.of(driverId, depotId), condition);
  }

  /**
   * Removes the {@code Shift} with this key, and returns it as it was; empty if it did not exist:
   * one DeleteItem, as {@link #delete(ShiftKey)} describes it.
   */
  public Optional<Depots.Shift> getAndDelete(ShiftKey key) {
    return operations.getAndDelete(key);
  }

  /** As {@link #getAndDelete(ShiftKey)}. */
  public Optional<Depots.Shift> getAndDelete(String driverId, String depotId) {
    return getAndDelete(ShiftKey.of(driverId, depotId));
  }

  /**
   * Finds the {@code Shift} items with these keys. One BatchGetItem per 100 keys, strongly
   * consistent unless the options say otherwise: 1 read unit per 4 KB, half if eventually
   * consistent.
   *
   * @return the records that exist, by key, in the order of the keys
   * @throws io.partita.runtime.IncompleteBatchException with the keys unread at the deadline
   */
  public Map<ShiftKey, Depots.Shift> findAll(Collection<ShiftKey> keys) {
    return operations.findAll(keys);
  }

  /**
   * Stores many {@code Shift} items, whether they exist or not. One BatchWriteItem per 25 items,
   * without conditions. Costs 1 write unit per KB, and as much for each index the item is on:
   * {@code ByHours}, {@code GSI1}. Of two records with one key the last one is stored.
   *
   * @throws io.partita.runtime.IncompleteBatchException if DynamoDB left items unwritten until the
   *     deadline, or a later request failed; it holds what is not known to be written
   */
  public void putAll(Collection<Depots.Shift> records) {
    operations.putAll(records);
  }

  /**
   * Removes many {@code Shift} items; those that do not exist are no error. One BatchWriteItem per
   * 25 items, without conditions. Costs 1 write unit per KB, and as much for each index the item is
   * on: {@code ByHours}, {@code GSI1}.
   *
   * @throws io.partita.runtime.IncompleteBatchException if DynamoDB left items in place until the
   *     deadline, or a later request failed; it holds what is not known to be removed
   */
  public void deleteAll(Collection<ShiftKey> keys) {
    operations.deleteAll(keys);
  }

  /**
   * Begins a query of the {@code Shift} items of one {@code driverId}. Query requests on the table,
   * a page of up to 1 MB each: {@code PK = "DRIVER#{driverId}" AND begins_with(SK, "DEPOT#")}.
   * Eventually consistent: half a read unit per 4 KB, twice that with {@code consistent()}.
   */
  public ShiftByDriver byDriver(String driverId) {
    return new ShiftByDriver(
        QueryState.of(table, BY_DRIVER, ComponentValues.of(ShiftSchema.DRIVER_ID, driverId)));
  }

  /**
   * Begins a query of the {@code Shift} items of one {@code driverId}. Query requests on the index
   * {@code ByHours}, a page of up to 1 MB each: {@code PK = "DRIVER#{driverId}"}. Eventually
   * consistent: half a read unit per 4 KB, twice that with {@code consistent()}.
   *
   * <p>The index carries only keys, so that each item is read as its {@link ShiftKey}.
   * {@code hydrate()} reads the {@code Shift} records.
   *
   * <p>Items that have expired may be among them until {@code hydrate()}: the index cannot tell.
   *
   * <p>The index carries all of what {@code as(...)} of {@link ShiftEndsProjection} reads.
   */
  public ShiftByHours byHours(String driverId) {
    return new ShiftByHours(
        QueryState.of(table, BY_HOURS, ComponentValues.of(ShiftSchema.DRIVER_ID, driverId)));
  }

  /**
   * Begins a query of the {@code Shift} items of one {@code depotId}. Query requests on the index
   * {@code GSI1}, a page of up to 1 MB each:
   * {@code GSI1PK = "DEPOT#{depotId}" AND begins_with(GSI1SK, "DRIVER#")}. Eventually consistent,
   * as the index follows the table with a short delay: half a read unit per 4 KB.
   *
   * <p>The index carries only some components, so that each item is read as a
   * {@link ShiftByDepotItem}. {@code hydrate()} reads the {@code Shift} records.
   *
   * <p>The index carries all of what {@code as(...)} of {@link ShiftHoursProjection} or
   * {@link ShiftEndsProjection} reads.
   */
  public ShiftByDepot byDepot(String depotId) {
    return new ShiftByDepot(
        QueryState.of(table, BY_DEPOT, ComponentValues.of(ShiftSchema.DEPOT_ID, depotId)));
  }

  /**
   * Begins a read of the whole table for its {@code Shift} items. Scan requests on the table, which
   * read and pay for all items, whatever their type, eventually consistent: half a read unit per 4
   * KB, twice that with {@code consistent()}.
   */
  public Scan<Depots.Shift, ShiftKey> scan() {
    return operations.scan();
  }

  /**
   * Gives the stored {@code Shift} items their keys on {@code GSI1}, where they lack them or have
   * others. Nothing is sent before {@code run()}: Scan requests on the table, which read and pay
   * for all items, whatever their type, then one UpdateItem for each item whose index keys are
   * wrong, on the condition that what they are made of has not changed. Reads are eventually
   * consistent: half a read unit per 4 KB. Costs 1 write unit per KB of the item, and as much for
   * each index that it comes to or leaves. If somebody is told of the progress, one DescribeTable
   * comes first.
   *
   * @throws io.partita.runtime.BackfillIncompleteException on {@code run()}, if a request failed;
   *     it holds the token to go on with
   */
  public Backfill<ShiftKey> backfill() {
    return operations.backfill();
  }
}
