package io.partita.runtime.internal.key;

import io.partita.runtime.PartitaException;

/**
 * A value cannot be written, or a text cannot be read, in the format of a key component.
 *
 * <p>Whoever knows the entity and the component turns it into the exception users see, which says
 * the same of them. It never contains the value.
 */
public final class KeyFormatException extends PartitaException {

  private static final long serialVersionUID = 1L;

  private final String problem;

  KeyFormatException(String problem) {
    super("A key component " + problem);
    this.problem = problem;
  }

  /**
   * What is wrong with the value and what to do: the rest of a sentence that begins with the
   * component.
   */
  public String problem() {
    return problem;
  }
}
