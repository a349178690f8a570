package io.partita.runtime;

import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Somebody else has written the item since the version at hand was read; nothing was written. */
public final class VersionConflictException extends PartitaException {

  private static final long serialVersionUID = 1L;

  private final String entity;
  private final transient @Nullable Supplier<Optional<Record>> stored;

  public VersionConflictException(String entity) {
    this(entity, Optional::empty);
  }

  /**
   * @param stored decodes the item
   */
  public VersionConflictException(String entity, Supplier<Optional<Record>> stored) {
    super(
        "[VERSION_CONFLICT] The stored "
            + entity
            + " has another version than the one given. Read it again and repeat the change.");
    this.entity = entity;
    this.stored = stored;
  }

  /** The entity's name. */
  public String entity() {
    return entity;
  }

  /**
   * The item as it was stored then, decoded now: its version is the one to go on from. Empty if
   * DynamoDB did not tell it.
   *
   * @throws MappingException if it cannot be read
   */
  public Optional<Record> stored() {
    return stored == null ? Optional.empty() : stored.get();
  }
}
