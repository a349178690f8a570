package community;

import io.partita.runtime.generated.operation.EntityOperations;
import io.partita.runtime.generated.operation.UpdateBuilder;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** A change of one {@link Settings}, which must exist unless {@code orCreate()} is called. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class SettingsUpdate extends UpdateBuilder<Settings, SettingsKey, SettingsUpdate> {
  SettingsUpdate(EntityOperations<Settings, SettingsKey> operations, SettingsKey key) {
    super(operations, key);
  }

  /** Creates the item if it does not exist, with what is set here and defaults for primitives. */
  @Override
  public SettingsUpdate orCreate() {
    return super.orCreate();
  }

  /** Sets {@code open}. */
  public SettingsUpdate open(boolean open) {
    return set(SettingsSchema.OPEN, open);
  }

  /** Sets {@code motto}; null is refused, and {@link #clearMotto()} removes it. */
  public SettingsUpdate motto(String motto) {
    return set(SettingsSchema.MOTTO, motto);
  }

  /** Removes {@code motto}. */
  public SettingsUpdate clearMotto() {
    return clear(SettingsSchema.MOTTO);
  }

  /** Sets {@code motto} unless it has a value. */
  public SettingsUpdate mottoIfAbsent(String motto) {
    return setIfAbsent(SettingsSchema.MOTTO, motto);
  }
}
