package io.partita.runtime;

/**
 * The item to read, replace, update or delete does not exist, has expired or is of another type.
 */
public final class ItemNotFoundException extends PartitaException {

  private static final long serialVersionUID = 1L;

  private final String entity;

  public ItemNotFoundException(String entity) {
    super("[ITEM_NOT_FOUND] There is no " + entity + " with this key.");
    this.entity = entity;
  }

  private ItemNotFoundException(String entity, String message) {
    super(message);
    this.entity = entity;
  }

  /**
   * An end of an edge that was to be created; nothing was written.
   *
   * @param end the entity of the end
   * @param edge the entity of the edge
   * @param role what the edge calls the end
   */
  public static ItemNotFoundException end(String end, String edge, String role) {
    return new ItemNotFoundException(
        end,
        "[ITEM_NOT_FOUND] There is no "
            + end
            + " with the key that this "
            + edge
            + " names as its '"
            + role
            + "', so it was not created. Create the "
            + end
            + " first.");
  }

  /** The entity's name. */
  public String entity() {
    return entity;
  }
}
