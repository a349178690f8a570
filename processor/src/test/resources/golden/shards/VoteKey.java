package poll;

import io.partita.runtime.generated.schema.ComponentValues;
import io.partita.runtime.generated.schema.GeneratedKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * The primary key of {@link Vote}:
 * {@code PK = "VOTER#{voterId}"}, {@code SK = "POLL#{pollId}"}.
 */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class VoteKey extends GeneratedKey<Vote> {
  public final String voterId;
  public final String pollId;

  VoteKey(ComponentValues<Vote> values) {
    super(VoteSchema.KEY, values);
    this.voterId = get(VoteSchema.VOTER_ID);
    this.pollId = get(VoteSchema.POLL_ID);
  }

  /** The key of its components. */
  public static VoteKey of(String voterId, String pollId) {
    return new VoteKey(ComponentValues.of(VoteSchema.VOTER_ID, voterId,
        VoteSchema.POLL_ID, pollId));
  }

  /** The key of a record. */
  public static VoteKey of(Vote vote) {
    return new VoteKey(
        ComponentValues.of(VoteSchema.VOTER_ID, VoteSchema.VOTER_ID.get(vote))
            .with(VoteSchema.POLL_ID, VoteSchema.POLL_ID.get(vote)));
  }

  /** The component {@code voterId}. */
  public String voterId() {
    return voterId;
  }

  /** The component {@code pollId}. */
  public String pollId() {
    return pollId;
  }
}
