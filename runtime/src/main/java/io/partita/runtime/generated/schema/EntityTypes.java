package io.partita.runtime.generated.schema;

import io.partita.runtime.EntityKey;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;

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
    Objects.requireNonNull(key, "A key is null. Pass one.");
    for (EntityType<?, ?> type : types) {
      if (key instanceof GeneratedKey<?> generated && generated.isOf(type)) {
        return (EntityType<E, ?>) type;
      }
    }
    throw new IllegalArgumentException(
        key.getClass().getSimpleName() + " is not a key of this table.");
  }

  /** The names of the entities of some keys, as listeners and messages give them. */
  public String names(Collection<? extends EntityKey<?>> keys) {
    Set<String> names = new LinkedHashSet<>();
    keys.forEach(key -> names.add(of(key).name()));
    return String.join(", ", names);
  }
}
