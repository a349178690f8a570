package io.partita.runtime;

/**
 * A collection has, or would have after an update, more elements than its {@code @Attribute(max)}
 * allows. Nothing was written.
 */
public final class TooManyElementsException extends PartitaException {

  private static final long serialVersionUID = 1L;

  private final String entity;
  private final String path;
  private final int max;

  public TooManyElementsException(String entity, String path, int max) {
    super(
        "[TOO_MANY_ELEMENTS] Attribute '%s' of %s would have more than %d elements."
                .formatted(path, entity, max)
            + " Store fewer, or raise its max.");
    this.entity = entity;
    this.path = path;
    this.max = max;
  }

  /** The entity's name. */
  public String entity() {
    return entity;
  }

  /** The path of the attribute. */
  public String path() {
    return path;
  }

  /** The most elements that are allowed. */
  public int max() {
    return max;
  }
}
