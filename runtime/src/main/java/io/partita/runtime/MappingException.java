package io.partita.runtime;

/** A stored item is not what the record needs, or a record holds a value that cannot be stored. */
public final class MappingException extends PartitaException {

  private static final long serialVersionUID = 1L;

  private final String entity;
  private final String path;

  public MappingException(String entity, String path, String message) {
    super(message);
    this.entity = entity;
    this.path = path;
  }

  /** The entity's name. */
  public String entity() {
    return entity;
  }

  /** The path of the attribute, such as {@code address.lines[2]}. */
  public String path() {
    return path;
  }
}
