package poll;

import io.partita.runtime.generated.operation.EntityQuery;
import io.partita.runtime.generated.operation.QueryState;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The {@code Vote} items of one {@code pollId}: see {@link VoteDao#byPollId}. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class VoteByPollId extends EntityQuery<Vote, VoteKey, VoteByPollId> {
  VoteByPollId(QueryState<Vote> state) {
    super(state, VoteByPollId::new, VoteDao.TYPE);
  }

  /**
   * Keeps one {@code voterId}:
   * {@code GSI1PK = "POLL#{pollId}#SHARD#{$shard}" AND GSI1SK = "VOTER#{voterId}"}.
   */
  public Selected voterId(String voterId) {
    return new Selected(state().exact(VoteSchema.VOTER_ID, voterId));
  }

  /** Only the items whose {@code voterId} is {@code from} or greater. */
  public Selected voterIdFrom(String from) {
    return new Selected(state().from(VoteSchema.VOTER_ID, from));
  }

  /** Only the items whose {@code voterId} is {@code to} or smaller. */
  public Selected voterIdTo(String to) {
    return new Selected(state().to(VoteSchema.VOTER_ID, to));
  }

  /** Only the items whose {@code voterId} is {@code from}, {@code to} or between them. */
  public Selected voterIdBetween(String from, String to) {
    return new Selected(state().between(VoteSchema.VOTER_ID, from, to));
  }

  /** Only the items whose {@code voterId} is greater than {@code after}. */
  public Selected voterIdAfter(String after) {
    return new Selected(state().after(VoteSchema.VOTER_ID, after));
  }

  /** Only the items whose {@code voterId} is smaller than {@code before}. */
  public Selected voterIdBefore(String before) {
    return new Selected(state().before(VoteSchema.VOTER_ID, before));
  }

  /** Only the items whose {@code voterId} begins with {@code prefix}. */
  public Selected voterIdStartsWith(String prefix) {
    return new Selected(state().startsWith(VoteSchema.VOTER_ID, prefix));
  }

  /** The query with its range of sort keys. */
  public static final class Selected extends EntityQuery<Vote, VoteKey, Selected> {
    Selected(QueryState<Vote> state) {
      super(state, Selected::new, VoteDao.TYPE);
    }
  }
}
