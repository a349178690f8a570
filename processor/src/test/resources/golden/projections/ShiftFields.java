package projections;

import io.partita.runtime.condition.BinaryField;
import io.partita.runtime.condition.OrderedField;
import io.partita.runtime.condition.TextField;
import io.partita.runtime.internal.expression.Path;
import io.partita.runtime.internal.item.Codecs;
import java.time.Instant;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The components of {@link Depots.Shift} for conditions and filters. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class ShiftFields {
  public static final TextField<Depots.Shift> DRIVER_ID = new TextField<>(Path.of("driverId"));
  public static final TextField<Depots.Shift> DEPOT_ID = new TextField<>(Path.of("depotId"));

  public static final OrderedField<Depots.Shift, Integer> HOURS = new OrderedField<>(
      Path.of("hours"), Codecs.INTEGER);

  public static final TextField<Depots.Shift> LABEL = new TextField<>(Path.of("label"));

  public static final BinaryField<Depots.Shift, byte[]> KEY = new BinaryField<>(
      Path.of("key"), Codecs.BYTES);

  public static final TextField<Depots.Shift> NOTE = new TextField<>(Path.of("note"));

  public static final OrderedField<Depots.Shift, Instant> UNTIL = new OrderedField<>(
      Path.of("until"), Codecs.EPOCH_SECONDS);

  private ShiftFields() {}
}
