package everything;

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
public final class WarehouseTransaction extends TransactionBuilder<WarehouseTransaction> {
  WarehouseTransaction(PhysicalTable table) {
    super(table);
  }

  /** Stores a new {@code Product}: one action. */
  public WarehouseTransaction create(Product product) {
    return addCreate(ProductDao.TYPE, product);
  }

  /**
   * Stores the {@code Product} in place of the one with its key, which must exist and have the
   * record's version: one action.
   */
  public WarehouseTransaction replace(Product product) {
    return addReplace(ProductDao.TYPE, product, null);
  }

  /** As {@link #replace(Product)}; the item must also fulfil the condition. */
  public WarehouseTransaction replace(Product product, Condition<Product> condition) {
    return addReplace(ProductDao.TYPE, product, condition);
  }

  /**
   * Changes a {@code Product}, as begun by the {@code update} of its DAO: one action, and the item
   * is read before if an index key needs a component that is not set, or elements are added to or
   * removed from a set that is stored as a list, or what changes may be stored under a former name.
   */
  public WarehouseTransaction update(ProductUpdate update) {
    return addUpdate(update);
  }

  /** Removes the {@code Product} with this key, which must exist: one action. */
  public WarehouseTransaction delete(ProductKey key) {
    return addDelete(ProductDao.TYPE, key, null);
  }

  /** As {@link #delete(ProductKey)}; the item must also fulfil the condition. */
  public WarehouseTransaction delete(ProductKey key, Condition<Product> condition) {
    return addDelete(ProductDao.TYPE, key, condition);
  }

  /**
   * Removes the {@code Product} as it was read: it must exist and have the record's version: one
   * action.
   */
  public WarehouseTransaction delete(Product product) {
    return addDeleteRecord(ProductDao.TYPE, product);
  }

  /**
   * Requires that the {@code Product} with this key exists: one action.
   *
   * @throws io.partita.runtime.TransactionFailedException on {@code execute()}, if there is no such
   *     item
   */
  public WarehouseTransaction check(ProductKey key) {
    return addCheck(ProductDao.TYPE, key, null);
  }

  /** As {@link #check(ProductKey)}; the item must also fulfil the condition. */
  public WarehouseTransaction check(ProductKey key, Condition<Product> condition) {
    return addCheck(ProductDao.TYPE, key, condition);
  }
}
