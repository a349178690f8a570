package io.partita.runtime;

/** The item exists, but the condition of a write is not true of it; nothing was written. */
public final class ConditionFailedException extends PartitaException {

  private static final long serialVersionUID = 1L;

  private final String entity;

  public ConditionFailedException(String entity) {
    this(entity, "[CONDITION_FAILED] The condition is not true of the stored " + entity + ".");
  }

  private ConditionFailedException(String entity, String message) {
    super(message);
    this.entity = entity;
  }

  /** The key of the item to write is in use by an item of another type. */
  public static ConditionFailedException otherType(String entity) {
    return new ConditionFailedException(
        entity, "[CONDITION_FAILED] An item of another type has the key of this " + entity + ".");
  }

  /**
   * The item changed every time between being read and being written, so that the write was given
   * up.
   */
  public static ConditionFailedException keptChanging(String entity, int attempts) {
    return new ConditionFailedException(
        entity,
        "[CONDITION_FAILED] The stored "
            + entity
            + " changed between reading and writing it in each of "
            + attempts
            + " attempts. Try again, or raise Options.writeAttempts.");
  }

  /** The entity's name. */
  public String entity() {
    return entity;
  }
}
