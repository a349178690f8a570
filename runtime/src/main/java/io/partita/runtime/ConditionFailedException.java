package io.partita.runtime;

import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The item exists, but the condition of a write is not true of it; nothing was written. */
public final class ConditionFailedException extends PartitaException {

  private static final long serialVersionUID = 1L;

  private final String entity;
  private final transient @Nullable Supplier<Optional<Record>> stored;

  public ConditionFailedException(String entity) {
    this(entity, Optional::empty);
  }

  /**
   * @param stored decodes the item
   */
  public ConditionFailedException(String entity, Supplier<Optional<Record>> stored) {
    this(
        entity,
        "[CONDITION_FAILED] The condition is not true of the stored " + entity + ".",
        stored);
  }

  private ConditionFailedException(
      String entity, String message, Supplier<Optional<Record>> stored) {
    super(message);
    this.entity = entity;
    this.stored = stored;
  }

  /** The key of the item to write is in use by an item of another type. */
  public static ConditionFailedException otherType(String entity) {
    return new ConditionFailedException(
        entity,
        "[CONDITION_FAILED] An item of another type has the key of this " + entity + ".",
        Optional::empty);
  }

  /**
   * The item changed every time between being read and being written, so that the write was given
   * up.
   */
  public static ConditionFailedException keptChanging(String entity, int attempts) {
    return keptChanging(entity, attempts, Optional::empty);
  }

  /**
   * The same with the item as it was found last.
   *
   * @param stored decodes the item
   */
  public static ConditionFailedException keptChanging(
      String entity, int attempts, Supplier<Optional<Record>> stored) {
    return new ConditionFailedException(
        entity,
        "[CONDITION_FAILED] The stored "
            + entity
            + " changed between reading and writing it in each of "
            + attempts
            + " attempts. Try again, or raise Options.writeAttempts.",
        stored);
  }

  /** The entity's name. */
  public String entity() {
    return entity;
  }

  /**
   * The item as it was stored then, decoded now. Empty if it is an item of another type, or if
   * DynamoDB did not tell it.
   *
   * @throws MappingException if it cannot be read
   */
  public Optional<Record> stored() {
    return stored == null ? Optional.empty() : stored.get();
  }
}
