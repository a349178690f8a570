package poll;

import io.partita.runtime.internal.query.EntityQuery;
import io.partita.runtime.internal.query.QueryState;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * The {@code Vote} items of one {@code answer}, in the order of their sort keys.
 *
 * <p>3 Queries on the index {@code GSI2}, one per shard, side by side and merged, each a
 * request per page of up to 1 MB:
 * {@code GSI2PK = "{$shard}#{answer}" AND begins_with(GSI2SK, "POLL#")}.
 *
 * <p>Eventually consistent, as the index follows the table with a short delay: half a read
 * unit per 4 KB read, and at least that for each of the 3 shards. A page reads somewhat more
 * of each shard than its share. All shards answer, or the query fails.
 *
 * <p>Immutable; nothing is sent before a method that returns records, pages or a count.
 */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class VoteByAnswer extends EntityQuery<Vote, VoteByAnswer> {
  VoteByAnswer(QueryState<Vote> state) {
    super(state);
  }

  @Override
  protected VoteByAnswer with(QueryState<Vote> state) {
    return new VoteByAnswer(state);
  }

  /**
   * Only the items of one {@code pollId}.
   *
   * <p>The key condition is {@code GSI2PK = "{$shard}#{answer}" AND GSI2SK = "POLL#{pollId}"}.
   *
   * @throws io.partita.runtime.InvalidKeyException if the value cannot be part of the key;
   *     nothing is sent
   */
  public Selected pollId(String pollId) {
    return new Selected(state().exact(VoteSchema.POLL_ID, pollId));
  }

  /**
   * Only the items whose {@code pollId} is {@code from} or greater.
   *
   * <p>Part of the key condition: no other items are read.
   *
   * @throws io.partita.runtime.InvalidKeyException if the value cannot be part of the key;
   *     nothing is sent
   */
  public Selected pollIdFrom(String from) {
    return new Selected(state().from(VoteSchema.POLL_ID, from));
  }

  /**
   * Only the items whose {@code pollId} is {@code to} or smaller.
   *
   * <p>Part of the key condition: no other items are read.
   *
   * @throws io.partita.runtime.InvalidKeyException if the value cannot be part of the key;
   *     nothing is sent
   */
  public Selected pollIdTo(String to) {
    return new Selected(state().to(VoteSchema.POLL_ID, to));
  }

  /**
   * Only the items whose {@code pollId} is {@code from}, {@code to} or between them; none if
   * they are the wrong way round.
   *
   * <p>Part of the key condition: no other items are read.
   *
   * @throws io.partita.runtime.InvalidKeyException if the value cannot be part of the key;
   *     nothing is sent
   */
  public Selected pollIdBetween(String from, String to) {
    return new Selected(state().between(VoteSchema.POLL_ID, from, to));
  }

  /**
   * Only the items whose {@code pollId} is greater than {@code after}.
   *
   * <p>Part of the key condition: no other items are read.
   *
   * @throws io.partita.runtime.InvalidKeyException if the value cannot be part of the key;
   *     nothing is sent
   */
  public Selected pollIdAfter(String after) {
    return new Selected(state().after(VoteSchema.POLL_ID, after));
  }

  /**
   * Only the items whose {@code pollId} is smaller than {@code before}.
   *
   * <p>Part of the key condition: no other items are read.
   *
   * @throws io.partita.runtime.InvalidKeyException if the value cannot be part of the key;
   *     nothing is sent
   */
  public Selected pollIdBefore(String before) {
    return new Selected(state().before(VoteSchema.POLL_ID, before));
  }

  /**
   * Only the items whose {@code pollId} begins with {@code prefix}.
   *
   * <p>Part of the key condition: no other items are read.
   *
   * @throws io.partita.runtime.InvalidKeyException if the value cannot be part of the key;
   *     nothing is sent
   */
  public Selected pollIdStartsWith(String prefix) {
    return new Selected(state().startsWith(VoteSchema.POLL_ID, prefix));
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
