package io.partita.runtime.internal.write;

import io.partita.runtime.MappingException;
import io.partita.runtime.generated.schema.Component;
import io.partita.runtime.generated.schema.ComponentSource;
import io.partita.runtime.generated.schema.EntityType;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The components of a stored item, each read alone: others that cannot be read are in nobody's way.
 *
 * @param <E> the entity's record
 */
public final class StoredComponents<E> implements ComponentSource<E> {

  private final Snapshot<E> snapshot;

  public StoredComponents(EntityType<E, ?> type, Map<String, AttributeValue> item) {
    this.snapshot = Snapshot.of(type, item);
  }

  /**
   * The component; null if it is not stored.
   *
   * @throws MappingException if it cannot be read
   */
  @Override
  public <T> @Nullable T get(Component<E, T> component) {
    try {
      return snapshot.get(component);
    } catch (MappingException unreadable) {
      // What is not stored has a value only in a whole record, of which another part is broken.
      if (component.attribute() != null && snapshot.raw(component) == null) {
        return null;
      }
      throw unreadable;
    }
  }
}
