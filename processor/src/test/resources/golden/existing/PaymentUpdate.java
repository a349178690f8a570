package existing;

import io.partita.runtime.generated.operation.EntityOperations;
import io.partita.runtime.generated.operation.UpdateBuilder;
import java.time.Instant;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** A change of one {@link Payment}, which must exist unless {@code orCreate()} is called. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class PaymentUpdate extends UpdateBuilder<Payment, PaymentKey, PaymentUpdate> {
  PaymentUpdate(EntityOperations<Payment, PaymentKey> operations, PaymentKey key) {
    super(operations, key);
  }

  /** Creates the item if it does not exist, with what is set here and defaults for primitives. */
  @Override
  public PaymentUpdate orCreate() {
    return super.orCreate();
  }

  /** Sets {@code status}; null is refused, and {@link #clearStatus()} removes it. */
  public PaymentUpdate status(String status) {
    return set(PaymentSchema.STATUS, status);
  }

  /** Removes {@code status}. */
  public PaymentUpdate clearStatus() {
    return clear(PaymentSchema.STATUS);
  }

  /** Sets {@code status} unless it has a value. */
  public PaymentUpdate statusIfAbsent(String status) {
    return setIfAbsent(PaymentSchema.STATUS, status);
  }

  /** Sets {@code day}; null is refused, and {@link #clearDay()} removes it. */
  public PaymentUpdate day(Instant day) {
    return set(PaymentSchema.DAY, day);
  }

  /** Removes {@code day}. */
  public PaymentUpdate clearDay() {
    return clear(PaymentSchema.DAY);
  }

  /** Sets {@code day} unless it has a value. */
  public PaymentUpdate dayIfAbsent(Instant day) {
    return setIfAbsent(PaymentSchema.DAY, day);
  }

  /** Sets {@code cents}. */
  public PaymentUpdate cents(long cents) {
    return set(PaymentSchema.CENTS, cents);
  }

  /** Adds to {@code cents}; absent counts as 0. See {@link #exactlyOnce()} on lost responses. */
  public PaymentUpdate addToCents(long delta) {
    return add(PaymentSchema.CENTS, delta);
  }
}
