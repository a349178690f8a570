package io.partita.runtime;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A {@code deleteCascade} ended before everything was deleted. The item stays marked, so that it
 * counts as absent and gets no new edges or children; calling {@code deleteCascade} again goes on,
 * and {@code undelete} takes the mark back. What was deleted stays deleted.
 */
public final class CascadeIncompleteException extends PartitaException {

  private static final long serialVersionUID = 1L;

  private final String entity;
  private final long deleted;
  private final transient List<Map<String, AttributeValue>> unreadable;

  /**
   * @param deleted how many items were deleted
   * @param cause why it ended; null if it made no progress until its deadline
   */
  public CascadeIncompleteException(String entity, long deleted, @Nullable Throwable cause) {
    this(
        entity,
        deleted,
        "The "
            + entity
            + " is not deleted yet; "
            + deleted
            + " related items are. Call deleteCascade again to go on, or raise"
            + " Options.cascadeDeadline."
            + Throttling.after(cause),
        List.of(),
        cause);
  }

  private CascadeIncompleteException(
      String entity,
      long deleted,
      String message,
      List<Map<String, AttributeValue>> unreadable,
      @Nullable Throwable cause) {
    super("[CASCADE_INCOMPLETE] " + message, cause);
    this.entity = entity;
    this.deleted = deleted;
    this.unreadable = unreadable;
  }

  /**
   * Everything was deleted except items whose keys cannot be read, and what they belong to.
   *
   * @param deleted how many items were deleted
   * @param types the entities of those items
   * @param keys their keys
   */
  public static CascadeIncompleteException unreadable(
      String entity,
      long deleted,
      Collection<String> types,
      List<Map<String, AttributeValue>> keys) {
    return new CascadeIncompleteException(
        entity,
        deleted,
        "The "
            + entity
            + " is not deleted, since "
            + keys.size()
            + " of the "
            + String.join(" and ", types)
            + " items that belong to it have keys of another shape, which do not tell what belongs"
            + " to these items or counts them; "
            + deleted
            + " related items are deleted. Delete those that unreadable() tells by other means and"
            + " call deleteCascade again, or take the mark back with undelete.",
        List.copyOf(keys),
        null);
  }

  /**
   * Somebody has removed the mark of an item while it was being deleted.
   *
   * @param deleted how many items were deleted
   * @param owner the entity of that item
   */
  public static CascadeIncompleteException takenBack(String entity, long deleted, String owner) {
    return new CascadeIncompleteException(
        entity,
        deleted,
        "The "
            + entity
            + " is not deleted, since somebody has taken back the mark of a "
            + owner
            + " with undelete, or has written it anew; "
            + deleted
            + " related items are deleted. Call deleteCascade again if it shall be deleted all the"
            + " same.",
        List.of(),
        null);
  }

  /** The entity of the item that is being deleted. */
  public String entity() {
    return entity;
  }

  /** How many items were deleted. */
  public long deleted() {
    return deleted;
  }

  /**
   * The keys of items that belong to the one that is being deleted and stay, because their keys
   * have another shape than their entity's; empty if it ended for another reason.
   */
  public List<Map<String, AttributeValue>> unreadable() {
    return unreadable == null ? List.of() : unreadable;
  }
}
