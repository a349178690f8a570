package io.partita.runtime.internal.write;

import io.partita.runtime.generated.schema.Component;
import io.partita.runtime.generated.value.Path;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * What holds components: an item, or a record that is stored inside of one.
 *
 * @param entity the item's entity
 * @param record where in the item the record is; null for the item itself
 * @param prefix what names of components begin with in messages
 */
record Place(String entity, @Nullable Path record, String prefix) {

  static Place item(String entity) {
    return new Place(entity, null, "");
  }

  /** A record inside of this place, and what messages call it. */
  Place inside(Path further, String name) {
    return new Place(entity, path(further), name(name) + ".");
  }

  /** What messages call a component that is here. */
  String name(String component) {
    return prefix + component;
  }

  /** Where in the item something is that is here. */
  Path path(Path further) {
    return record == null ? further : record.then(further);
  }

  Path path(String attribute) {
    return path(Path.of(attribute));
  }

  /** What messages say where something is that is here. */
  String context(Path further) {
    return entity + "." + path(further);
  }

  private String owner() {
    return record == null ? entity : entity + "." + record;
  }

  /** A component as it is stored here; null if it has no attribute, or none for this value. */
  <E, T> @Nullable AttributeValue encode(Component<E, T> component, @Nullable T value) {
    return Encoding.encode(owner(), component, value);
  }

  /** The same for a value that may have more elements than its bound, as stored ones may. */
  <E, T> @Nullable AttributeValue encodeUnbounded(Component<E, T> component, @Nullable T value) {
    return Encoding.encodeUnbounded(owner(), component, value);
  }
}
