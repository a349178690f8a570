package io.partita.runtime;

/**
 * The item is being deleted with everything that belongs to it; nothing was written. It cannot be
 * created again before that is finished; {@code undelete} takes it back.
 */
public final class ItemBeingDeletedException extends PartitaException {

  private static final long serialVersionUID = 1L;

  private final String entity;

  public ItemBeingDeletedException(String entity) {
    this(
        entity,
        "[ITEM_BEING_DELETED] The "
            + entity
            + " with this key is being deleted. Try again when deleteCascade has finished. If it was"
            + " interrupted, call it again, or take it back with undelete.");
  }

  private ItemBeingDeletedException(String entity, String message) {
    super(message);
    this.entity = entity;
  }

  /**
   * What an item that was to be created belongs to.
   *
   * @param owner the entity that is being deleted
   * @param entity the entity of the item that was not created
   * @param role what that entity calls the owner
   */
  public static ItemBeingDeletedException owner(String owner, String entity, String role) {
    return new ItemBeingDeletedException(
        owner,
        "[ITEM_BEING_DELETED] The "
            + owner
            + " that this "
            + entity
            + " names as its '"
            + role
            + "' is being deleted, so it was not created.");
  }

  /** The entity that is being deleted. */
  public String entity() {
    return entity;
  }
}
