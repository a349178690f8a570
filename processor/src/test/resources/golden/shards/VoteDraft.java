package poll;

import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * A {@link Vote} in the making.
 * Not for use by several threads at once. What is not set is null, an empty Optional, zero or
 * false in a new record, and unchanged in a copy.
 */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class VoteDraft {
  private @Nullable String voterId;
  private @Nullable String pollId;
  private @Nullable String answer;

  private VoteDraft() {}

  /** A draft of a new record, with nothing set. */
  public static VoteDraft empty() {
    return new VoteDraft();
  }

  /** A draft of a copy of a record. */
  public static VoteDraft of(Vote vote) {
    VoteDraft draft = new VoteDraft();
    draft.voterId = vote.voterId();
    draft.pollId = vote.pollId();
    draft.answer = vote.answer();
    return draft;
  }

  /** Sets {@code voterId}. */
  public VoteDraft voterId(String voterId) {
    this.voterId = voterId;
    return this;
  }

  /** Sets {@code pollId}. */
  public VoteDraft pollId(String pollId) {
    this.pollId = pollId;
    return this;
  }

  /** Sets {@code answer}. */
  public VoteDraft answer(@Nullable String answer) {
    this.answer = answer;
    return this;
  }

  /** The record, as its constructor makes it of these components. */
  public Vote build() {
    return new Vote(voterId, pollId, answer);
  }
}
