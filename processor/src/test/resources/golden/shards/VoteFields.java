package poll;

import io.partita.runtime.condition.TextField;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The components of {@link Vote} for conditions and filters. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class VoteFields {
  public static final TextField<Vote> VOTER_ID = new TextField<>(VoteSchema.VOTER_ID);
  public static final TextField<Vote> POLL_ID = new TextField<>(VoteSchema.POLL_ID);

  private VoteFields() {}
}
