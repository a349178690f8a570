package poll;

import io.partita.runtime.condition.Condition;
import io.partita.runtime.generated.operation.PhysicalTable;
import io.partita.runtime.generated.operation.TransactionBuilder;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * Writes that are done all or none. Nothing is sent before {@code execute()}, {@code find} or
 * {@code get}: one TransactWriteItems of up to 100 actions. What several of them do to one item,
 * such as counting on an item that another one creates, is one action. Each costs 2 write units
 * per KB.
 */
@NullMarked
@Generated("io.partita.processor.PartitaProcessor")
public final class PollTransaction extends TransactionBuilder<PollTransaction> {
  PollTransaction(PhysicalTable table) {
    super(table);
  }

  /** Stores a new {@code Vote}: one action. */
  public PollTransaction create(Vote vote) {
    return addCreate(VoteDao.TYPE, vote);
  }

  /** Stores the {@code Vote}, whether it exists or not: one action. */
  public PollTransaction put(Vote vote) {
    return addPut(VoteDao.TYPE, vote, null);
  }

  /** As {@link #put(Vote)}; the item must also fulfil the condition. */
  public PollTransaction put(Vote vote, Condition<Vote> condition) {
    return addPut(VoteDao.TYPE, vote, condition);
  }

  /** Stores the {@code Vote} in place of the one with its key, which must exist: one action. */
  public PollTransaction replace(Vote vote) {
    return addReplace(VoteDao.TYPE, vote, null);
  }

  /** As {@link #replace(Vote)}; the item must also fulfil the condition. */
  public PollTransaction replace(Vote vote, Condition<Vote> condition) {
    return addReplace(VoteDao.TYPE, vote, condition);
  }

  /**
   * Changes a {@code Vote}, as begun by the {@code update} of its DAO: one action, and the item is
   * read before if an index key needs a component that is not set.
   */
  public PollTransaction update(VoteUpdate update) {
    return addUpdate(update);
  }

  /** Removes the {@code Vote} with this key, which must exist: one action. */
  public PollTransaction delete(VoteKey key) {
    return addDelete(VoteDao.TYPE, key, null);
  }

  /** As {@link #delete(VoteKey)}; the item must also fulfil the condition. */
  public PollTransaction delete(VoteKey key, Condition<Vote> condition) {
    return addDelete(VoteDao.TYPE, key, condition);
  }

  /**
   * Requires that the {@code Vote} with this key exists: one action.
   *
   * @throws io.partita.runtime.TransactionFailedException on {@code execute()}, if there is no such
   *     item
   */
  public PollTransaction check(VoteKey key) {
    return addCheck(VoteDao.TYPE, key, null);
  }

  /** As {@link #check(VoteKey)}; the item must also fulfil the condition. */
  public PollTransaction check(VoteKey key, Condition<Vote> condition) {
    return addCheck(VoteDao.TYPE, key, condition);
  }
}
