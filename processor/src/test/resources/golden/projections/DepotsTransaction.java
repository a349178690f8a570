package projections;

import io.partita.runtime.condition.Condition;
import io.partita.runtime.generated.operation.PhysicalTable;
import io.partita.runtime.generated.operation.TransactionBuilder;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * Writes that are done all or none. Nothing is sent before {@code execute()}, {@code find} or
 * {@code get}: one TransactWriteItems of up to 100 actions. What several of them do to one item,
 * such as counting on an item that another one creates, is one action. Each costs 2 write units
 * per KB.
 */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class DepotsTransaction extends TransactionBuilder<DepotsTransaction> {
  DepotsTransaction(PhysicalTable table) {
    super(table);
  }

  /** Stores a new {@code Driver}: one action. */
  public DepotsTransaction create(Depots.Driver driver) {
    return addCreate(DriverDao.TYPE, driver);
  }

  /** Stores the {@code Driver}, whether it exists or not: one action. */
  public DepotsTransaction put(Depots.Driver driver) {
    return addPut(DriverDao.TYPE, driver, null);
  }

  /** As {@link #put(Depots.Driver)}; the item must also fulfil the condition. */
  public DepotsTransaction put(Depots.Driver driver, Condition<Depots.Driver> condition) {
    return addPut(DriverDao.TYPE, driver, condition);
  }

  /** Stores the {@code Driver} in place of the one with its key, which must exist: one action. */
  public DepotsTransaction replace(Depots.Driver driver) {
    return addReplace(DriverDao.TYPE, driver, null);
  }

  /** As {@link #replace(Depots.Driver)}; the item must also fulfil the condition. */
  public DepotsTransaction replace(Depots.Driver driver, Condition<Depots.Driver> condition) {
    return addReplace(DriverDao.TYPE, driver, condition);
  }

  /** Changes a {@code Driver}, as begun by the {@code update} of its DAO: one action. */
  public DepotsTransaction update(DriverUpdate update) {
    return addUpdate(update);
  }

  /** Removes the {@code Driver} with this key, which must exist: one action. */
  public DepotsTransaction delete(DriverKey key) {
    return addDelete(DriverDao.TYPE, key, null);
  }

  /** As {@link #delete(DriverKey)}; the item must also fulfil the condition. */
  public DepotsTransaction delete(DriverKey key, Condition<Depots.Driver> condition) {
    return addDelete(DriverDao.TYPE, key, condition);
  }

  /**
   * Requires that the {@code Driver} with this key exists: one action.
   *
   * @throws io.partita.runtime.TransactionFailedException on {@code execute()}, if it does not
   *     exist or is being deleted
   */
  public DepotsTransaction check(DriverKey key) {
    return addCheck(DriverDao.TYPE, key, null);
  }

  /** As {@link #check(DriverKey)}; the item must also fulfil the condition. */
  public DepotsTransaction check(DriverKey key, Condition<Depots.Driver> condition) {
    return addCheck(DriverDao.TYPE, key, condition);
  }

  /** Stores a new {@code Depot}: one action. */
  public DepotsTransaction create(Depots.Depot depot) {
    return addCreate(DepotDao.TYPE, depot);
  }

  /** Stores the {@code Depot}, whether it exists or not: one action. */
  public DepotsTransaction put(Depots.Depot depot) {
    return addPut(DepotDao.TYPE, depot, null);
  }

  /** As {@link #put(Depots.Depot)}; the item must also fulfil the condition. */
  public DepotsTransaction put(Depots.Depot depot, Condition<Depots.Depot> condition) {
    return addPut(DepotDao.TYPE, depot, condition);
  }

  /** Stores the {@code Depot} in place of the one with its key, which must exist: one action. */
  public DepotsTransaction replace(Depots.Depot depot) {
    return addReplace(DepotDao.TYPE, depot, null);
  }

  /** As {@link #replace(Depots.Depot)}; the item must also fulfil the condition. */
  public DepotsTransaction replace(Depots.Depot depot, Condition<Depots.Depot> condition) {
    return addReplace(DepotDao.TYPE, depot, condition);
  }

  /** Changes a {@code Depot}, as begun by the {@code update} of its DAO: one action. */
  public DepotsTransaction update(DepotUpdate update) {
    return addUpdate(update);
  }

  /** Removes the {@code Depot} with this key, which must exist: one action. */
  public DepotsTransaction delete(DepotKey key) {
    return addDelete(DepotDao.TYPE, key, null);
  }

  /** As {@link #delete(DepotKey)}; the item must also fulfil the condition. */
  public DepotsTransaction delete(DepotKey key, Condition<Depots.Depot> condition) {
    return addDelete(DepotDao.TYPE, key, condition);
  }

  /**
   * Requires that the {@code Depot} with this key exists: one action.
   *
   * @throws io.partita.runtime.TransactionFailedException on {@code execute()}, if it does not
   *     exist or is being deleted
   */
  public DepotsTransaction check(DepotKey key) {
    return addCheck(DepotDao.TYPE, key, null);
  }

  /** As {@link #check(DepotKey)}; the item must also fulfil the condition. */
  public DepotsTransaction check(DepotKey key, Condition<Depots.Depot> condition) {
    return addCheck(DepotDao.TYPE, key, condition);
  }

  /** Stores a new {@code Shift}: one action. */
  public DepotsTransaction create(Depots.Shift shift) {
    return addCreate(ShiftDao.TYPE, shift);
  }

  /** Stores the {@code Shift}, whether it exists or not: one action. */
  public DepotsTransaction put(Depots.Shift shift) {
    return addPut(ShiftDao.TYPE, shift, null);
  }

  /** As {@link #put(Depots.Shift)}; the item must also fulfil the condition. */
  public DepotsTransaction put(Depots.Shift shift, Condition<Depots.Shift> condition) {
    return addPut(ShiftDao.TYPE, shift, condition);
  }

  /** Stores the {@code Shift} in place of the one with its key, which must exist: one action. */
  public DepotsTransaction replace(Depots.Shift shift) {
    return addReplace(ShiftDao.TYPE, shift, null);
  }

  /** As {@link #replace(Depots.Shift)}; the item must also fulfil the condition. */
  public DepotsTransaction replace(Depots.Shift shift, Condition<Depots.Shift> condition) {
    return addReplace(ShiftDao.TYPE, shift, condition);
  }

  /** Changes a {@code Shift}, as begun by the {@code update} of its DAO: one action. */
  public DepotsTransaction update(ShiftUpdate update) {
    return addUpdate(update);
  }

  /** Removes the {@code Shift} with this key, which must exist: one action. */
  public DepotsTransaction delete(ShiftKey key) {
    return addDelete(ShiftDao.TYPE, key, null);
  }

  /** As {@link #delete(ShiftKey)}; the item must also fulfil the condition. */
  public DepotsTransaction delete(ShiftKey key, Condition<Depots.Shift> condition) {
    return addDelete(ShiftDao.TYPE, key, condition);
  }

  /**
   * Requires that the {@code Shift} with this key exists: one action.
   *
   * @throws io.partita.runtime.TransactionFailedException on {@code execute()}, if there is no such
   *     item
   */
  public DepotsTransaction check(ShiftKey key) {
    return addCheck(ShiftDao.TYPE, key, null);
  }

  /** As {@link #check(ShiftKey)}; the item must also fulfil the condition. */
  public DepotsTransaction check(ShiftKey key, Condition<Depots.Shift> condition) {
    return addCheck(ShiftDao.TYPE, key, condition);
  }
}
