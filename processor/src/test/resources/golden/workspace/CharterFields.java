package workspace;

import io.partita.runtime.condition.TextField;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The components of {@link Charter} for conditions and filters. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class CharterFields {
  public static final TextField<Charter> ORG_ID = new TextField<>(CharterSchema.ORG_ID);
  public static final TextField<Charter> TEXT = new TextField<>(CharterSchema.TEXT);

  private CharterFields() {}
}
