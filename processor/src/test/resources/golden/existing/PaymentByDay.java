package existing;

import io.partita.runtime.internal.query.EntityQuery;
import io.partita.runtime.internal.query.QueryState;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * The {@code Payment} items of one {@code day}, in the order of their sort keys: the requests
 * of {@link PaymentDao#byDay}. Immutable; nothing is sent before a method that returns
 * records, pages or a count.
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
