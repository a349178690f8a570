package projections;

import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * A {@link Depots.Depot} in the making.
 * Not for use by several threads at once. What is not set is null, an empty Optional, zero or
 * false in a new record, and unchanged in a copy.
 */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class DepotDraft {
  private @Nullable String depotId;

  private DepotDraft() {}

  /** A draft of a new record, with nothing set. */
  public static DepotDraft empty() {
    return new DepotDraft();
  }

  /** A draft of a copy of a record. */
  public static DepotDraft of(Depots.Depot depot) {
    DepotDraft draft = new DepotDraft();
    draft.depotId = depot.depotId();
    return draft;
  }

  /** Sets {@code depotId}. */
  public DepotDraft depotId(String depotId) {
    this.depotId = depotId;
    return this;
  }

  /** The record, as its constructor makes it of these components. */
  public Depots.Depot build() {
    return new Depots.Depot(depotId);
  }
}
