package io.partita.runtime.generated.schema;

import org.jspecify.annotations.Nullable;

/**
 * Whether items of other entities can lie between those of an access pattern.
 *
 * @param until the component whose value, once given, leaves none of them; null if there are always
 *     some
 * @param <E> the entity's record
 */
record Sharing<E>(boolean isPossible, @Nullable Component<E, ?> until) {

  /** There are no others. */
  static <E> Sharing<E> none() {
    return new Sharing<>(false, null);
  }

  /** There can be others, however much of the sort key is given. */
  static <E> Sharing<E> always() {
    return new Sharing<>(true, null);
  }

  /** There can be others until a component is given. */
  static <E> Sharing<E> until(Component<E, ?> given) {
    return new Sharing<>(true, given);
  }

  /** Whether some values leave no others. */
  boolean isOver(ComponentValues<E> given) {
    return isPossible && until != null && given.contains(until);
  }
}
