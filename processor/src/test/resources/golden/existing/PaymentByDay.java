package existing;

import io.partita.runtime.internal.query.EntityQuery;
import io.partita.runtime.internal.query.QueryState;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * The {@code Payment} items of one {@code day}, in the order of their sort keys.
 *
 * <p>Query on the index {@code by-day}, a request per page of up to 1 MB:
 * {@code Day = {day:day}}.
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
public final class PaymentByDay extends EntityQuery<Payment, PaymentByDay> {
  PaymentByDay(QueryState<Payment> state) {
    super(state);
  }

  @Override
  protected PaymentByDay with(QueryState<Payment> state) {
    return new PaymentByDay(state);
  }
}
