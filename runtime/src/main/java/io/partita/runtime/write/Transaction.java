package io.partita.runtime.write;

import io.partita.runtime.EntityKey;
import io.partita.runtime.Explanation;
import io.partita.runtime.IncompleteBatchException;
import io.partita.runtime.InvalidKeyException;
import io.partita.runtime.ItemNotFoundException;
import io.partita.runtime.ItemTooLargeException;
import io.partita.runtime.MappingException;
import io.partita.runtime.Options;
import io.partita.runtime.OutcomeUnknownException;
import io.partita.runtime.TransactionFailedException;
import java.util.Optional;

/**
 * Writes of a table's entities that are done all or none. A class is generated for each table, with
 * methods for what its entities can do; nothing is sent before {@link #execute()}. Not for use by
 * several threads at once.
 */
public interface Transaction {

  /**
   * Reads an item that the transaction depends on: it is written only if the item is still as it
   * was read, or still absent. Otherwise the transaction fails with {@link
   * TransactionFailedException.Reason#READ_CHANGED}; a function that is given to {@code
   * transact(...)} of the table is run again instead.
   *
   * <p>One GetItem on the table, strongly consistent: 1 read unit per 4 KB; none for an item that
   * this transaction has read before, which stays as it was read then. What the transaction is to
   * write is not seen. Several items are read one after another, not at one moment.
   *
   * <p>An item that is read and not written takes an action of its own, a check, at 2 write units
   * per KB of it; one that is also written takes no other. It is unchanged if its version, the time
   * of its creation and its counts are, if it has a version and that time; else if all its
   * components are.
   *
   * @return the item; empty if it is absent, expired, being deleted or another entity's
   * @throws IllegalArgumentException if it is a key of another table
   * @throws MappingException if the item cannot be read as the record it says it is
   * @throws IllegalStateException if the transaction was executed, or the function that it was
   *     given to has returned
   */
  <E> Optional<E> find(EntityKey<E> key);

  /**
   * As {@link #find}, but the item must exist.
   *
   * @throws ItemNotFoundException where {@link #find} comes back empty
   */
  <E> E get(EntityKey<E> key);

  /**
   * Names this transaction, so that a caller who does not know whether it was done can send the
   * same one again: for ten minutes DynamoDB takes another one with the same key and content as
   * done.
   *
   * <p>The content must then be the same to the last value. Timestamps that Partita fills in come
   * from {@link Options#clock()}, so such transactions differ unless the clock stands still; and
   * what is read first, for unique values or index keys, may have changed. A transaction that is
   * planned again because a stored item changed goes on with keys of its own.
   *
   * @param key 1 to 36 characters
   */
  Transaction idempotencyKey(String key);

  /**
   * Does everything that was asked for, or nothing: one TransactWriteItems, at 2 write units per KB
   * of each item. Updates of one item are one action, and so are its checks; what they set must not
   * contradict each other. Nothing is sent if nothing is to be written and no more than one item
   * was read. Conflicts with other writes and throttling are tried again, with the same token, as
   * {@link Options} say. Can be called once.
   *
   * @throws TransactionFailedException if nothing was written; it says which actions failed and why
   * @throws OutcomeUnknownException if an attempt got no answer and those after it failed for
   *     another reason than those of an action, such as throttling, so that everything may have
   *     been done, or nothing
   * @throws IllegalArgumentException if the actions cannot be one transaction, for instance because
   *     two of them write the same item; nothing was sent then
   * @throws InvalidKeyException if a record cannot have a key; nothing was sent then
   * @throws MappingException if a record cannot be stored; nothing was sent then
   * @throws ItemTooLargeException if a record is larger than an item can be; nothing was sent then
   * @throws IncompleteBatchException if items that must be read first could not be read
   * @throws IllegalStateException if it was executed before
   */
  void execute();

  /** The requests that {@link #execute()} would send, as far as they are known beforehand. */
  Explanation explain();
}
