package io.partita.runtime;

/** The item to create exists already; nothing was written. */
public final class ItemAlreadyExistsException extends PartitaException {

  private static final long serialVersionUID = 1L;

  private final String entity;

  public ItemAlreadyExistsException(String entity) {
    super(
        "[ITEM_ALREADY_EXISTS] There is an item with the key of this "
            + entity
            + " already. Use replace to overwrite it.");
    this.entity = entity;
  }

  /** The entity's name. */
  public String entity() {
    return entity;
  }
}
