package io.partita.runtime.internal.write;

import io.partita.runtime.ConditionFailedException;
import io.partita.runtime.CountMismatchException;
import io.partita.runtime.HasRelatedItemsException;
import io.partita.runtime.ItemAlreadyExistsException;
import io.partita.runtime.ItemBeingDeletedException;
import io.partita.runtime.ItemNotFoundException;
import io.partita.runtime.TransactionFailedException.Reason;
import io.partita.runtime.UniqueViolationException;
import io.partita.runtime.VersionConflictException;
import io.partita.runtime.internal.write.Verdict.Refusal;

/**
 * The refusals of one action of the caller.
 *
 * @param action its position
 * @param entity its entity
 */
record Refusals(int action, String entity) {

  Refusal alreadyExists() {
    return new Refusal(
        action, entity, Reason.ALREADY_EXISTS, () -> new ItemAlreadyExistsException(entity));
  }

  Refusal notFound() {
    return new Refusal(action, entity, Reason.NOT_FOUND, () -> new ItemNotFoundException(entity));
  }

  Refusal beingDeleted() {
    return new Refusal(
        action, entity, Reason.BEING_DELETED, () -> new ItemBeingDeletedException(entity));
  }

  /** The item is there, but not being deleted. */
  Refusal notMarked() {
    return new Refusal(
        action, entity, Reason.CONDITION_FALSE, () -> new ConditionFailedException(entity));
  }

  Refusal versionConflict() {
    return new Refusal(
        action, entity, Reason.VERSION_CONFLICT, () -> new VersionConflictException(entity));
  }

  Refusal conditionFalse() {
    return new Refusal(
        action, entity, Reason.CONDITION_FALSE, () -> new ConditionFailedException(entity));
  }

  Refusal otherType() {
    return new Refusal(
        action, entity, Reason.CONDITION_FALSE, () -> ConditionFailedException.otherType(entity));
  }

  Refusal keptChanging(int attempts) {
    return new Refusal(
        action,
        entity,
        Reason.CONFLICT,
        () -> ConditionFailedException.keptChanging(entity, attempts));
  }

  Refusal hasRelatedItems() {
    return new Refusal(
        action, entity, Reason.HAS_RELATED_ITEMS, () -> new HasRelatedItemsException(entity));
  }

  Refusal taken(String component) {
    return new Refusal(
        action, entity, Reason.UNIQUE_TAKEN, () -> new UniqueViolationException(entity, component));
  }

  Refusal tooMany(Bound bound) {
    return new Refusal(action, entity, Reason.TOO_MANY_ELEMENTS, bound::exception);
  }

  Refusal ownerMissing(String owner, String role) {
    return new Refusal(
        action, owner, Reason.END_MISSING, () -> ItemNotFoundException.end(owner, entity, role));
  }

  Refusal ownerBeingDeleted(String owner, String role) {
    return new Refusal(
        action,
        owner,
        Reason.BEING_DELETED,
        () -> ItemBeingDeletedException.owner(owner, entity, role));
  }

  Refusal countMismatch(String owner, String count) {
    return new Refusal(
        action, owner, Reason.COUNT_MISMATCH, () -> new CountMismatchException(owner, count));
  }
}
