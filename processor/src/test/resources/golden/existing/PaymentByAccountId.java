package existing;

import io.partita.runtime.generated.operation.ConsistentQuery;
import io.partita.runtime.generated.operation.QueryState;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The {@code Payment} items of one {@code accountId}: see {@link PaymentDao#byAccountId}. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class PaymentByAccountId extends ConsistentQuery<Payment, PaymentKey, PaymentByAccountId> {
  PaymentByAccountId(QueryState<Payment> state) {
    super(state, PaymentByAccountId::new, PaymentDao.TYPE);
  }

  /** Keeps one {@code createdAt}: {@code AccountID = {accountId} AND CreatedAt = {createdAt}}. */
  public Selected createdAt(long createdAt) {
    return new Selected(state().exact(PaymentSchema.CREATED_AT, createdAt));
  }

  /** Only the items whose {@code createdAt} is {@code from} or greater. */
  public Selected createdAtFrom(long from) {
    return new Selected(state().from(PaymentSchema.CREATED_AT, from));
  }

  /** Only the items whose {@code createdAt} is {@code to} or smaller. */
  public Selected createdAtTo(long to) {
    return new Selected(state().to(PaymentSchema.CREATED_AT, to));
  }

  /** Only the items whose {@code createdAt} is {@code from}, {@code to} or between them. */
  public Selected createdAtBetween(long from, long to) {
    return new Selected(state().between(PaymentSchema.CREATED_AT, from, to));
  }

  /** Only the items whose {@code createdAt} is greater than {@code after}. */
  public Selected createdAtAfter(long after) {
    return new Selected(state().after(PaymentSchema.CREATED_AT, after));
  }

  /** Only the items whose {@code createdAt} is smaller than {@code before}. */
  public Selected createdAtBefore(long before) {
    return new Selected(state().before(PaymentSchema.CREATED_AT, before));
  }

  /** The query with its range of sort keys. */
  public static final class Selected extends ConsistentQuery<Payment, PaymentKey, Selected> {
    Selected(QueryState<Payment> state) {
      super(state, Selected::new, PaymentDao.TYPE);
    }
  }
}
