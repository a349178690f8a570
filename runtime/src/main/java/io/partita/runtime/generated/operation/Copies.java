package io.partita.runtime.generated.operation;

import io.partita.runtime.generated.schema.AccessPattern;
import io.partita.runtime.generated.schema.ComponentValues;
import io.partita.runtime.generated.schema.Copy;
import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.schema.GeneratedKey;
import io.partita.runtime.internal.copy.CopyHolder;
import io.partita.runtime.internal.copy.Unread;
import io.partita.runtime.internal.query.PatternReads;
import io.partita.runtime.internal.read.BatchReads;
import io.partita.runtime.internal.stored.StoredKey;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * All copies of an entity's components in other items. Immutable.
 *
 * @param <S> the source's record
 * @param <SK> its generated key
 */
public final class Copies<S, SK extends GeneratedKey<S>> {

  private final EntityType<S, SK> source;
  private final List<CopyHolder<S, SK, ?, ?>> holders;

  private Copies(EntityType<S, SK> source, List<CopyHolder<S, SK, ?, ?>> holders) {
    this.source = source;
    this.holders = holders;
  }

  /** No copies of an entity yet. */
  public static <S, SK extends GeneratedKey<S>> Copies<S, SK> of(EntityType<S, SK> source) {
    return new Copies<>(source, List.of());
  }

  /** Copies in items that an access pattern lists by the source's key. */
  @SafeVarargs
  @SuppressWarnings("varargs") // the array is only read
  public final <E, K extends GeneratedKey<E>> Copies<S, SK> listed(
      Supplier<EntityType<E, K>> type,
      Supplier<AccessPattern<E>> pattern,
      Function<SK, ComponentValues<E>> values,
      Copy<S, E, ?>... copies) {
    return with(
        new CopyHolder<>(
            type,
            (context, key, unread) -> PatternReads.items(context, pattern.get(), values.apply(key)),
            List.of(copies)));
  }

  /** Copies in items that edges of the source lead to, as the keys of the edges tell. */
  @SafeVarargs
  @SuppressWarnings("varargs") // the array is only read
  public final <G, GK extends GeneratedKey<G>, E, K extends GeneratedKey<E>> Copies<S, SK> linked(
      Supplier<EntityType<E, K>> type,
      Supplier<EntityType<G, GK>> edge,
      Supplier<AccessPattern<G>> edges,
      Function<SK, ComponentValues<G>> values,
      Function<GK, K> target,
      Copy<S, E, ?>... copies) {
    return with(
        new CopyHolder<>(
            type,
            (context, key, unread) -> {
              Set<K> targets = new LinkedHashSet<>();
              PatternReads.items(context, edges.get(), values.apply(key)).stream()
                  .map(item -> StoredKey.of(edge.get(), item))
                  .forEach(
                      stored ->
                          stored
                              .readable()
                              .map(target)
                              .ifPresentOrElse(
                                  targets::add,
                                  () -> unread.accept(Unread.ofKey(edge.get(), stored))));
              return new BatchReads<>(context, type.get()).findItems(targets).values();
            },
            List.of(copies)));
  }

  private Copies<S, SK> with(CopyHolder<S, SK, ?, ?> holder) {
    List<CopyHolder<S, SK, ?, ?>> all = new ArrayList<>(holders);
    all.add(holder);
    return new Copies<>(source, List.copyOf(all));
  }

  EntityType<S, SK> source() {
    return source;
  }

  List<CopyHolder<S, SK, ?, ?>> holders() {
    return holders;
  }

  /** A value that may be null, with its copies up to date. */
  public static <T> @Nullable T present(@Nullable T value, UnaryOperator<T> refresh) {
    return value == null ? null : refresh.apply(value);
  }

  /** A list with the copies in its elements up to date. */
  public static <T> @Nullable List<T> each(@Nullable List<T> list, UnaryOperator<T> refresh) {
    if (list == null) {
      return null;
    }
    List<T> refreshed = new ArrayList<>();
    list.forEach(element -> refreshed.add(present(element, refresh)));
    return Collections.unmodifiableList(refreshed);
  }

  /** A map with the copies in its values up to date. */
  public static <K, T> @Nullable Map<K, T> each(@Nullable Map<K, T> map, UnaryOperator<T> refresh) {
    if (map == null) {
      return null;
    }
    Map<K, T> refreshed = new LinkedHashMap<>();
    map.forEach((key, value) -> refreshed.put(key, present(value, refresh)));
    return Collections.unmodifiableMap(refreshed);
  }

  /** An Optional with the copies in its value up to date. */
  public static <T> @Nullable Optional<T> each(
      @Nullable Optional<T> optional, UnaryOperator<T> refresh) {
    return optional == null ? null : optional.map(refresh);
  }
}
