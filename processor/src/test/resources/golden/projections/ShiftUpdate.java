package projections;

import io.partita.runtime.generated.operation.EntityOperations;
import io.partita.runtime.generated.operation.UpdateBuilder;
import java.time.Instant;
import java.util.Objects;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** A change of one {@link Depots.Shift}, which must exist unless {@code orCreate()} is called. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class ShiftUpdate extends UpdateBuilder<Depots.Shift, ShiftKey, ShiftUpdate> {
  ShiftUpdate(EntityOperations<Depots.Shift, ShiftKey> operations, ShiftKey key) {
    super(operations, key);
  }

  /** Creates the item if it does not exist, with what is set here and defaults for primitives. */
  @Override
  public ShiftUpdate orCreate() {
    return super.orCreate();
  }

  /** Sets {@code hours}. */
  public ShiftUpdate hours(int hours) {
    return set(ShiftSchema.HOURS, hours);
  }

  /** Adds to {@code hours}; absent counts as 0. See {@link #exactlyOnce()} on lost responses. */
  public ShiftUpdate addToHours(int delta) {
    return add(ShiftSchema.HOURS, delta);
  }

  /** Sets {@code label}; null is refused, and {@link #clearLabel()} removes it. */
  public ShiftUpdate label(String label) {
    return set(ShiftSchema.LABEL, Optional.of(Objects.requireNonNull(label, "label")));
  }

  /** Removes {@code label}. */
  public ShiftUpdate clearLabel() {
    return clear(ShiftSchema.LABEL);
  }

  /** Sets {@code label} unless it has a value. */
  public ShiftUpdate labelIfAbsent(String label) {
    return setIfAbsent(ShiftSchema.LABEL, Optional.of(Objects.requireNonNull(label, "label")));
  }

  /** Sets {@code key}; null is refused, and {@link #clearKey()} removes it. */
  public ShiftUpdate key(byte[] key) {
    return set(ShiftSchema.KEY, key);
  }

  /** Removes {@code key}. */
  public ShiftUpdate clearKey() {
    return clear(ShiftSchema.KEY);
  }

  /** Sets {@code key} unless it has a value. */
  public ShiftUpdate keyIfAbsent(byte[] key) {
    return setIfAbsent(ShiftSchema.KEY, key);
  }

  /** Sets {@code note}; null is refused, and {@link #clearNote()} removes it. */
  public ShiftUpdate note(String note) {
    return set(ShiftSchema.NOTE, note);
  }

  /** Removes {@code note}. */
  public ShiftUpdate clearNote() {
    return clear(ShiftSchema.NOTE);
  }

  /** Sets {@code note} unless it has a value. */
  public ShiftUpdate noteIfAbsent(String note) {
    return setIfAbsent(ShiftSchema.NOTE, note);
  }

  /** Sets {@code until}; null is refused, and {@link #clearUntil()} removes it. */
  public ShiftUpdate until(Instant until) {
    return set(ShiftSchema.UNTIL, until);
  }

  /** Removes {@code until}. */
  public ShiftUpdate clearUntil() {
    return clear(ShiftSchema.UNTIL);
  }

  /** Sets {@code until} unless it has a value. */
  public ShiftUpdate untilIfAbsent(Instant until) {
    return setIfAbsent(ShiftSchema.UNTIL, until);
  }
}
