package io.partita.runtime.internal.write;

import io.partita.runtime.TooManyElementsException;
import io.partita.runtime.generated.schema.Component;
import io.partita.runtime.generated.value.Codec;
import io.partita.runtime.internal.stored.Check;
import io.partita.runtime.internal.stored.StoredValues;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
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
        EntryChange,
        RestChange {

  Component<E, T> component();

  /** The new value, given the stored one. */
  @Nullable T applyTo(@Nullable T stored);

  /** The change as DynamoDB makes it on the stored value. */
  List<Clause> clauses(String entity);

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
  default @Nullable Change<E, T> with(String entity, Change<E, T> other) {
    return then(other);
  }

  /** Whether DynamoDB can make the change only where the attribute is there. */
  default boolean needsAttribute() {
    return false;
  }

  /**
   * Whether DynamoDB cannot make the change at all, so that it must be made on a value that was
   * read.
   */
  default boolean needsValue(String entity) {
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
  default Optional<SizeLimit> bound(String entity) {
    return Optional.empty();
  }

  /** Sets a component, or clears it if the value is null. */
  record Assignment<E, T>(Component<E, T> component, @Nullable T value) implements Change<E, T> {

    @Override
    public @Nullable T applyTo(@Nullable T stored) {
      return value;
    }

    @Override
    public List<Clause> clauses(String entity) {
      String attribute = component.attribute();
      AttributeValue encoded = Encoding.encode(entity, component, value);
      if (attribute == null) {
        return List.of();
      }
      return List.of(
          encoded == null ? new Clause.Remove(attribute) : new Clause.Assign(attribute, encoded));
    }

    @Override
    public @Nullable Change<E, T> with(String entity, Change<E, T> other) {
      return other instanceof Assignment<E, T> same && isStoredAlike(entity, same.value)
          ? this
          : null;
    }

    private boolean isStoredAlike(String entity, @Nullable T other) {
      return component.attribute() == null
          ? Objects.deepEquals(value, other)
          : StoredValues.equal(
              Encoding.encode(entity, component, value), Encoding.encode(entity, component, other));
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
    public List<Clause> clauses(String entity) {
      throw new IllegalStateException("A stored value is rewritten only after it was read");
    }

    @Override
    public boolean needsValue(String entity) {
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
      try {
        return stored == null ? delta : Numbers.sum(stored, delta);
      } catch (ArithmeticException overflow) {
        throw new ArithmeticException(
            "The sum of '%s' and what is added to it does not fit its type, %s. Nothing was written."
                .formatted(component.name(), delta.getClass().getSimpleName()));
      }
    }

    @Override
    public List<Clause> clauses(String entity) {
      return direct(entity, component, delta, Clause.Increment::new);
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
    public List<Clause> clauses(String entity) {
      return elements.isEmpty()
          ? List.of()
          : direct(entity, component, elements, Clause.Append::new);
    }

    @Override
    public Optional<SizeLimit> bound(String entity) {
      return max(component)
          .filter(max -> !elements.isEmpty())
          .map(
              max ->
                  new SizeLimit(
                      entity,
                      component.attribute(),
                      max,
                      new Check.SizeAtMost(component.attribute(), max - elements.size(), true),
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
    public List<Clause> clauses(String entity) {
      return direct(entity, component, elements, Clause.AddElements::new);
    }

    @Override
    public @Nullable Change<E, Set<X>> then(Change<E, Set<X>> later) {
      return later instanceof ElementsAdded<E, X> more
          ? new ElementsAdded<>(component, more.applyTo(elements))
          : null;
    }

    @Override
    public boolean needsValue(String entity) {
      return isStoredAsList(entity, component, elements);
    }

    @Override
    public Optional<SizeLimit> bound(String entity) {
      AttributeValue added = Encoding.encode(entity, component, elements);
      return max(component)
          .filter(max -> added != null)
          .map(
              max ->
                  new SizeLimit(
                      entity,
                      component.attribute(),
                      max,
                      room(added, max),
                      stored -> StoredValues.sizeWith(stored, added).orElse(0)));
    }

    /** An element that is there already needs no room; of several, DynamoDB cannot count those. */
    private Check room(AttributeValue added, int max) {
      return elements.size() == 1
          ? new Check.RoomForElement(component.attribute(), added, max)
          : new Check.SizeAtMost(component.attribute(), max - elements.size(), true);
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
    public List<Clause> clauses(String entity) {
      return direct(entity, component, elements, Clause.RemoveElements::new);
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
    public boolean needsValue(String entity) {
      return isStoredAsList(entity, component, elements);
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
      String entity,
      Component<E, T> component,
      T operand,
      BiFunction<String, AttributeValue, Clause> clause) {
    AttributeValue encoded = Encoding.encode(entity, component, operand);
    return encoded == null ? List.of() : List.of(clause.apply(component.attribute(), encoded));
  }

  /** DynamoDB adds to and removes from its own sets only, not from lists that stand for sets. */
  private static <E, X> boolean isStoredAsList(
      String entity, Component<E, Set<X>> component, Set<X> elements) {
    AttributeValue encoded = Encoding.encode(entity, component, elements);
    return encoded != null && encoded.hasL();
  }
}
