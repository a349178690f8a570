package projections;

import io.partita.runtime.condition.TextField;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The components of {@link Depots.Depot} for conditions and filters. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class DepotFields {
  public static final TextField<Depots.Depot> DEPOT_ID = new TextField<>(DepotSchema.DEPOT_ID);

  private DepotFields() {}
}
