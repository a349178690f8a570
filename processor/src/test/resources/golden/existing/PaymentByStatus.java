package existing;

import io.partita.runtime.internal.query.KeyQuery;
import io.partita.runtime.internal.query.QueryState;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * The {@code Payment} items of one {@code status}, in the order of their sort keys.
 *
 * <p>Query on the index {@code by-status.v2}, a request per page of up to 1 MB:
 * {@code Status = {status}}.
 *
 * <p>The index carries only keys, so that each item is read as its {@link PaymentKey}.
 * {@code hydrate()} reads the {@code Payment} records.
 *
 * <p>Items of another shape of key are left out after they were read.
 *
 * <p>Eventually consistent, as the index follows the table with a short delay: half a read
 * unit per 4 KB read.
 *
 * <p>Immutable; nothing is sent before a method that returns records, pages or a count.
 */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class PaymentByStatus extends KeyQuery<Payment, PaymentKey, PaymentByStatus> {
  PaymentByStatus(QueryState<Payment> state) {
    super(state, PaymentDao.TYPE);
  }

  @Override
  protected PaymentByStatus with(QueryState<Payment> state) {
    return new PaymentByStatus(state);
  }

  /**
   * Only the items of one {@code createdAt}.
   *
   * <p>The key condition is {@code Status = {status} AND CreatedAt = {createdAt}}.
   *
   * @throws io.partita.runtime.InvalidKeyException if the value cannot be part of the key;
   *     nothing is sent
   */
  public Selected createdAt(long createdAt) {
    return new Selected(state().exact(PaymentSchema.CREATED_AT, createdAt));
  }

  /**
   * Only the items whose {@code createdAt} is {@code from} or greater.
   *
   * <p>Part of the key condition: no other items are read.
   *
   * @throws io.partita.runtime.InvalidKeyException if the value cannot be part of the key;
   *     nothing is sent
   */
  public Selected createdAtFrom(long from) {
    return new Selected(state().from(PaymentSchema.CREATED_AT, from));
  }

  /**
   * Only the items whose {@code createdAt} is {@code to} or smaller.
   *
   * <p>Part of the key condition: no other items are read.
   *
   * @throws io.partita.runtime.InvalidKeyException if the value cannot be part of the key;
   *     nothing is sent
   */
  public Selected createdAtTo(long to) {
    return new Selected(state().to(PaymentSchema.CREATED_AT, to));
  }

  /**
   * Only the items whose {@code createdAt} is {@code from}, {@code to} or between them; none if
   * they are the wrong way round.
   *
   * <p>Part of the key condition: no other items are read.
   *
   * @throws io.partita.runtime.InvalidKeyException if the value cannot be part of the key;
   *     nothing is sent
   */
  public Selected createdAtBetween(long from, long to) {
    return new Selected(state().between(PaymentSchema.CREATED_AT, from, to));
  }

  /**
   * Only the items whose {@code createdAt} is greater than {@code after}.
   *
   * <p>Part of the key condition: no other items are read.
   *
   * @throws io.partita.runtime.InvalidKeyException if the value cannot be part of the key;
   *     nothing is sent
   */
  public Selected createdAtAfter(long after) {
    return new Selected(state().after(PaymentSchema.CREATED_AT, after));
  }

  /**
   * Only the items whose {@code createdAt} is smaller than {@code before}.
   *
   * <p>Part of the key condition: no other items are read.
   *
   * @throws io.partita.runtime.InvalidKeyException if the value cannot be part of the key;
   *     nothing is sent
   */
  public Selected createdAtBefore(long before) {
    return new Selected(state().before(PaymentSchema.CREATED_AT, before));
  }

  /**
   * The query with its range of sort keys.
   */
  public static final class Selected extends KeyQuery<Payment, PaymentKey, Selected> {
    Selected(QueryState<Payment> state) {
      super(state, PaymentDao.TYPE);
    }

    @Override
    protected Selected with(QueryState<Payment> state) {
      return new Selected(state);
    }
  }
}
