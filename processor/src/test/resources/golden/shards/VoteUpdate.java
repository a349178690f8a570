package poll;

import io.partita.runtime.generated.operation.EntityOperations;
import io.partita.runtime.generated.operation.UpdateBuilder;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** A change of one {@link Vote}, which must exist unless {@code orCreate()} is called. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class VoteUpdate extends UpdateBuilder<Vote, VoteKey, VoteUpdate> {
  VoteUpdate(EntityOperations<Vote, VoteKey> operations, VoteKey key) {
    super(operations, key);
  }

  /** Creates the item if it does not exist, with what is set here and defaults for primitives. */
  @Override
  public VoteUpdate orCreate() {
    return super.orCreate();
  }

  /** Sets {@code answer}; null is refused, and {@link #clearAnswer()} removes it. */
  public VoteUpdate answer(String answer) {
    return set(VoteSchema.ANSWER, answer);
  }

  /** Removes {@code answer}. */
  public VoteUpdate clearAnswer() {
    return clear(VoteSchema.ANSWER);
  }
}
