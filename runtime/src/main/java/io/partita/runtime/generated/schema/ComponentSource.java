package io.partita.runtime.generated.schema;

import org.jspecify.annotations.Nullable;

/**
 * Where the values of components come from: a record, or single values.
 *
 * @param <E> the entity's record
 */
public interface ComponentSource<E> {

  /** The value of a component; null if it is null or not known. */
  <T> @Nullable T get(Component<E, T> component);

  /** The components of a record. */
  static <E> ComponentSource<E> of(E record) {
    return new ComponentSource<>() {
      @Override
      public <T> @Nullable T get(Component<E, T> component) {
        return component.get(record);
      }
    };
  }
}
