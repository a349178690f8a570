package io.partita.runtime;

import java.util.List;

/**
 * A {@code deleteAll} of what a query or scan finds has not deleted all of it: a request failed,
 * which is the cause then, or items still count related ones. What was deleted stays deleted, with
 * the counts and unique values that follow from it. Calling {@code deleteAll} again goes on: it
 * finds what is left. A limit begins anew then.
 */
public final class DeletionIncompleteException extends PartitaException {

  private static final long serialVersionUID = 1L;

  private final String entity;
  private final long deleted;
  private final transient List<?> related;

  /**
   * It ended before the end of what the query or scan finds.
   *
   * @param deleted how many items are known to be deleted
   * @param related the keys of items that were found, but count related ones
   */
  public DeletionIncompleteException(
      String entity, long deleted, List<?> related, Throwable cause) {
    this(
        entity,
        deleted,
        related,
        "ended after "
            + deleted
            + " deletions, before the end of what the query finds. See the cause, then call"
            + " deleteAll again: it finds what is left.",
        cause);
  }

  private DeletionIncompleteException(
      String entity, long deleted, List<?> related, String what, Throwable cause) {
    super("[DELETION_INCOMPLETE] The deletion of " + entity + " items " + what, cause);
    this.entity = entity;
    this.deleted = deleted;
    this.related = List.copyOf(related);
  }

  /**
   * Everything was deleted but items that count related ones.
   *
   * @param deleted how many items were deleted
   * @param related the keys of those items, at least one
   */
  public static DeletionIncompleteException related(String entity, long deleted, List<?> related) {
    return new DeletionIncompleteException(
        entity,
        deleted,
        related,
        "left "
            + related.size()
            + " that still count related items, which related() tells, and deleted all others, "
            + deleted
            + ". Delete what is related first, or call deleteCascade for each.",
        new HasRelatedItemsException(entity));
  }

  /** The entity's name. */
  public String entity() {
    return entity;
  }

  /** How many items are known to be deleted. */
  public long deleted() {
    return deleted;
  }

  /**
   * The keys of the items that were found but stay, because they count related items; not kept when
   * the exception is serialized.
   */
  public List<?> related() {
    return related == null ? List.of() : related;
  }
}
