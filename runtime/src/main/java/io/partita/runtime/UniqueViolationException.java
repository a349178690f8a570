package io.partita.runtime;

/** Another item of the entity has the value of a unique component; nothing was written. */
public final class UniqueViolationException extends PartitaException {

  private static final long serialVersionUID = 1L;

  private final String entity;
  private final String component;

  public UniqueViolationException(String entity, String component) {
    super(
        "[UNIQUE_VIOLATION] Another "
            + entity
            + " has this value of '"
            + component
            + "' already. Choose another value.");
    this.entity = entity;
    this.component = component;
  }

  /** The entity's name. */
  public String entity() {
    return entity;
  }

  /** The component whose value is taken. */
  public String component() {
    return component;
  }
}
