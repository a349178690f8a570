package io.partita.runtime;

/** Somebody else has written the item since the version at hand was read; nothing was written. */
public final class VersionConflictException extends PartitaException {

  private static final long serialVersionUID = 1L;

  private final String entity;

  public VersionConflictException(String entity) {
    super(
        "[VERSION_CONFLICT] The stored "
            + entity
            + " has another version than the one given. Read it again and repeat the change.");
    this.entity = entity;
  }

  /** The entity's name. */
  public String entity() {
    return entity;
  }
}
