package existing;

import io.partita.runtime.generated.operation.EntityQuery;
import io.partita.runtime.generated.operation.QueryState;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The {@code Payment} items of one {@code day}: see {@link PaymentDao#byDay}. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class PaymentByDay extends EntityQuery<Payment, PaymentKey, PaymentByDay> {
  PaymentByDay(QueryState<Payment> state) {
    super(state, PaymentByDay::new, PaymentDao.TYPE);
  }
}
