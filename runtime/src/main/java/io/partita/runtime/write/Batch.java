package io.partita.runtime.write;

import io.partita.runtime.Explanation;
import io.partita.runtime.IncompleteBatchException;
import io.partita.runtime.InvalidKeyException;
import io.partita.runtime.ItemTooLargeException;
import io.partita.runtime.MappingException;
import io.partita.runtime.OutcomeUnknownException;

/**
 * Writes of a table's entities that are sent together, without conditions: each is done by itself.
 * A class is generated for each table, with methods for what its entities can do; nothing is sent
 * before {@link #execute()}. Not for use by several threads at once.
 */
public interface Batch {

  /**
   * Does everything that was asked for: of several writes of one item the last one. What DynamoDB
   * leaves unprocessed is sent again, as {@link io.partita.runtime.Options} say.
   *
   * <p>After that the batch is empty and can collect other writes. After an exception it still has
   * what is not known to be done, and another call goes on with that.
   *
   * @throws IncompleteBatchException if something is left, since it was unprocessed until the
   *     deadline or a request failed; it holds what is not known to be done
   * @throws OutcomeUnknownException if the first request got no answer and may have been applied
   * @throws InvalidKeyException if a record cannot have a key; nothing was sent then
   * @throws MappingException if a record cannot be stored; nothing was sent then
   * @throws ItemTooLargeException if a record is larger than an item can be; nothing was sent then
   */
  void execute();

  /** The requests that {@link #execute()} would send, as far as they are known beforehand. */
  Explanation explain();
}
