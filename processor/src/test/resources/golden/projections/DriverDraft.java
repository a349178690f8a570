package projections;

import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * A {@link Depots.Driver} in the making.
 * Not for use by several threads at once. What is not set is null, an empty Optional, zero or
 * false in a new record, and unchanged in a copy.
 */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class DriverDraft {
  private @Nullable String driverId;

  private DriverDraft() {}

  /** A draft of a new record, with nothing set. */
  public static DriverDraft empty() {
    return new DriverDraft();
  }

  /** A draft of a copy of a record. */
  public static DriverDraft of(Depots.Driver driver) {
    DriverDraft draft = new DriverDraft();
    draft.driverId = driver.driverId();
    return draft;
  }

  /** Sets {@code driverId}. */
  public DriverDraft driverId(String driverId) {
    this.driverId = driverId;
    return this;
  }

  /** The record, as its constructor makes it of these components. */
  public Depots.Driver build() {
    return new Depots.Driver(driverId);
  }
}
