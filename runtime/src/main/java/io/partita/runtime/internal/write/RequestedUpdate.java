package io.partita.runtime.internal.write;

import io.partita.runtime.internal.expression.Predicate;
import io.partita.runtime.internal.stored.Check;
import io.partita.runtime.internal.write.UpdateIntent.UpdateConflict;
import org.jspecify.annotations.Nullable;

/**
 * What the caller of an update asked for.
 *
 * @param changes the changes
 * @param condition the caller's condition; null if there is none
 * @param version the version the caller expects; null if it gave none
 * @param createsItem whether the item is created if it does not exist
 * @param <E> the entity's record
 */
public record RequestedUpdate<E>(
    Changes<E> changes,
    @Nullable Predicate condition,
    Check.@Nullable Is version,
    boolean createsItem) {

  /** This with all of a later one but its condition. */
  RequestedUpdate<E> with(String entity, RequestedUpdate<E> later) throws UpdateConflict {
    if (createsItem != later.createsItem) {
      throw new UpdateConflict(
          "update the same %s, one with orCreate() and one without. Call it in both, or in none.");
    }
    Check.Is theirs = later.version;
    if (version != null && theirs != null && !version.isSameAs(theirs)) {
      throw new UpdateConflict(
          "expect different versions of the same %s. Read it once, and expect that version.");
    }
    return new RequestedUpdate<>(
        changes.with(entity, later.changes),
        condition,
        version == null ? theirs : version,
        createsItem);
  }

  /** Without what it holds of the item, which no message or log may show. */
  @Override
  public String toString() {
    return "RequestedUpdate[createsItem=" + createsItem + "]";
  }
}
