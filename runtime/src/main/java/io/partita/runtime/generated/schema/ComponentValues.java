package io.partita.runtime.generated.schema;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Values of some of an entity's components, which may be null. A path is known where a component it
 * leads into is.
 *
 * @param <E> the entity's record
 */
public final class ComponentValues<E> implements ComponentSource<E> {

  private static final ComponentValues<?> EMPTY = new ComponentValues<>(null, null, null);

  // Keys have few components: a linked list is smaller than a map and as fast, and adding to it
  // shares the rest.
  private final @Nullable Component<E, ?> component;
  private final @Nullable Object value;
  private final @Nullable ComponentValues<E> rest;

  private ComponentValues(
      @Nullable Component<E, ?> component,
      @Nullable Object value,
      @Nullable ComponentValues<E> rest) {
    this.component = component;
    this.value = value;
    this.rest = rest;
  }

  /** No values. */
  @SuppressWarnings("unchecked") // it has none of any record
  public static <E> ComponentValues<E> empty() {
    return (ComponentValues<E>) EMPTY;
  }

  /** One value. */
  public static <E, T> ComponentValues<E> of(Component<E, T> component, @Nullable T value) {
    return ComponentValues.<E>empty().with(component, value);
  }

  /** Two values. */
  public static <E, T, U> ComponentValues<E> of(
      Component<E, T> first,
      @Nullable T firstValue,
      Component<E, U> second,
      @Nullable U secondValue) {
    return of(first, firstValue).with(second, secondValue);
  }

  /**
   * These values and one more, in place of what was known of that component; as much of it as is
   * stored.
   */
  public <T> ComponentValues<E> with(Component<E, T> component, @Nullable T value) {
    return new ComponentValues<>(component, component.cut(value), this);
  }

  /** These values and others, which win. */
  public ComponentValues<E> with(ComponentValues<E> others) {
    return others.rest == null
        ? this
        : new ComponentValues<>(others.component, others.value, with(others.rest));
  }

  /** These values, as if nothing was known of a component. */
  public ComponentValues<E> without(Component<E, ?> unknown) {
    if (rest == null) {
      return this;
    }
    ComponentValues<E> others = rest.without(unknown);
    return component == unknown ? others : new ComponentValues<>(component, value, others);
  }

  /** Whether no value is known. */
  public boolean isEmpty() {
    return rest == null;
  }

  /** Whether a component's value is known, even if it is null. */
  public boolean contains(Component<E, ?> component) {
    Component<E, ?> parent = component.parent();
    return find(component) != null || parent != null && contains(parent);
  }

  /** Whether the values of some components are known. */
  boolean containsAll(List<Component<E, ?>> components) {
    for (Component<E, ?> component : components) {
      if (!contains(component)) {
        return false;
      }
    }
    return true;
  }

  @Override
  @SuppressWarnings("unchecked") // with() is the only way in: a component's value has its type
  public <T> @Nullable T get(Component<E, T> component) {
    ComponentValues<E> found = find(component);
    return found == null ? component.derive(this) : (T) found.value;
  }

  private @Nullable ComponentValues<E> find(Component<E, ?> component) {
    for (ComponentValues<E> values = this; values != null; values = values.rest) {
      if (values.component == component) {
        return values;
      }
    }
    return null;
  }
}
