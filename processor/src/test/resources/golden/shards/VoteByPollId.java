package poll;

import io.partita.runtime.internal.query.EntityQuery;
import io.partita.runtime.internal.query.QueryState;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * The {@code Vote} items of one {@code pollId}, in the order of their sort keys.
 *
 * <p>8 Queries on the index {@code GSI1}, one per shard, side by side and merged, each a
 * request per page of up to 1 MB:
 * {@code GSI1PK = "POLL#{pollId}#SHARD#{$shard}" AND begins_with(GSI1SK, "VOTER#")}.
 *
 * <p>Eventually consistent, as the index follows the table with a short delay: half a read
 * unit per 4 KB read, and at least that for each of the 8 shards. A page reads somewhat more
 * of each shard than its share. All shards answer, or the query fails.
 *
 * <p>Immutable; nothing is sent before a method that returns records, pages or a count.
 */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class VoteByPollId extends EntityQuery<Vote, VoteByPollId> {
  VoteByPollId(QueryState<Vote> state) {
    super(state);
  }

  @Override
  protected VoteByPollId with(QueryState<Vote> state) {
    return new VoteByPollId(state);
  }

  /**
   * Only the items of one {@code voterId}.
   *
   * <p>The key condition is
   * {@code GSI1PK = "POLL#{pollId}#SHARD#{$shard}" AND GSI1SK = "VOTER#{voterId}"}.
   *
   * @throws io.partita.runtime.InvalidKeyException if the value cannot be part of the key;
   *     nothing is sent
   */
  public Selected voterId(String voterId) {
    return new Selected(state().exact(VoteSchema.VOTER_ID, voterId));
  }

  /**
   * Only the items whose {@code voterId} is {@code from} or greater.
   *
   * <p>Part of the key condition: no other items are read.
   *
   * @throws io.partita.runtime.InvalidKeyException if the value cannot be part of the key;
   *     nothing is sent
   */
  public Selected voterIdFrom(String from) {
    return new Selected(state().from(VoteSchema.VOTER_ID, from));
  }

  /**
   * Only the items whose {@code voterId} is {@code to} or smaller.
   *
   * <p>Part of the key condition: no other items are read.
   *
   * @throws io.partita.runtime.InvalidKeyException if the value cannot be part of the key;
   *     nothing is sent
   */
  public Selected voterIdTo(String to) {
    return new Selected(state().to(VoteSchema.VOTER_ID, to));
  }

  /**
   * Only the items whose {@code voterId} is {@code from}, {@code to} or between them; none if
   * they are the wrong way round.
   *
   * <p>Part of the key condition: no other items are read.
   *
   * @throws io.partita.runtime.InvalidKeyException if the value cannot be part of the key;
   *     nothing is sent
   */
  public Selected voterIdBetween(String from, String to) {
    return new Selected(state().between(VoteSchema.VOTER_ID, from, to));
  }

  /**
   * Only the items whose {@code voterId} is greater than {@code after}.
   *
   * <p>Part of the key condition: no other items are read.
   *
   * @throws io.partita.runtime.InvalidKeyException if the value cannot be part of the key;
   *     nothing is sent
   */
  public Selected voterIdAfter(String after) {
    return new Selected(state().after(VoteSchema.VOTER_ID, after));
  }

  /**
   * Only the items whose {@code voterId} is smaller than {@code before}.
   *
   * <p>Part of the key condition: no other items are read.
   *
   * @throws io.partita.runtime.InvalidKeyException if the value cannot be part of the key;
   *     nothing is sent
   */
  public Selected voterIdBefore(String before) {
    return new Selected(state().before(VoteSchema.VOTER_ID, before));
  }

  /**
   * Only the items whose {@code voterId} begins with {@code prefix}.
   *
   * <p>Part of the key condition: no other items are read.
   *
   * @throws io.partita.runtime.InvalidKeyException if the value cannot be part of the key;
   *     nothing is sent
   */
  public Selected voterIdStartsWith(String prefix) {
    return new Selected(state().startsWith(VoteSchema.VOTER_ID, prefix));
  }

  /**
   * The query with its range of sort keys.
   */
  public static final class Selected extends EntityQuery<Vote, Selected> {
    Selected(QueryState<Vote> state) {
      super(state);
    }

    @Override
    protected Selected with(QueryState<Vote> state) {
      return new Selected(state);
    }
  }
}
