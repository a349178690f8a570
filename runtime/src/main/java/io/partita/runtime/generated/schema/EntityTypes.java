package io.partita.runtime.generated.schema;

import io.partita.runtime.EntityKey;
import java.util.List;

/** The entities of a table, found by the keys of their items. */
public final class EntityTypes {

  private final List<EntityType<?, ?>> types;

  public EntityTypes(List<EntityType<?, ?>> types) {
    this.types = List.copyOf(types);
  }

  /**
   * The type of a key.
   *
   * @throws IllegalArgumentException if it is a key of another table
   */
  @SuppressWarnings("unchecked") // a primary key is of one record, and only its type has it
  public <E> EntityType<E, ?> of(EntityKey<E> key) {
    return types.stream()
        .filter(type -> key instanceof GeneratedKey<?> generated && generated.isOf(type))
        .map(type -> (EntityType<E, ?>) type)
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    key.getClass().getSimpleName() + " is not a key of this table."));
  }
}
