package io.partita.runtime.generated.schema;

import io.partita.runtime.InvalidKeyException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The key of a stored item on an index, of which some components are not known: where the key does
 * not change it stays, and where it does, the unknown ones stay as the key has them.
 *
 * @param item the stored item
 * @param unknown components of the record
 * @param <E> the entity's record
 */
public record KeptKey<E>(
    IndexKey<E> key, Map<String, AttributeValue> item, Set<Component<E, ?>> unknown) {

  /**
   * The values of the key's own attributes after a change; none if the item is not on the index
   * then. Empty if that cannot be told, so that the key stays as it is.
   *
   * @param source the components as they are then
   * @throws InvalidKeyException if a component cannot be part of the key
   */
  public Optional<Map<String, AttributeValue>> after(ComponentSource<E> source) {
    if (unknown.isEmpty() || key.inputs().stream().allMatch(this::isKnown)) {
      return Optional.of(key.of(source));
    }
    return isOff(source) ? Optional.of(Map.of()) : changed(source);
  }

  private boolean isKnown(Component<E, ?> component) {
    return !unknown.contains(component.root());
  }

  /** Whether what is known keeps the item off the index. */
  private boolean isOff(ComponentSource<E> source) {
    return key.components().stream()
            .anyMatch(component -> isKnown(component) && source.get(component) == null)
        || key.conditions().stream()
            .anyMatch(condition -> isKnown(condition.component()) && !condition.holds(source));
  }

  private Optional<Map<String, AttributeValue>> changed(ComponentSource<E> source) {
    Map<String, AttributeValue> changed = new LinkedHashMap<>();
    for (KeyAttribute<E> attribute : key.keyAttributes()) {
      AttributeValue stored = item.get(attribute.attribute());
      ComponentValues<E> values = stored == null ? null : attribute.decodeOrNull(stored);
      if (values == null) {
        return Optional.empty();
      }
      if (!attribute.isNative()) {
        changed.put(attribute.attribute(), attribute.value(new Mixed(source, values)));
      }
    }
    return Optional.of(changed);
  }

  /** Components that are known, and those that are as the stored key has them. */
  private final class Mixed implements ComponentSource<E> {

    private final ComponentSource<E> source;
    private final ComponentValues<E> stored;

    Mixed(ComponentSource<E> source, ComponentValues<E> stored) {
      this.source = source;
      this.stored = stored;
    }

    @Override
    public <T> @Nullable T get(Component<E, T> component) {
      return isKnown(component) ? source.get(component) : stored.get(component);
    }
  }
}
