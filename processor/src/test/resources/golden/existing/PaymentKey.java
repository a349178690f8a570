package existing;

import io.partita.runtime.generated.schema.ComponentValues;
import io.partita.runtime.generated.schema.GeneratedKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * The primary key of {@link Payment}:
 * {@code AccountID = "{accountId}"}, {@code CreatedAt = "{createdAt}"}.
 */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class PaymentKey extends GeneratedKey<Payment> {
  public final String accountId;
  public final long createdAt;

  PaymentKey(ComponentValues<Payment> values) {
    super(PaymentSchema.KEY, values);
    this.accountId = get(PaymentSchema.ACCOUNT_ID);
    this.createdAt = get(PaymentSchema.CREATED_AT);
  }

  /** The key of its components. */
  public static PaymentKey of(String accountId, long createdAt) {
    return new PaymentKey(ComponentValues.of(PaymentSchema.ACCOUNT_ID, accountId,
        PaymentSchema.CREATED_AT, createdAt));
  }

  /** The key of a record. */
  public static PaymentKey of(Payment payment) {
    return new PaymentKey(
        ComponentValues.of(PaymentSchema.ACCOUNT_ID, PaymentSchema.ACCOUNT_ID.get(payment))
            .with(PaymentSchema.CREATED_AT, PaymentSchema.CREATED_AT.get(payment)));
  }

  /** The component {@code accountId}. */
  public String accountId() {
    return accountId;
  }

  /** The component {@code createdAt}. */
  public long createdAt() {
    return createdAt;
  }
}
