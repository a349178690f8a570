package projections;

import java.time.Instant;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * A {@link Depots.Shift} in the making.
 * Not for use by several threads at once. What is not set is null, an empty Optional, zero or
 * false in a new record, and unchanged in a copy.
 */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class ShiftDraft {
  private @Nullable String driverId;
  private @Nullable String depotId;
  private int hours;
  private Optional<String> label = Optional.empty();
  private byte @Nullable [] key;
  private @Nullable String note;
  private @Nullable Instant until;

  private ShiftDraft() {}

  /** A draft of a new record, with nothing set. */
  public static ShiftDraft empty() {
    return new ShiftDraft();
  }

  /** A draft of a copy of a record. */
  public static ShiftDraft of(Depots.Shift shift) {
    ShiftDraft draft = new ShiftDraft();
    draft.driverId = shift.driverId();
    draft.depotId = shift.depotId();
    draft.hours = shift.hours();
    draft.label = shift.label();
    draft.key = shift.key();
    draft.note = shift.note();
    draft.until = shift.until();
    return draft;
  }

  /** Sets {@code driverId}. */
  public ShiftDraft driverId(String driverId) {
    this.driverId = driverId;
    return this;
  }

  /** Sets {@code depotId}. */
  public ShiftDraft depotId(String depotId) {
    this.depotId = depotId;
    return this;
  }

  /** Sets {@code hours}. */
  public ShiftDraft hours(int hours) {
    this.hours = hours;
    return this;
  }

  /** Sets {@code label}. */
  public ShiftDraft label(Optional<String> label) {
    this.label = label;
    return this;
  }

  /** Sets {@code key}. */
  public ShiftDraft key(byte @Nullable [] key) {
    this.key = key;
    return this;
  }

  /** Sets {@code note}. */
  public ShiftDraft note(@Nullable String note) {
    this.note = note;
    return this;
  }

  /** Sets {@code until}. */
  public ShiftDraft until(@Nullable Instant until) {
    this.until = until;
    return this;
  }

  /** The record, as its constructor makes it of these components. */
  public Depots.Shift build() {
    return new Depots.Shift(driverId, depotId, hours, label, key, note, until);
  }
}
