package existing;

import io.partita.runtime.condition.Field;
import io.partita.runtime.condition.OrderedField;
import io.partita.runtime.condition.TextField;
import java.time.Instant;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The components of {@link Payment} for conditions and filters. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class PaymentFields {
  /** The component {@code accountId}, attribute {@code AccountID}. */
  public static final TextField<Payment> ACCOUNT_ID = new TextField<>(PaymentSchema.ACCOUNT_ID);

  /** The component {@code createdAt}, attribute {@code CreatedAt}. */
  public static final OrderedField<Payment, Long> CREATED_AT =
      new OrderedField<>(PaymentSchema.CREATED_AT);

  /** The component {@code status}, attribute {@code Status}. */
  public static final TextField<Payment> STATUS = new TextField<>(PaymentSchema.STATUS);

  /** The component {@code day}, attribute {@code Day}. */
  public static final Field<Payment, Instant> DAY = new Field<>(PaymentSchema.DAY);
  public static final OrderedField<Payment, Long> CENTS = new OrderedField<>(PaymentSchema.CENTS);

  private PaymentFields() {}
}
