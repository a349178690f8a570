package io.partita.runtime.internal.copy;

import io.partita.runtime.generated.schema.Component;
import io.partita.runtime.generated.schema.ComponentSource;
import io.partita.runtime.generated.value.Codec;
import io.partita.runtime.generated.value.MapItemWriter;
import io.partita.runtime.internal.operation.StoredValues;
import io.partita.runtime.internal.write.Rewrites;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A component that is a copy, or holds some.
 *
 * @param component the component
 * @param refresh the component as it should be, from the source and the component as it is
 * @param <S> the source's record
 * @param <E> the record that holds the copy
 * @param <T> the component's type
 */
public record Copy<S, E, T>(
    Component<E, T> component, BiFunction<S, @Nullable T, @Nullable T> refresh) {

  public static <S, E, T> Copy<S, E, T> of(
      Component<E, T> component, BiFunction<S, @Nullable T, @Nullable T> refresh) {
    return new Copy<>(component, refresh);
  }

  /** Whether an item's copy differs from its source, as both would be stored. */
  boolean isStale(String entity, S source, ComponentSource<E> item) {
    T copy = item.get(component);
    return !StoredValues.equal(stored(entity, refresh.apply(source, copy)), stored(entity, copy));
  }

  private @Nullable AttributeValue stored(String entity, @Nullable T value) {
    Codec<T> codec = component.codec();
    String attribute = component.attribute();
    return value == null || codec == null || attribute == null || codec.isAbsent(value)
        ? null
        : MapItemWriter.value(entity, attribute, value, codec);
  }

  void addTo(Rewrites<E> rewrites, S source) {
    rewrites.add(component, copy -> refresh.apply(source, copy));
  }
}
