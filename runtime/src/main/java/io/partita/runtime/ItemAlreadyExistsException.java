package io.partita.runtime;

import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The item to create exists already; nothing was written. */
public final class ItemAlreadyExistsException extends PartitaException {

  private static final long serialVersionUID = 1L;

  private final String entity;
  private final transient @Nullable Supplier<Optional<Record>> stored;

  public ItemAlreadyExistsException(String entity) {
    this(entity, Optional::empty);
  }

  /**
   * @param stored decodes the item
   */
  public ItemAlreadyExistsException(String entity, Supplier<Optional<Record>> stored) {
    super(
        "[ITEM_ALREADY_EXISTS] There is an item with the key of this "
            + entity
            + " already. Use replace to overwrite it.");
    this.entity = entity;
    this.stored = stored;
  }

  /** The entity's name. */
  public String entity() {
    return entity;
  }

  /**
   * The item that is there, decoded now. Empty if DynamoDB did not tell it.
   *
   * @throws MappingException if it cannot be read
   */
  public Optional<Record> stored() {
    return stored == null ? Optional.empty() : stored.get();
  }
}
