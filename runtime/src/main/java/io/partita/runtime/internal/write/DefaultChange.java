package io.partita.runtime.internal.write;

import io.partita.runtime.generated.schema.Component;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Sets a component unless it has a value.
 *
 * @param <E> the entity's record, or one that is nested
 * @param <T> the component's type
 */
public record DefaultChange<E, T>(Component<E, T> component, T value) implements Change<E, T> {

  @Override
  public T applyTo(@Nullable T stored) {
    return stored == null || isEmpty(stored) ? value : stored;
  }

  private boolean isEmpty(T stored) {
    return component.codec() != null && component.codec().isAbsent(stored);
  }

  @Override
  public List<Clause> clauses(Place place) {
    AttributeValue encoded = place.encode(component, value);
    return encoded == null
        ? List.of()
        : List.of(
            new Clause.AssignIfAbsent(
                place.path(Objects.requireNonNull(component.attribute())), encoded));
  }
}
