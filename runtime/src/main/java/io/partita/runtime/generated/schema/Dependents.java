package io.partita.runtime.generated.schema;

import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What belongs to the items of an entity: its edges and children. Immutable.
 *
 * @param <T> the owner's record
 * @param <TK> its generated key
 */
public final class Dependents<T, TK extends GeneratedKey<T>> {

  private final EntityType<T, TK> type;
  private final List<Dependent<T, TK, ?, ?>> all;

  private Dependents(EntityType<T, TK> type, List<Dependent<T, TK, ?, ?>> all) {
    this.type = type;
    this.all = all;
  }

  /** An owner to which nothing belongs yet. */
  public static <T, TK extends GeneratedKey<T>> Dependents<T, TK> of(EntityType<T, TK> owner) {
    return new Dependents<>(owner, List.of());
  }

  /**
   * Items that belong to the owner and to which nothing belongs. What is supplied may not be there
   * yet: entities can belong to each other.
   *
   * @param name what messages call them
   * @param pattern lists them
   * @param values the pattern's components, from the owner's key
   * @param counter the owner's component that counts them; null if none does
   */
  public <E, K extends GeneratedKey<E>> Dependents<T, TK> add(
      String name,
      Supplier<EntityType<E, K>> dependent,
      Supplier<AccessPattern<E>> pattern,
      Function<TK, ComponentValues<E>> values,
      @Nullable Component<T, ?> counter) {
    return with(Dependent.of(name, dependent, pattern, values, counter));
  }

  /**
   * Items that belong to the owner and to which others belong in turn.
   *
   * @param name what messages call them
   * @param pattern lists them
   * @param values the pattern's components, from the owner's key
   * @param counter the owner's component that counts them; null if none does
   * @param dependents what belongs to them
   */
  public <E, K extends GeneratedKey<E>> Dependents<T, TK> addParent(
      String name,
      Supplier<EntityType<E, K>> dependent,
      Supplier<AccessPattern<E>> pattern,
      Function<TK, ComponentValues<E>> values,
      @Nullable Component<T, ?> counter,
      Supplier<Dependents<E, K>> dependents) {
    return with(Dependent.of(name, dependent, pattern, values, counter).withOwn(dependents));
  }

  /**
   * Items that the owner counts and that are removed with what they belong to.
   *
   * @param name what messages call them
   * @param pattern lists them
   * @param values the pattern's components, from the owner's key
   * @param counter the owner's component that counts them
   */
  public <E, K extends GeneratedKey<E>> Dependents<T, TK> countOnly(
      String name,
      Supplier<EntityType<E, K>> dependent,
      Supplier<AccessPattern<E>> pattern,
      Function<TK, ComponentValues<E>> values,
      Component<T, ?> counter) {
    return with(Dependent.of(name, dependent, pattern, values, counter).onlyCounted());
  }

  private Dependents<T, TK> with(Dependent<T, TK, ?, ?> dependent) {
    return new Dependents<>(type, Stream.concat(all.stream(), Stream.of(dependent)).toList());
  }

  public EntityType<T, TK> type() {
    return type;
  }

  /** Those that a cascade removes itself. */
  public List<Dependent<T, TK, ?, ?>> removed() {
    return all.stream().filter(dependent -> !dependent.isOnlyCounted()).toList();
  }

  /** Those that the owner counts. */
  public List<Dependent<T, TK, ?, ?>> counted() {
    return all.stream().filter(dependent -> dependent.counter() != null).toList();
  }
}
