package io.partita.runtime.generated.operation;

import io.partita.runtime.generated.schema.Component;
import io.partita.runtime.generated.value.Codec;
import io.partita.runtime.generated.value.MapKey;
import io.partita.runtime.generated.value.Path;
import io.partita.runtime.internal.write.Change;
import io.partita.runtime.internal.write.DefaultChange;
import io.partita.runtime.internal.write.ElementChange;
import io.partita.runtime.internal.write.EntryChange;
import io.partita.runtime.write.Position;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The base of what changes the components of a record: an entity's update, or a part of one that
 * changes a nested record.
 *
 * @param <R> the record
 * @param <U> the generated class
 */
public abstract class ChangeBuilder<R, U extends ChangeBuilder<R, U>> {

  ChangeBuilder() {}

  /** The record, as messages call it. */
  abstract String owner();

  abstract void add(Change<R, ?> change);

  /** This, as generated. */
  @SuppressWarnings("unchecked") // generated classes name themselves as the type argument
  final U self() {
    return (U) this;
  }

  /** Sets a component. */
  protected final <T> U set(Component<R, T> component, T value) {
    return change(new Change.Assignment<>(component, component.cut(given(component, value))));
  }

  /** Sets a component unless it has a value. */
  protected final <T> U setIfAbsent(Component<R, T> component, T value) {
    return change(new DefaultChange<>(component, component.cut(given(component, value))));
  }

  /** Makes a component null or empty. */
  protected final <T> U clear(Component<R, T> component) {
    return change(new Change.Assignment<>(component, null));
  }

  /** Adds to a number. */
  protected final <N extends Number> U add(Component<R, N> component, N delta) {
    return change(new Change.Addition<>(component, given(component, delta)));
  }

  /** Appends to a list. */
  protected final <T> U append(Component<R, List<T>> component, List<T> elements) {
    // Lists and sets may hold null, which List.copyOf and Set.copyOf would refuse.
    return change(new Change.Appending<>(component, new ArrayList<>(given(component, elements))));
  }

  /** Sets an element of a list. */
  protected final <T> U setElement(
      Component<R, List<T>> component, Position at, T element, Codec<T> codec) {
    Map<Integer, T> set = Map.of(at.index(), given(component, element));
    return change(new ElementChange<>(component, set, Map.of(), Set.of(), codec));
  }

  /** Adds to an element of a list of numbers. */
  protected final <N extends Number> U addToElement(
      Component<R, List<N>> component, Position at, N delta, Codec<N> codec) {
    Map<Integer, N> added = Map.of(at.index(), given(component, delta));
    return change(new ElementChange<>(component, Map.of(), added, Set.of(), codec));
  }

  /** Removes an element of a list. */
  protected final <T> U removeElement(Component<R, List<T>> component, Position at) {
    Set<Integer> removed = Set.of(at.index());
    return change(new ElementChange<>(component, Map.of(), Map.of(), removed, null));
  }

  /** Adds elements to a set. */
  protected final <T> U addElements(Component<R, Set<T>> component, Set<T> elements) {
    return change(
        new Change.ElementsAdded<>(component, new LinkedHashSet<>(given(component, elements))));
  }

  /** Removes elements from a set. */
  protected final <T> U removeElements(Component<R, Set<T>> component, Set<T> elements) {
    return change(
        new Change.ElementsRemoved<>(component, new LinkedHashSet<>(given(component, elements))));
  }

  /** Puts an entry into a map. */
  protected final <M, T> U putEntry(
      Component<R, Map<M, T>> component, MapKey<M> keys, M entry, T value, Codec<T> codec) {
    Map<M, T> put = Map.of(given(component, entry), given(component, value));
    return change(new EntryChange<>(component, keys, put, Map.of(), Set.of(), codec));
  }

  /** Adds to an entry of a map of numbers. */
  protected final <M, N extends Number> U addToEntry(
      Component<R, Map<M, N>> component, MapKey<M> keys, M entry, N delta, Codec<N> codec) {
    Map<M, N> added = Map.of(given(component, entry), given(component, delta));
    return change(new EntryChange<>(component, keys, Map.of(), added, Set.of(), codec));
  }

  /** Removes an entry from a map. */
  protected final <M, T> U removeEntry(Component<R, Map<M, T>> component, MapKey<M> keys, M entry) {
    Set<M> removed = Set.of(given(component, entry));
    return change(new EntryChange<>(component, keys, Map.of(), Map.of(), removed, null));
  }

  /** Changes a nested record. */
  protected final <P extends NestedUpdate<?, P>> U inside(
      Component<R, ?> component, Function<NestedPlace, P> part, Consumer<? super P> changes) {
    return inside(component, path(component), component.name(), part, changes);
  }

  /** Changes a nested record that is an element of a list. */
  protected final <P extends NestedUpdate<?, P>> U insideElement(
      Component<R, ?> component,
      Position at,
      Function<NestedPlace, P> part,
      Consumer<? super P> changes) {
    String name = component.name() + "[" + at.index() + "]";
    return inside(component, path(component).element(at.index()), name, part, changes);
  }

  /** Changes a nested record that is an entry of a map. */
  protected final <M, P extends NestedUpdate<?, P>> U insideEntry(
      Component<R, ?> component,
      MapKey<M> keys,
      M entry,
      Function<NestedPlace, P> part,
      Consumer<? super P> changes) {
    Path path = path(component).entry(keys.name(given(component, entry)));
    return inside(component, path, component.name() + "[...]", part, changes);
  }

  private <P> U inside(
      Component<R, ?> component,
      Path record,
      String name,
      Function<NestedPlace, P> part,
      Consumer<? super P> changes) {
    changes.accept(part.apply(NestedPlace.of(this, component, record, name)));
    return self();
  }

  private static Path path(Component<?, ?> component) {
    return Path.of(Objects.requireNonNull(component.attribute()));
  }

  private <T> U change(Change<R, T> change) {
    add(change);
    return self();
  }

  final <T> T given(Component<R, ?> component, @Nullable T value) {
    return given(component.name(), value);
  }

  final <T> T given(String component, @Nullable T value) {
    return Objects.requireNonNull(
        value,
        () ->
            "'"
                + component
                + "' of "
                + owner()
                + " cannot be null in an update; clear it instead.");
  }
}
