package io.partita.runtime;

/**
 * A count is smaller than the number of items to delete that it should have counted, so something
 * else has written them or it; nothing was written.
 */
public final class CountMismatchException extends PartitaException {

  private static final long serialVersionUID = 1L;

  private final String entity;
  private final String component;

  public CountMismatchException(String entity, String component) {
    super(
        "[COUNT_MISMATCH] '"
            + component
            + "' of this "
            + entity
            + " is smaller than the number of items to delete. Call recount with its key, then"
            + " delete again.");
    this.entity = entity;
    this.component = component;
  }

  /** The entity that counts. */
  public String entity() {
    return entity;
  }

  /** The component that is the count. */
  public String component() {
    return component;
  }
}
