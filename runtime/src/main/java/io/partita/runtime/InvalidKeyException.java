package io.partita.runtime;

/**
 * A value cannot be part of a key: null, empty, ill-formed, too long, too wide or reserved. Thrown
 * before any request.
 */
public final class InvalidKeyException extends PartitaException {

  private static final long serialVersionUID = 1L;

  private final String entity;
  private final String component;

  public InvalidKeyException(String entity, String component, String message) {
    super(message);
    this.entity = entity;
    this.component = component;
  }

  /** The entity's name. */
  public String entity() {
    return entity;
  }

  /** The component, or the key attribute where no single component is at fault. */
  public String component() {
    return component;
  }
}
