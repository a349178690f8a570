package io.partita.runtime;

/** The item to delete still has edges or children that it counts; nothing was written. */
public final class HasRelatedItemsException extends PartitaException {

  private static final long serialVersionUID = 1L;

  private final String entity;

  public HasRelatedItemsException(String entity) {
    super(
        "[HAS_RELATED_ITEMS] This "
            + entity
            + " still counts related items. Delete them first, or call deleteCascade.");
    this.entity = entity;
  }

  /** The entity's name. */
  public String entity() {
    return entity;
  }
}
