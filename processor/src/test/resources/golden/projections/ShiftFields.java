package projections;

import io.partita.runtime.condition.BinaryField;
import io.partita.runtime.condition.OrderedField;
import io.partita.runtime.condition.TextField;
import io.partita.runtime.internal.expression.Path;
import io.partita.runtime.internal.item.Codecs;
import java.time.Instant;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * The fields of {@link Depots.Shift} for conditions and filters.
 */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class ShiftFields {
  /**
   * The component {@code driverId}.
   */
  public static final TextField<Depots.Shift> DRIVER_ID = new TextField<>(Path.of("driverId"));

  /**
   * The component {@code depotId}.
   */
  public static final TextField<Depots.Shift> DEPOT_ID = new TextField<>(Path.of("depotId"));

  /**
   * The component {@code hours}.
   */
  public static final OrderedField<Depots.Shift, Integer> HOURS = new OrderedField<>(
      Path.of("hours"), Codecs.INTEGER);

  /**
   * The component {@code label}.
   */
  public static final TextField<Depots.Shift> LABEL = new TextField<>(Path.of("label"));

  /**
   * The component {@code key}.
   */
  public static final BinaryField<Depots.Shift, byte[]> KEY = new BinaryField<>(
      Path.of("key"), Codecs.BYTES);

  /**
   * The component {@code note}.
   */
  public static final TextField<Depots.Shift> NOTE = new TextField<>(Path.of("note"));

  /**
   * The component {@code until}.
   */
  public static final OrderedField<Depots.Shift, Instant> UNTIL = new OrderedField<>(
      Path.of("until"), Codecs.EPOCH_SECONDS);

  private ShiftFields() {
  }
}
