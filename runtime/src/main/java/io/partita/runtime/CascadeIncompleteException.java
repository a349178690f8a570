package io.partita.runtime;

import org.jspecify.annotations.Nullable;

/**
 * A {@code deleteCascade} ended before everything was deleted. The item stays marked, so that it
 * counts as absent and gets no new edges or children; calling {@code deleteCascade} again goes on.
 */
public final class CascadeIncompleteException extends PartitaException {

  private static final long serialVersionUID = 1L;

  private final String entity;
  private final long deleted;

  /**
   * @param deleted how many items were deleted
   * @param cause why it ended; null if it made no progress until its deadline
   */
  public CascadeIncompleteException(String entity, long deleted, @Nullable Throwable cause) {
    super(
        "[CASCADE_INCOMPLETE] The "
            + entity
            + " is not deleted yet; "
            + deleted
            + " related items are. Call deleteCascade again to go on, or raise"
            + " Options.cascadeDeadline.",
        cause);
    this.entity = entity;
    this.deleted = deleted;
  }

  /** The entity of the item that is being deleted. */
  public String entity() {
    return entity;
  }

  /** How many items were deleted. */
  public long deleted() {
    return deleted;
  }
}
