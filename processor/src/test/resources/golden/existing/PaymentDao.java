package existing;

import io.partita.annotations.KeyEncoding;
import io.partita.runtime.condition.Condition;
import io.partita.runtime.generated.operation.EntityOperations;
import io.partita.runtime.generated.operation.PhysicalTable;
import io.partita.runtime.generated.operation.QueryState;
import io.partita.runtime.generated.schema.AccessPattern;
import io.partita.runtime.generated.schema.ComponentValues;
import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.schema.KeyAttribute;
import io.partita.runtime.query.IndexScan;
import io.partita.runtime.query.Scan;
import java.time.Instant;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * Stores and finds {@link Payment} items:
 * {@code AccountID = "{accountId}"}, {@code CreatedAt = "{createdAt}"}.
 * {@link io.partita.runtime} says what holds for all DAOs.
 */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class PaymentDao {
  static final EntityType<Payment, PaymentKey> TYPE =
      EntityType.<Payment, PaymentKey>builder(PaymentMapper.INSTANCE, PaymentSchema.KEY,
          PaymentKey::of, PaymentKey::new)
          .components(PaymentSchema.ACCOUNT_ID, PaymentSchema.CREATED_AT, PaymentSchema.STATUS,
              PaymentSchema.DAY, PaymentSchema.CENTS)
          .indexes(PaymentSchema.BY_STATUS_V2, PaymentSchema.BY_DAY)
          .orCreateDefault(PaymentSchema.CENTS, 0L)
          .build();

  static final AccessPattern<Payment> BY_ACCOUNT_ID =
      AccessPattern.table(TYPE, "byAccountId", KeyEncoding.RAW);
  static final AccessPattern<Payment> BY_STATUS =
      AccessPattern.index(TYPE, "byStatus", "by-status.v2", false,
          KeyAttribute.nativePartition(PaymentSchema.STATUS),
          KeyAttribute.nativeSort(PaymentSchema.CREATED_AT), KeyEncoding.RAW)
          .keysOnly();

  static final AccessPattern<Payment> BY_DAY =
      AccessPattern.index(TYPE, "byDay", "by-day", false,
          KeyAttribute.nativePartition(PaymentSchema.DAY), null, KeyEncoding.RAW);

  private final EntityOperations<Payment, PaymentKey> operations;
  private final PhysicalTable table;

  PaymentDao(PhysicalTable table) {
    this.operations = new EntityOperations<>(table, TYPE);
    this.table = table;
  }

  /**
   * Finds the {@code Payment} with this key. One GetItem on the table, strongly consistent unless
   * the options say otherwise: 1 read unit per 4 KB, half if eventually consistent.
   *
   * @return the record; empty if there is no item, or it is another entity's
   */
  public Optional<Payment> find(PaymentKey key) {
    return operations.find(key);
  }

  /** As {@link #find(PaymentKey)}. */
  public Optional<Payment> find(String accountId, long createdAt) {
    return find(PaymentKey.of(accountId, createdAt));
  }

  /**
   * Finds the {@code Payment} with this key, which must exist: one GetItem on the table, at the
   * cost of {@link #find}.
   *
   * @throws io.partita.runtime.ItemNotFoundException where {@code find} comes back empty
   */
  public Payment get(PaymentKey key) {
    return operations.get(key);
  }

  /** As {@link #get(PaymentKey)}. */
  public Payment get(String accountId, long createdAt) {
    return get(PaymentKey.of(accountId, createdAt));
  }

  /**
   * Whether a {@code Payment} exists under this key: one GetItem on the table, at the cost of
   * {@link #find}, of which little more than the key comes back.
   *
   * @return false where {@code find} comes back empty
   */
  public boolean exists(PaymentKey key) {
    return operations.exists(key);
  }

  /** As {@link #exists(PaymentKey)}. */
  public boolean exists(String accountId, long createdAt) {
    return exists(PaymentKey.of(accountId, createdAt));
  }

  /**
   * Stores a new {@code Payment}, and returns it as it is stored. One PutItem on the condition that
   * no item has its key. Costs 1 write unit per KB, and as much for each index the item is on:
   * {@code by-status.v2}, {@code by-day}.
   *
   * @throws io.partita.runtime.ItemAlreadyExistsException if an item has its key
   */
  public Payment create(Payment payment) {
    return operations.create(payment);
  }

  /**
   * Stores the {@code Payment}, whether it exists or not, and returns it as it is stored. One
   * UpdateItem: sets what the record has, removes what is null, keeps attributes the record does
   * not know. Costs 1 write unit per KB, and as much for each index the item is on:
   * {@code by-status.v2}, {@code by-day}.
   */
  public Payment put(Payment payment) {
    return operations.put(payment);
  }

  /** As {@link #put(Payment)}, if the item fulfils the condition. */
  public Payment put(Payment payment, Condition<Payment> condition) {
    return operations.put(payment, condition);
  }

  /**
   * Stores the {@code Payment}, whether it exists or not, and returns what was stored before: one
   * UpdateItem, as {@link #put} describes it. If a response was lost, it is not known what was
   * stored before: {@code OutcomeUnknownException}.
   */
  public Optional<Payment> getAndPut(Payment payment) {
    return operations.getAndPut(payment);
  }

  /**
   * Stores the {@code Payment} in place of the one with its key, which must exist, and returns it
   * as it is stored. One UpdateItem on the condition that the item exists: sets what the record
   * has, removes what is null, keeps attributes the record does not know. Costs 1 write unit per
   * KB, and as much for each index the item is on: {@code by-status.v2}, {@code by-day}.
   *
   * @throws io.partita.runtime.ItemNotFoundException if there is no such item
   */
  public Payment replace(Payment payment) {
    return operations.replace(payment);
  }

  /** As {@link #replace(Payment)}, if the item fulfils the condition. */
  public Payment replace(Payment payment, Condition<Payment> condition) {
    return operations.replace(payment, condition);
  }

  /**
   * Begins a change of some components of the {@code Payment} with this key. Nothing is sent before
   * {@code execute()}, {@code executeAndGet()} or {@code getAndExecute()}: one UpdateItem. If what
   * changes may be stored under a former name, the item is read first by one GetItem and the write
   * conditioned on what was read. Costs 1 write unit per KB, and as much for each index the item is
   * on: {@code by-status.v2}, {@code by-day}.
   *
   * @throws io.partita.runtime.ItemNotFoundException on {@code execute()}, if there is no such
   *     item, and {@code orCreate()} is not called
   */
  public PaymentUpdate update(PaymentKey key) {
    return new PaymentUpdate(operations, key);
  }

  /** As {@link #update(PaymentKey)}. */
  public PaymentUpdate update(String accountId, long createdAt) {
    return update(PaymentKey.of(accountId, createdAt));
  }

  /**
   * Removes the {@code Payment} with this key, which must exist. One DeleteItem on the condition
   * that it exists. Costs 1 write unit per KB, and as much for each index the item is on:
   * {@code by-status.v2}, {@code by-day}.
   *
   * @throws io.partita.runtime.ItemNotFoundException if there is no such item
   */
  public void delete(PaymentKey key) {
    operations.delete(key);
  }

  /** As {@link #delete(PaymentKey)}. */
  public void delete(String accountId, long createdAt) {
    delete(PaymentKey.of(accountId, createdAt));
  }

  /** As {@link #delete(PaymentKey)}, if the item fulfils the condition. */
  public void delete(PaymentKey key, Condition<Payment> condition) {
    operations.delete(key, condition);
  }

  /** As {@link #delete(PaymentKey)}, if the item fulfils the condition. */
  public void delete(String accountId, long createdAt, Condition<Payment> condition) {
    delete(PaymentKey.of(accountId, createdAt), condition);
  }

  /**
   * Removes the {@code Payment} with this key, and returns whether it existed: one DeleteItem, as
   * {@link #delete(PaymentKey)} describes it.
   */
  public boolean deleteIfExists(PaymentKey key) {
    return operations.deleteIfExists(key);
  }

  /** As {@link #deleteIfExists(PaymentKey)}. */
  public boolean deleteIfExists(String accountId, long createdAt) {
    return deleteIfExists(PaymentKey.of(accountId, createdAt));
  }

  /** As {@link #deleteIfExists(PaymentKey)}, if the item fulfils the condition. */
  public boolean deleteIfExists(PaymentKey key, Condition<Payment> condition) {
    return operations.deleteIfExists(key, condition);
  }

  /** As {@link #deleteIfExists(PaymentKey)}, if the item fulfils the condition. */
  public boolean deleteIfExists(String accountId, long createdAt, Condition<Payment> condition) {
    return deleteIfExists(PaymentKey.of(accountId, createdAt), condition);
  }

  /**
   * Removes the {@code Payment} with this key, and returns it as it was; empty if it did not exist:
   * one DeleteItem, as {@link #delete(PaymentKey)} describes it.
   */
  public Optional<Payment> getAndDelete(PaymentKey key) {
    return operations.getAndDelete(key);
  }

  /** As {@link #getAndDelete(PaymentKey)}. */
  public Optional<Payment> getAndDelete(String accountId, long createdAt) {
    return getAndDelete(PaymentKey.of(accountId, createdAt));
  }

  /**
   * Finds the {@code Payment} items with these keys. One BatchGetItem per 100 keys, strongly
   * consistent unless the options say otherwise: 1 read unit per 4 KB, half if eventually
   * consistent.
   *
   * @return the records that exist, by key, in the order of the keys
   * @throws io.partita.runtime.IncompleteBatchException with the keys unread at the deadline
   */
  public Map<PaymentKey, Payment> findAll(Collection<PaymentKey> keys) {
    return operations.findAll(keys);
  }

  /**
   * Stores many {@code Payment} items, whether they exist or not. One BatchWriteItem per 25 items,
   * without conditions. Costs 1 write unit per KB, and as much for each index the item is on:
   * {@code by-status.v2}, {@code by-day}. Of two records with one key the last one is stored.
   *
   * @throws io.partita.runtime.IncompleteBatchException if DynamoDB left items unwritten until the
   *     deadline, or a later request failed; it holds what is not known to be written
   */
  public void putAll(Collection<Payment> records) {
    operations.putAll(records);
  }

  /**
   * Removes many {@code Payment} items; those that do not exist are no error. One BatchWriteItem
   * per 25 items, without conditions. Costs 1 write unit per KB, and as much for each index the
   * item is on: {@code by-status.v2}, {@code by-day}.
   *
   * @throws io.partita.runtime.IncompleteBatchException if DynamoDB left items in place until the
   *     deadline, or a later request failed; it holds what is not known to be removed
   */
  public void deleteAll(Collection<PaymentKey> keys) {
    operations.deleteAll(keys);
  }

  /**
   * Begins a query of the {@code Payment} items of one {@code accountId}. Query requests on the
   * table, a page of up to 1 MB each: {@code AccountID = {accountId}}. Eventually consistent: half
   * a read unit per 4 KB, twice that with {@code consistent()}.
   *
   * <p>The range may hold items of other entities: the shape of their keys keeps them out after
   * they were read and paid for.
   */
  public PaymentByAccountId byAccountId(String accountId) {
    return new PaymentByAccountId(
        QueryState.of(table, BY_ACCOUNT_ID, ComponentValues.of(PaymentSchema.ACCOUNT_ID, accountId)));
  }

  /**
   * Begins a query of the {@code Payment} items of one {@code status}. Query requests on the index
   * {@code by-status.v2}, a page of up to 1 MB each: {@code Status = {status}}. Eventually
   * consistent, as the index follows the table with a short delay: half a read unit per 4 KB.
   *
   * <p>The index carries only keys, so that each item is read as its {@link PaymentKey}.
   * {@code hydrate()} reads the {@code Payment} records.
   *
   * <p>The range may hold items of other entities: the shape of their keys keeps them out after
   * they were read and paid for.
   */
  public PaymentByStatus byStatus(String status) {
    return new PaymentByStatus(
        QueryState.of(table, BY_STATUS, ComponentValues.of(PaymentSchema.STATUS, status)));
  }

  /**
   * Begins a query of the {@code Payment} items of one {@code day}. Query requests on the index
   * {@code by-day}, a page of up to 1 MB each: {@code Day = {day:day}}. Eventually consistent, as
   * the index follows the table with a short delay: half a read unit per 4 KB.
   *
   * <p>The range may hold items of other entities: the shape of their keys keeps them out after
   * they were read and paid for.
   */
  public PaymentByDay byDay(Instant day) {
    return new PaymentByDay(
        QueryState.of(table, BY_DAY, ComponentValues.of(PaymentSchema.DAY, day)));
  }

  /**
   * Begins a read of the whole table for its {@code Payment} items. Scan requests on the table,
   * which read and pay for all items, whatever their type, eventually consistent: half a read unit
   * per 4 KB, twice that with {@code consistent()}.
   */
  public Scan<Payment, PaymentKey> scan() {
    return operations.scan();
  }

  /**
   * Begins a read of a whole index for the {@code Payment} items that are on it. Scan requests on
   * the index {@code by-day}, which read and pay for all items, whatever their type, eventually
   * consistent, as the index follows the table with a short delay: half a read unit per 4 KB.
   */
  public IndexScan<Payment, PaymentKey> scanByDay() {
    return operations.scanGlobalIndex("by-day", KeyAttribute.nativePartition(PaymentSchema.DAY),
        null);
  }
}
