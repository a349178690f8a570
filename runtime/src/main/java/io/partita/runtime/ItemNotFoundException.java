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

  /** The entity's name. */
  public String entity() {
    return entity;
  }
}
