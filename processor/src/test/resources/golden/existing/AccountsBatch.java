package existing;

import io.partita.runtime.generated.operation.BatchBuilder;
import io.partita.runtime.generated.operation.PhysicalTable;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Writes that are sent together and done one by one: of several of one item the last one. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class AccountsBatch extends BatchBuilder<AccountsBatch> {
  AccountsBatch(PhysicalTable table) {
    super(table);
  }

  /** Stores a {@code Payment}, as {@link PaymentDao#putAll} does. */
  public AccountsBatch put(Payment payment) {
    return addPut(PaymentDao.TYPE, payment);
  }

  /** Removes a {@code Payment}, as {@link PaymentDao#deleteAll} does. */
  public AccountsBatch delete(PaymentKey key) {
    return addDelete(PaymentDao.TYPE, key);
  }
}
