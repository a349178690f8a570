package existing;

import io.partita.runtime.internal.entity.ComponentValues;
import io.partita.runtime.internal.entity.EntityKey;
import javax.annotation.processing.Generated;

/**
 * The primary key of {@link Payment}. Equal keys are the same item.
 *
 * <p>{@code AccountID = "{accountId}"}, {@code CreatedAt = "{createdAt}"}
 */
@Generated("io.partita.processor.PartitaProcessor")
public final class PaymentKey extends EntityKey<Payment> {
  private PaymentKey(ComponentValues<Payment> values) {
    super(PaymentSchema.KEY, values);
  }

  /**
   * The key of its components.
   *
   * @throws io.partita.runtime.InvalidKeyException if a component cannot be part of a key: null,
   *     empty, too long
   */
  public static PaymentKey of(String accountId, long createdAt) {
    return new PaymentKey(ComponentValues.of(PaymentSchema.ACCOUNT_ID, accountId,
        PaymentSchema.CREATED_AT, createdAt));
  }

  /**
   * The key of a record.
   *
   * @throws io.partita.runtime.InvalidKeyException if a component cannot be part of a key: null,
   *     empty, too long
   */
  public static PaymentKey of(Payment payment) {
    return new PaymentKey(
        ComponentValues.of(PaymentSchema.ACCOUNT_ID, PaymentSchema.ACCOUNT_ID.get(payment))
            .with(PaymentSchema.CREATED_AT, PaymentSchema.CREATED_AT.get(payment)));
  }

  static PaymentKey from(ComponentValues<Payment> values) {
    return new PaymentKey(values);
  }

  /**
   * The component {@code accountId}.
   */
  public String accountId() {
    return get(PaymentSchema.ACCOUNT_ID);
  }

  /**
   * The component {@code createdAt}.
   */
  public long createdAt() {
    return get(PaymentSchema.CREATED_AT);
  }
}
