package existing;

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
public final class AccountsTransaction extends TransactionBuilder<AccountsTransaction> {
  AccountsTransaction(PhysicalTable table) {
    super(table);
  }

  /** Stores a new {@code Payment}: one action. */
  public AccountsTransaction create(Payment payment) {
    return addCreate(PaymentDao.TYPE, payment);
  }

  /** Stores the {@code Payment}, whether it exists or not: one action. */
  public AccountsTransaction put(Payment payment) {
    return addPut(PaymentDao.TYPE, payment, null);
  }

  /** As {@link #put(Payment)}; the item must also fulfil the condition. */
  public AccountsTransaction put(Payment payment, Condition<Payment> condition) {
    return addPut(PaymentDao.TYPE, payment, condition);
  }

  /** Stores the {@code Payment} in place of the one with its key, which must exist: one action. */
  public AccountsTransaction replace(Payment payment) {
    return addReplace(PaymentDao.TYPE, payment, null);
  }

  /** As {@link #replace(Payment)}; the item must also fulfil the condition. */
  public AccountsTransaction replace(Payment payment, Condition<Payment> condition) {
    return addReplace(PaymentDao.TYPE, payment, condition);
  }

  /**
   * Changes a {@code Payment}, as begun by the {@code update} of its DAO: one action, and the item
   * is read before if what changes may be stored under a former name.
   */
  public AccountsTransaction update(PaymentUpdate update) {
    return addUpdate(update);
  }

  /** Removes the {@code Payment} with this key, which must exist: one action. */
  public AccountsTransaction delete(PaymentKey key) {
    return addDelete(PaymentDao.TYPE, key, null);
  }

  /** As {@link #delete(PaymentKey)}; the item must also fulfil the condition. */
  public AccountsTransaction delete(PaymentKey key, Condition<Payment> condition) {
    return addDelete(PaymentDao.TYPE, key, condition);
  }

  /**
   * Requires that the {@code Payment} with this key exists: one action.
   *
   * @throws io.partita.runtime.TransactionFailedException on {@code execute()}, if there is no such
   *     item
   */
  public AccountsTransaction check(PaymentKey key) {
    return addCheck(PaymentDao.TYPE, key, null);
  }

  /** As {@link #check(PaymentKey)}; the item must also fulfil the condition. */
  public AccountsTransaction check(PaymentKey key, Condition<Payment> condition) {
    return addCheck(PaymentDao.TYPE, key, condition);
  }
}
