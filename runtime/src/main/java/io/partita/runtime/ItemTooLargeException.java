package io.partita.runtime;

/** An item is larger than the 400 KB that DynamoDB stores. Thrown before any request. */
public final class ItemTooLargeException extends PartitaException {

  private static final long serialVersionUID = 1L;

  private final String entity;
  private final long bytes;

  public ItemTooLargeException(String entity, long bytes) {
    super(
        "[ITEM_TOO_LARGE] This "
            + entity
            + " would take "
            + bytes
            + " bytes, names included, and DynamoDB stores at most 409600. Split it, or keep the large part elsewhere.");
    this.entity = entity;
    this.bytes = bytes;
  }

  /** The entity's name. */
  public String entity() {
    return entity;
  }

  /** The estimated size of the item. */
  public long bytes() {
    return bytes;
  }
}
