package existing;

import io.partita.runtime.generated.schema.ComponentSource;
import io.partita.runtime.generated.value.AttributeNames;
import io.partita.runtime.generated.value.EntityMapper;
import io.partita.runtime.generated.value.ItemReader;
import io.partita.runtime.generated.value.ItemWriter;
import java.time.Instant;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Turns {@link Payment} records into items and back. It makes no calls. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class PaymentMapper extends EntityMapper<Payment> {
  /** The mapper; it has no state. */
  public static final PaymentMapper INSTANCE = new PaymentMapper();
  private static final AttributeNames NAMES = AttributeNames.of("AccountID", "CreatedAt", "Status",
      "Day", "cents")
      .component(1, "createdAt")
      .alias(2, "State")
      .alias(2, "Phase");

  private PaymentMapper() {
    super("Payment");
  }

  @Override
  protected Payment readAttributes(ItemReader reader) {
    String accountId = null;
    long createdAt = 0;
    String status = null;
    Instant day = null;
    long cents = 0;
    for (int position = reader.next(NAMES); position >= 0; position = reader.next(NAMES)) {
      switch (position) {
        case 0 -> accountId = reader.string();
        case 1 -> createdAt = reader.longValue();
        case 2 -> status = reader.string();
        case 3 -> day = PaymentSchema.DAY_CODEC.read(reader);
        case 4 -> cents = reader.longValue();
      }
    }
    reader.require(NAMES, 1);
    reader.require(NAMES, 4);
    return new Payment(accountId, createdAt, status, day, cents);
  }

  @Override
  protected void writeAttributes(Payment payment, ItemWriter writer) {
    ComponentSource<Payment> components = ComponentSource.of(payment);
    PaymentSchema.KEY.write(components, writer);
    PaymentSchema.BY_STATUS_V2.write(components, writer);
    PaymentSchema.BY_DAY.write(components, writer);
    writer.string("AccountID", payment.accountId());
    writer.number("CreatedAt", payment.createdAt());
    writer.string("Status", payment.status());
    writer.attribute("Day", payment.day(), PaymentSchema.DAY_CODEC);
    writer.number("cents", payment.cents());
  }
}
