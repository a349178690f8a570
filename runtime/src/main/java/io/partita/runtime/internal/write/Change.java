package io.partita.runtime.internal.write;

import io.partita.runtime.TooManyElementsException;
import io.partita.runtime.generated.schema.Component;
import io.partita.runtime.generated.value.Codec;
import io.partita.runtime.generated.value.Path;
import io.partita.runtime.internal.stored.Check;
import io.partita.runtime.internal.stored.StoredValues;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * What an update does to one component.
 *
 * @param <E> the entity's record
 * @param <T> the component's type
 */
public sealed interface Change<E, T>
    permits Change.Assignment,
        Change.Rewriting,
        Change.Addition,
        Change.Appending,
        Change.ElementsAdded,
        Change.ElementsRemoved,
        CopyChange,
        DefaultChange,
        ElementChange,
        EntryChange,
        NestedChange,
        RestChange {

  /** The component of the record that is changed, or inside of which something is. */
  Component<E, T> component();

  /** The new value, given the stored one. */
  @Nullable T applyTo(@Nullable T stored);

  /** The change as DynamoDB makes it on the stored value. */
  List<Clause> clauses(Place place);

  /** The stored value after the change; null if there is none. */
  default @Nullable AttributeValue applyTo(Place place, @Nullable AttributeValue stored) {
    T value = stored == null ? null : Encoding.decode(place, component(), stored);
    return place.encodeUnbounded(component(), applyTo(value));
  }

  /** An item, or nested record, with what is changed under its present name. */
  default Map<String, AttributeValue> current(Map<String, AttributeValue> holder) {
    return current(component(), holder);
  }

  /** An item, or nested record, with a component under its present name. */
  static Map<String, AttributeValue> current(
      Component<?, ?> component, Map<String, AttributeValue> holder) {
    String attribute = component.attribute();
    AttributeValue stored = attribute == null ? null : component.stored(holder::get);
    if (stored == null || holder.containsKey(attribute)) {
      return holder;
    }
    Map<String, AttributeValue> current = new LinkedHashMap<>(holder);
    component.aliases().forEach(current::remove);
    current.put(attribute, stored);
    return current;
  }

  /** What is changed, as messages name it. */
  default String name() {
    return component().name();
  }

  /** What is changed, as far as it is stored: paths that no other change of an update may cross. */
  default List<Path> paths() {
    String attribute = component().attribute();
    return attribute == null ? List.of() : List.of(Path.of(attribute));
  }

  /** Whether another change is of the very same component, so that both must become one. */
  default boolean isOfSame(Change<?, ?> other) {
    return !(other instanceof NestedChange) && component() == other.component();
  }

  /** Whether the value of a component, or of a path into one, depends on this change. */
  default boolean concerns(Component<E, ?> input) {
    return input.root() == component();
  }

  /**
   * This change and then another one of the same kind; null if the two cannot be made in one
   * update.
   */
  default @Nullable Change<E, T> then(Change<E, T> later) {
    return null;
  }

  /**
   * This change and one of another update, neither of which is to have the last word; null if they
   * contradict each other.
   */
  default @Nullable Change<E, T> with(Place place, Change<E, T> other) {
    return then(other);
  }

  /**
   * What must be there for the change to make sense, from the outside in: if it is not, the update
   * is refused.
   */
  default List<Needed> needed(Place place) {
    return List.of();
  }

  /**
   * Where DynamoDB can make the change only if something is there; if it is not, the change is made
   * in another way.
   */
  default List<Path> containers(Place place) {
    return List.of();
  }

  /** The components on the way that may be stored under a former name, so that it matters. */
  default List<String> renamed() {
    return component().aliases().isEmpty() ? List.of() : List.of(component().name());
  }

  /**
   * Whether DynamoDB cannot make the change at all, so that it must be made on a value that was
   * read.
   */
  default boolean needsValue(Place place) {
    return false;
  }

  /** Whether making the change twice has the effect of making it once. */
  default boolean isRepeatable() {
    return true;
  }

  /**
   * What keeps the component within its bound; empty if it has none, or if the change adds nothing.
   *
   * @throws TooManyElementsException if the change alone adds more than are allowed
   */
  default Optional<SizeLimit> bound(Place place) {
    return Optional.empty();
  }

  /** Sets a component, or clears it if the value is null. */
  record Assignment<E, T>(Component<E, T> component, @Nullable T value) implements Change<E, T> {

    @Override
    public @Nullable T applyTo(@Nullable T stored) {
      return value;
    }

    @Override
    public List<Clause> clauses(Place place) {
      String attribute = component.attribute();
      if (attribute == null) {
        return List.of();
      }
      AttributeValue encoded = place.encode(component, value);
      Path path = place.path(attribute);
      List<Clause> clauses = new ArrayList<>();
      clauses.add(encoded == null ? new Clause.Remove(path) : new Clause.Assign(path, encoded));
      component.aliases().forEach(alias -> clauses.add(new Clause.Remove(place.path(alias))));
      return clauses;
    }

    @Override
    public @Nullable AttributeValue applyTo(Place place, @Nullable AttributeValue stored) {
      return place.encode(component, value);
    }

    @Override
    public List<String> renamed() {
      return List.of();
    }

    @Override
    public @Nullable Change<E, T> with(Place place, Change<E, T> other) {
      return other instanceof Assignment<E, T> same && isStoredAlike(place, same.value)
          ? this
          : null;
    }

    private boolean isStoredAlike(Place place, @Nullable T other) {
      return component.attribute() == null
          ? Objects.deepEquals(value, other)
          : StoredValues.equal(place.encode(component, value), place.encode(component, other));
    }
  }

  /** Makes a new value of the stored one, which must not have changed when it is written. */
  record Rewriting<E, T>(Component<E, T> component, UnaryOperator<@Nullable T> rewrite)
      implements Change<E, T> {

    @Override
    public boolean isRepeatable() {
      return false;
    }

    @Override
    public @Nullable T applyTo(@Nullable T stored) {
      return rewrite.apply(stored);
    }

    @Override
    public List<Clause> clauses(Place place) {
      throw new IllegalStateException("A stored value is rewritten only after it was read");
    }

    @Override
    public boolean needsValue(Place place) {
      return true;
    }
  }

  /** Adds to a number; null is zero. */
  record Addition<E, N extends Number>(Component<E, N> component, N delta) implements Change<E, N> {

    @Override
    public boolean isRepeatable() {
      return false;
    }

    @Override
    public N applyTo(@Nullable N stored) {
      return stored == null ? delta : Numbers.sum(component.name(), stored, delta);
    }

    @Override
    public List<Clause> clauses(Place place) {
      return direct(place, component, delta, Clause.Increment::new);
    }

    @Override
    public @Nullable Change<E, N> then(Change<E, N> later) {
      return later instanceof Addition<E, N> more
          ? new Addition<>(component, more.applyTo(delta))
          : null;
    }
  }

  /** Appends to a list. */
  record Appending<E, X>(Component<E, List<X>> component, List<X> elements)
      implements Change<E, List<X>> {

    @Override
    public boolean isRepeatable() {
      return false;
    }

    @Override
    public List<X> applyTo(@Nullable List<X> stored) {
      List<X> all = new ArrayList<>(stored == null ? List.of() : stored);
      all.addAll(elements);
      return all;
    }

    @Override
    public List<Clause> clauses(Place place) {
      return elements.isEmpty()
          ? List.of()
          : direct(place, component, elements, Clause.Append::new);
    }

    @Override
    public Optional<SizeLimit> bound(Place place) {
      return max(component)
          .filter(max -> !elements.isEmpty())
          .map(
              max ->
                  new SizeLimit(
                      place.entity(),
                      place.path(component.attribute()),
                      max,
                      new Check.SizeAtMost(
                          place.path(component.attribute()), max - elements.size(), true),
                      stored -> stored.hasL() ? stored.l().size() + elements.size() : 0));
    }

    @Override
    public @Nullable Change<E, List<X>> then(Change<E, List<X>> later) {
      return later instanceof Appending<E, X> more
          ? new Appending<>(component, more.applyTo(elements))
          : null;
    }
  }

  /** Adds elements to a set. */
  record ElementsAdded<E, X>(Component<E, Set<X>> component, Set<X> elements)
      implements Change<E, Set<X>> {

    @Override
    public Set<X> applyTo(@Nullable Set<X> stored) {
      Set<X> all = new LinkedHashSet<>(stored == null ? Set.of() : stored);
      all.addAll(elements);
      return all;
    }

    @Override
    public List<Clause> clauses(Place place) {
      return direct(place, component, elements, Clause.AddElements::new);
    }

    @Override
    public @Nullable Change<E, Set<X>> then(Change<E, Set<X>> later) {
      return later instanceof ElementsAdded<E, X> more
          ? new ElementsAdded<>(component, more.applyTo(elements))
          : null;
    }

    @Override
    public boolean needsValue(Place place) {
      return isNotInPlace(place, component, elements);
    }

    @Override
    public Optional<SizeLimit> bound(Place place) {
      AttributeValue added = place.encode(component, elements);
      return max(component)
          .filter(max -> added != null)
          .map(
              max ->
                  new SizeLimit(
                      place.entity(),
                      place.path(component.attribute()),
                      max,
                      room(place.path(component.attribute()), added, max),
                      stored -> StoredValues.sizeWith(stored, added).orElse(0)));
    }

    /** An element that is there already needs no room; of several, DynamoDB cannot count those. */
    private Check room(Path path, AttributeValue added, int max) {
      return elements.size() == 1
          ? new Check.RoomForElement(path, added, max)
          : new Check.SizeAtMost(path, max - elements.size(), true);
    }
  }

  /** Removes elements from a set. */
  record ElementsRemoved<E, X>(Component<E, Set<X>> component, Set<X> elements)
      implements Change<E, Set<X>> {

    @Override
    public Set<X> applyTo(@Nullable Set<X> stored) {
      Set<X> rest = new LinkedHashSet<>(stored == null ? Set.of() : stored);
      rest.removeAll(elements);
      return rest;
    }

    @Override
    public List<Clause> clauses(Place place) {
      return direct(place, component, elements, Clause.RemoveElements::new);
    }

    @Override
    public @Nullable Change<E, Set<X>> then(Change<E, Set<X>> later) {
      if (!(later instanceof ElementsRemoved<E, X> more)) {
        return null;
      }
      Set<X> all = new LinkedHashSet<>(elements);
      all.addAll(more.elements);
      return new ElementsRemoved<>(component, all);
    }

    @Override
    public boolean needsValue(Place place) {
      return isNotInPlace(place, component, elements);
    }
  }

  /** The most elements that a component may have, if that is bounded. */
  static Optional<Integer> max(Component<?, ?> component) {
    Codec<?> codec = component.codec();
    return codec == null || codec.maxElements().isEmpty()
        ? Optional.empty()
        : Optional.of(codec.maxElements().getAsInt());
  }

  private static <E, T> List<Clause> direct(
      Place place,
      Component<E, T> component,
      T operand,
      BiFunction<Path, AttributeValue, Clause> clause) {
    String attribute = component.attribute();
    AttributeValue encoded = place.encode(component, operand);
    return attribute == null || encoded == null
        ? List.of()
        : List.of(clause.apply(place.path(attribute), encoded));
  }

  /**
   * DynamoDB adds to and removes from its own sets only, not from lists that stand for sets; and,
   * as documented, only from those that are attributes of the item.
   */
  private static <E, X> boolean isNotInPlace(
      Place place, Component<E, Set<X>> component, Set<X> elements) {
    AttributeValue encoded = place.encode(component, elements);
    return encoded != null && (encoded.hasL() || place.record() != null);
  }
}
