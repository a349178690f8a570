package io.partita.runtime.internal.read;

import io.partita.runtime.EntityKey;
import io.partita.runtime.FoundItems;
import io.partita.runtime.ItemNotFoundException;
import io.partita.runtime.generated.schema.EntityTypes;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Records that were read by their keys.
 *
 * @param asked the keys that were asked for
 * @param records the record of each key that has one
 */
record FoundRecords(EntityTypes types, Set<EntityKey<?>> asked, Map<EntityKey<?>, Object> records)
    implements FoundItems {

  @Override
  @SuppressWarnings("unchecked") // what was read by a key is a record of its entity
  public <E> Optional<E> find(EntityKey<E> key) {
    String entity = types.of(key).name();
    if (!asked.contains(key)) {
      throw new IllegalArgumentException(
          "This result was not asked for this " + entity + ". Ask for its key as well.");
    }
    return Optional.ofNullable((E) records.get(key));
  }

  @Override
  public <E> E get(EntityKey<E> key) {
    return find(key).orElseThrow(() -> new ItemNotFoundException(types.of(key).name()));
  }

  /** Without the items, which no message or log may show. */
  @Override
  public String toString() {
    return "FoundItems[" + records.size() + " of " + asked.size() + " keys]";
  }
}
