package existing;

import io.partita.runtime.generated.schema.Component;
import io.partita.runtime.generated.schema.IndexKey;
import io.partita.runtime.generated.schema.KeyAttribute;
import io.partita.runtime.generated.schema.PrimaryKey;
import io.partita.runtime.generated.value.Codec;
import io.partita.runtime.generated.value.Codecs;
import io.partita.runtime.generated.value.KeyFormats;
import io.partita.runtime.generated.value.Precision;
import java.time.Instant;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The components and keys of {@link Payment}. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
final class PaymentSchema {
  /** {@code Day = "{day:day}"}, stored as the text of its format. */
  static final Codec<Instant> DAY_CODEC = Codecs.formatted(
      KeyFormats.instant(Precision.DAY)::encode, KeyFormats.instant(Precision.DAY)::decode);
  static final Component<Payment, String> ACCOUNT_ID =
      Component.of("accountId", Payment::accountId, "AccountID", Codecs.STRING);
  static final Component<Payment, Long> CREATED_AT =
      Component.of("createdAt", Payment::createdAt, "CreatedAt", Codecs.LONG);
  static final Component<Payment, String> STATUS =
      Component.<Payment, String>of("status", Payment::status, "Status", Codecs.STRING)
          .aliases("State", "Phase");

  static final Component<Payment, Instant> DAY =
      Component.of("day", Payment::day, "Day", DAY_CODEC);
  static final Component<Payment, Long> CENTS = Component.of("cents", Payment::cents, Codecs.LONG);
  static final PrimaryKey<Payment> KEY =
      PrimaryKey.of("Payment", KeyAttribute.nativePartition(ACCOUNT_ID),
          KeyAttribute.nativeSort(CREATED_AT));

  static final IndexKey<Payment> BY_STATUS_V2 =
      IndexKey.of("Payment", "by-status.v2", KeyAttribute.nativePartition(STATUS), null);
  static final IndexKey<Payment> BY_DAY =
      IndexKey.of("Payment", "by-day", KeyAttribute.nativePartition(DAY), null);

  private PaymentSchema() {}
}
