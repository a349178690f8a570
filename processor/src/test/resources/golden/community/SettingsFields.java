package community;

import io.partita.runtime.condition.BooleanField;
import io.partita.runtime.condition.TextField;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The components of {@link Settings} for conditions and filters. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class SettingsFields {
  public static final BooleanField<Settings> OPEN = new BooleanField<>(SettingsSchema.OPEN);
  public static final TextField<Settings> MOTTO = new TextField<>(SettingsSchema.MOTTO);

  private SettingsFields() {}
}
