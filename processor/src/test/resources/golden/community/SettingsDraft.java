package community;

import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * A {@link Settings} in the making.
 * Not for use by several threads at once. What is not set is null, an empty Optional, zero or
 * false in a new record, and unchanged in a copy.
 */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class SettingsDraft {
  private boolean open;
  private @Nullable String motto;

  private SettingsDraft() {}

  /** A draft of a new record, with nothing set. */
  public static SettingsDraft empty() {
    return new SettingsDraft();
  }

  /** A draft of a copy of a record. */
  public static SettingsDraft of(Settings settings) {
    SettingsDraft draft = new SettingsDraft();
    draft.open = settings.open();
    draft.motto = settings.motto();
    return draft;
  }

  /** Sets {@code open}. */
  public SettingsDraft open(boolean open) {
    this.open = open;
    return this;
  }

  /** Sets {@code motto}. */
  public SettingsDraft motto(@Nullable String motto) {
    this.motto = motto;
    return this;
  }

  /** The record, as its constructor makes it of these components. */
  public Settings build() {
    return new Settings(open, motto);
  }
}
