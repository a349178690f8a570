package io.partita.runtime.write;

import io.partita.runtime.AbsentComponentException;
import io.partita.runtime.ConditionFailedException;
import io.partita.runtime.ItemNotFoundException;
import io.partita.runtime.Options;
import io.partita.runtime.OutcomeUnknownException;
import io.partita.runtime.VersionConflictException;
import io.partita.runtime.condition.Condition;
import java.util.Optional;

/**
 * A change of some components of one item. A class of updates is generated for each entity, with
 * methods for its components; nothing is sent before {@link #execute()} or {@link
 * #executeAndGet()}. Not for use by several threads at once.
 *
 * @param <E> the entity's record
 */
public interface Update<E> {

  /**
   * Makes the changes only if a condition holds for the stored item, in addition to conditions
   * given before.
   */
  Update<E> when(Condition<E> condition);

  /**
   * Sends the update as a transaction, so that it is made once even if DynamoDB's response is lost
   * and the request is sent again; otherwise what it adds, appends, copies or removes by position
   * may be added, appended, copied or removed twice then. Costs twice the write units, and {@link
   * #executeAndGet()} needs a read.
   */
  Update<E> exactlyOnce();

  /**
   * Makes the changes: one UpdateItem on the table, unless the generated class says otherwise.
   *
   * @throws ItemNotFoundException if the item does not exist, unless it is to be created
   * @throws AbsentComponentException if there is no value of what is changed in part, or copied
   * @throws VersionConflictException if the stored version is not the given one
   * @throws ConditionFailedException if a condition does not hold for the stored item
   * @throws OutcomeUnknownException if an attempt got no answer and one after it was refused or
   *     failed, so that the changes may have been made or not; {@link #exactlyOnce()} tells a
   *     refusal from an earlier attempt of its own
   */
  void execute();

  /**
   * Makes the changes, as {@link #execute()} does, and returns the record as it is stored
   * afterwards.
   *
   * @throws ItemNotFoundException if the item does not exist, unless it is to be created
   * @throws AbsentComponentException if there is no value of what is changed in part, or copied
   * @throws VersionConflictException if the stored version is not the given one
   * @throws ConditionFailedException if a condition does not hold for the stored item
   * @throws OutcomeUnknownException if an attempt got no answer and one after it was refused or
   *     failed, so that the changes may have been made or not; or if they were made, but the record
   *     cannot be read. The message says which
   */
  E executeAndGet();

  /**
   * Makes the changes, as {@link #execute()} does, and returns the record as it was stored before.
   * Where {@link #execute()} sends one UpdateItem, so does this, at the same cost. Where the update
   * is a transaction, because of {@link #exactlyOnce()} or {@link Options#exactOutcomes()} or since
   * a unique value changes, the item is read first by one consistent GetItem, and the transaction
   * has the condition that it has not changed since.
   *
   * @return the record as it was; empty if this update created the item
   * @throws ItemNotFoundException if the item does not exist, unless it is to be created
   * @throws VersionConflictException if the stored version is not the given one
   * @throws ConditionFailedException if a condition does not hold for the stored item
   * @throws OutcomeUnknownException as {@link #execute()} does; also if an attempt got no answer
   *     and one after it succeeded, since what that one found may be the result of the first; or if
   *     the changes were made, but what was stored before cannot be read. The message says which
   */
  Optional<E> getAndExecute();
}
