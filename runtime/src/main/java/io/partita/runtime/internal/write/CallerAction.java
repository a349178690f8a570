package io.partita.runtime.internal.write;

import io.partita.runtime.AbsentComponentException;
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
 * One action of the caller, and how it can be refused.
 *
 * @param position its position among the caller's actions
 * @param entity its entity
 */
record CallerAction(int position, String entity) {

  Refusal alreadyExists() {
    return new Refusal(
        position,
        entity,
        Reason.ALREADY_EXISTS,
        stored -> new ItemAlreadyExistsException(entity, stored));
  }

  Refusal notFound() {
    return new Refusal(
        position, entity, Reason.NOT_FOUND, stored -> new ItemNotFoundException(entity));
  }

  Refusal beingDeleted() {
    return new Refusal(
        position, entity, Reason.BEING_DELETED, stored -> new ItemBeingDeletedException(entity));
  }

  /** The item is there, but not being deleted. */
  Refusal notMarked() {
    return new Refusal(
        position,
        entity,
        Reason.CONDITION_FALSE,
        stored -> new ConditionFailedException(entity, stored));
  }

  Refusal versionConflict() {
    return new Refusal(
        position,
        entity,
        Reason.VERSION_CONFLICT,
        stored -> new VersionConflictException(entity, stored));
  }

  Refusal conditionFalse() {
    return new Refusal(
        position,
        entity,
        Reason.CONDITION_FALSE,
        stored -> new ConditionFailedException(entity, stored));
  }

  /** What the caller has read is no longer so. */
  Refusal readChanged() {
    return new Refusal(
        position,
        entity,
        Reason.READ_CHANGED,
        stored -> new ConditionFailedException(entity, stored));
  }

  Refusal otherType() {
    return new Refusal(
        position,
        entity,
        Reason.CONDITION_FALSE,
        stored -> ConditionFailedException.otherType(entity));
  }

  Refusal keptChanging(int attempts) {
    return new Refusal(
        position,
        entity,
        Reason.CONFLICT,
        stored -> ConditionFailedException.keptChanging(entity, attempts, stored));
  }

  Refusal hasRelatedItems() {
    return new Refusal(
        position, entity, Reason.HAS_RELATED_ITEMS, stored -> new HasRelatedItemsException(entity));
  }

  Refusal taken(String component) {
    return new Refusal(
        position,
        entity,
        Reason.UNIQUE_TAKEN,
        stored -> new UniqueViolationException(entity, component));
  }

  Refusal tooMany(SizeLimit limit) {
    return new Refusal(position, entity, Reason.TOO_MANY_ELEMENTS, stored -> limit.exception());
  }

  Refusal absentComponent(Needed needed) {
    return new Refusal(
        position,
        entity,
        Reason.COMPONENT_ABSENT,
        stored -> new AbsentComponentException(entity, needed.name()));
  }

  Refusal ownerMissing(String owner, String role) {
    return new Refusal(
        position,
        owner,
        Reason.END_MISSING,
        stored -> ItemNotFoundException.end(owner, entity, role));
  }

  Refusal ownerBeingDeleted(String owner, String role) {
    return new Refusal(
        position,
        owner,
        Reason.BEING_DELETED,
        stored -> ItemBeingDeletedException.owner(owner, entity, role));
  }

  Refusal countMismatch(String owner, String count) {
    return new Refusal(
        position, owner, Reason.COUNT_MISMATCH, stored -> new CountMismatchException(owner, count));
  }
}
