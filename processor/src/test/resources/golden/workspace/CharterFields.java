package workspace;

import io.partita.runtime.condition.TextField;
import io.partita.runtime.internal.expression.Path;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The components of {@link Charter} for conditions and filters. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class CharterFields {
  public static final TextField<Charter> ORG_ID = new TextField<>(Path.of("orgId"));
  public static final TextField<Charter> TEXT = new TextField<>(Path.of("text"));

  private CharterFields() {}
}
