package io.partita.runtime.generated.schema;

import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * One kind of items that belong to an owner, and how they are found.
 *
 * @param name what messages call them
 * @param type supplies their type
 * @param pattern supplies what lists them
 * @param values the pattern's components, from the owner's key
 * @param counter the owner's component that counts them; null if none does
 * @param own supplies what belongs to them in turn; null if nothing does
 * @param isOnlyCounted whether they are removed with something else
 */
public record Dependent<T, TK extends GeneratedKey<T>, E, K extends GeneratedKey<E>>(
    String name,
    Supplier<EntityType<E, K>> type,
    Supplier<AccessPattern<E>> pattern,
    Function<TK, ComponentValues<E>> values,
    @Nullable Component<T, ?> counter,
    @Nullable Supplier<Dependents<E, K>> own,
    boolean isOnlyCounted) {

  static <T, TK extends GeneratedKey<T>, E, K extends GeneratedKey<E>> Dependent<T, TK, E, K> of(
      String name,
      Supplier<EntityType<E, K>> type,
      Supplier<AccessPattern<E>> pattern,
      Function<TK, ComponentValues<E>> values,
      @Nullable Component<T, ?> counter) {
    return new Dependent<>(name, type, pattern, values, counter, null, false);
  }

  Dependent<T, TK, E, K> withOwn(Supplier<Dependents<E, K>> dependents) {
    return new Dependent<>(name, type, pattern, values, counter, dependents, isOnlyCounted);
  }

  Dependent<T, TK, E, K> onlyCounted() {
    return new Dependent<>(name, type, pattern, values, counter, own, true);
  }

  /** Whether the list of them may lag behind what was written. */
  public boolean isLate() {
    return pattern.get().place().isLate();
  }
}
