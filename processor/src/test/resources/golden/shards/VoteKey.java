package poll;

import io.partita.runtime.internal.entity.ComponentValues;
import io.partita.runtime.internal.entity.EntityKey;
import javax.annotation.processing.Generated;

/**
 * The primary key of {@link Vote}. Equal keys are the same item.
 *
 * <p>{@code PK = "VOTER#{voterId}"}, {@code SK = "POLL#{pollId}"}
 */
@Generated("io.partita.processor.PartitaProcessor")
public final class VoteKey extends EntityKey<Vote> {
  private VoteKey(ComponentValues<Vote> values) {
    super(VoteSchema.KEY, values);
  }

  /**
   * The key of its components.
   *
   * @throws io.partita.runtime.InvalidKeyException if a component cannot be part of a key: null,
   *     empty, too long
   */
  public static VoteKey of(String voterId, String pollId) {
    return new VoteKey(ComponentValues.of(VoteSchema.VOTER_ID, voterId,
        VoteSchema.POLL_ID, pollId));
  }

  /**
   * The key of a record.
   *
   * @throws io.partita.runtime.InvalidKeyException if a component cannot be part of a key: null,
   *     empty, too long
   */
  public static VoteKey of(Vote vote) {
    return new VoteKey(
        ComponentValues.of(VoteSchema.VOTER_ID, VoteSchema.VOTER_ID.get(vote))
            .with(VoteSchema.POLL_ID, VoteSchema.POLL_ID.get(vote)));
  }

  static VoteKey from(ComponentValues<Vote> values) {
    return new VoteKey(values);
  }

  /**
   * The component {@code voterId}.
   */
  public String voterId() {
    return get(VoteSchema.VOTER_ID);
  }

  /**
   * The component {@code pollId}.
   */
  public String pollId() {
    return get(VoteSchema.POLL_ID);
  }
}
