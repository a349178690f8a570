package poll;

import io.partita.runtime.generated.operation.EntityQuery;
import io.partita.runtime.generated.operation.QueryState;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The {@code Vote} items of one {@code answer}: see {@link VoteDao#byAnswer}. */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class VoteByAnswer extends EntityQuery<Vote, VoteKey, VoteByAnswer> {
  VoteByAnswer(QueryState<Vote> state) {
    super(state, VoteByAnswer::new, VoteDao.TYPE);
  }

  /**
   * Keeps one {@code pollId}: {@code GSI2PK = "{$shard}#{answer}" AND GSI2SK = "POLL#{pollId}"}.
   */
  public Selected pollId(String pollId) {
    return new Selected(state().exact(VoteSchema.POLL_ID, pollId));
  }

  /** Only the items whose {@code pollId} is {@code from} or greater. */
  public Selected pollIdFrom(String from) {
    return new Selected(state().from(VoteSchema.POLL_ID, from));
  }

  /** Only the items whose {@code pollId} is {@code to} or smaller. */
  public Selected pollIdTo(String to) {
    return new Selected(state().to(VoteSchema.POLL_ID, to));
  }

  /** Only the items whose {@code pollId} is {@code from}, {@code to} or between them. */
  public Selected pollIdBetween(String from, String to) {
    return new Selected(state().between(VoteSchema.POLL_ID, from, to));
  }

  /** Only the items whose {@code pollId} is greater than {@code after}. */
  public Selected pollIdAfter(String after) {
    return new Selected(state().after(VoteSchema.POLL_ID, after));
  }

  /** Only the items whose {@code pollId} is smaller than {@code before}. */
  public Selected pollIdBefore(String before) {
    return new Selected(state().before(VoteSchema.POLL_ID, before));
  }

  /** Only the items whose {@code pollId} begins with {@code prefix}. */
  public Selected pollIdStartsWith(String prefix) {
    return new Selected(state().startsWith(VoteSchema.POLL_ID, prefix));
  }

  /** The query with its range of sort keys. */
  public static final class Selected extends EntityQuery<Vote, VoteKey, Selected> {
    Selected(QueryState<Vote> state) {
      super(state, Selected::new, VoteDao.TYPE);
    }
  }
}
