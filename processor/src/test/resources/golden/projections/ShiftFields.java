package projections;

import io.partita.runtime.condition.BinaryField;
import io.partita.runtime.condition.OrderedField;
import io.partita.runtime.condition.TextField;
import io.partita.runtime.generated.value.Path;
import java.time.Instant;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The components of {@link Depots.Shift} for conditions and filters. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class ShiftFields {
  public static final TextField<Depots.Shift> DRIVER_ID = new TextField<>(ShiftSchema.DRIVER_ID);
  public static final TextField<Depots.Shift> DEPOT_ID = new TextField<>(ShiftSchema.DEPOT_ID);
  public static final OrderedField<Depots.Shift, Integer> HOURS =
      new OrderedField<>(ShiftSchema.HOURS);
  public static final TextField<Depots.Shift> LABEL = new TextField<>(Path.of("label"));
  public static final BinaryField<Depots.Shift, byte[]> KEY = new BinaryField<>(ShiftSchema.KEY);
  public static final TextField<Depots.Shift> NOTE = new TextField<>(ShiftSchema.NOTE);
  public static final OrderedField<Depots.Shift, Instant> UNTIL =
      new OrderedField<>(ShiftSchema.UNTIL);

  private ShiftFields() {}
}
