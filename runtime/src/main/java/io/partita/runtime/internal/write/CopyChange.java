package io.partita.runtime.internal.write;

import io.partita.runtime.generated.schema.Component;
import io.partita.runtime.generated.value.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Sets a component to what is stored elsewhere in the item, in the same form.
 *
 * @param <E> the entity's record
 * @param <T> the component's type
 * @param origin the component that is copied, or from inside of which something is
 * @param source where in the item that is
 */
public record CopyChange<E, T>(Component<E, T> component, Component<E, ?> origin, Path source)
    implements Change<E, T> {

  @Override
  public T applyTo(@Nullable T stored) {
    throw new IllegalStateException("What is copied does not depend on what is stored here");
  }

  /** The same change of an item that was read. */
  Change<E, T> of(Place place, Map<String, AttributeValue> item) {
    AttributeValue copied = stored(item);
    T value = copied == null ? null : Encoding.decode(place, component, copied);
    return new Assignment<>(component, value);
  }

  /** What an item has to copy; null if there is nothing. */
  private @Nullable AttributeValue stored(Map<String, AttributeValue> item) {
    AttributeValue stored = origin.stored(item::get);
    return stored == null ? null : source.in(Map.of(source.root(), stored));
  }

  /** What else was changed by then would be copied the second time. */
  @Override
  public boolean isRepeatable() {
    return false;
  }

  @Override
  public Map<String, AttributeValue> current(Map<String, AttributeValue> holder) {
    return Change.current(origin, holder);
  }

  @Override
  public List<Clause> clauses(Place place) {
    List<Clause> clauses = new ArrayList<>();
    String attribute = Objects.requireNonNull(component.attribute());
    clauses.add(new Clause.Copy(place.path(attribute), source));
    component.aliases().forEach(alias -> clauses.add(new Clause.Remove(place.path(alias))));
    return clauses;
  }

  @Override
  public List<Needed> needed(Place place) {
    return List.of(Needed.value(source.toString(), source));
  }

  /** What is stored under a former name of the component does not matter. */
  @Override
  public List<String> renamed() {
    return origin.aliases().isEmpty() ? List.of() : List.of(origin.name());
  }
}
