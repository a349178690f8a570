package projections;

import io.partita.runtime.condition.TextField;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The components of {@link Depots.Driver} for conditions and filters. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class DriverFields {
  public static final TextField<Depots.Driver> DRIVER_ID = new TextField<>(DriverSchema.DRIVER_ID);

  private DriverFields() {}
}
