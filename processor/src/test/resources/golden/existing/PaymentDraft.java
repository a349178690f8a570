package existing;

import java.time.Instant;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * A {@link Payment} in the making.
 * Not for use by several threads at once. What is not set is null, an empty Optional, zero or
 * false in a new record, and unchanged in a copy.
 */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class PaymentDraft {
  private @Nullable String accountId;
  private long createdAt;
  private @Nullable String status;
  private @Nullable Instant day;
  private long cents;

  private PaymentDraft() {}

  /** A draft of a new record, with nothing set. */
  public static PaymentDraft empty() {
    return new PaymentDraft();
  }

  /** A draft of a copy of a record. */
  public static PaymentDraft of(Payment payment) {
    PaymentDraft draft = new PaymentDraft();
    draft.accountId = payment.accountId();
    draft.createdAt = payment.createdAt();
    draft.status = payment.status();
    draft.day = payment.day();
    draft.cents = payment.cents();
    return draft;
  }

  /** Sets {@code accountId}. */
  public PaymentDraft accountId(String accountId) {
    this.accountId = accountId;
    return this;
  }

  /** Sets {@code createdAt}. */
  public PaymentDraft createdAt(long createdAt) {
    this.createdAt = createdAt;
    return this;
  }

  /** Sets {@code status}. */
  public PaymentDraft status(@Nullable String status) {
    this.status = status;
    return this;
  }

  /** Sets {@code day}. */
  public PaymentDraft day(@Nullable Instant day) {
    this.day = day;
    return this;
  }

  /** Sets {@code cents}. */
  public PaymentDraft cents(long cents) {
    this.cents = cents;
    return this;
  }

  /** The record, as its constructor makes it of these components. */
  public Payment build() {
    return new Payment(accountId, createdAt, status, day, cents);
  }
}
