package io.partita.runtime.generated.schema;

import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

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
}
