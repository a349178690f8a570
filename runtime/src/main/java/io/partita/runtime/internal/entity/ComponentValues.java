package io.partita.runtime.internal.entity;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Values of some of an entity's components, which may be null. A path is known where the component it leads into is.
 *
 * @param <E> the entity's record
 */
public final class ComponentValues<E> implements ComponentSource<E> {

  private final Map<Component<E, ?>, @Nullable Object> values;

  private ComponentValues(Map<Component<E, ?>, @Nullable Object> values) {
    this.values = values;
  }

  /** No values. */
  public static <E> ComponentValues<E> empty() {
    return new ComponentValues<>(Collections.emptyMap());
  }

  /** One value. */
  public static <E, T> ComponentValues<E> of(Component<E, T> component, @Nullable T value) {
    return ComponentValues.<E>empty().with(component, value);
  }

  /** Two values. */
  public static <E, T, U> ComponentValues<E> of(
      Component<E, T> first, @Nullable T firstValue, Component<E, U> second, @Nullable U secondValue) {
    return of(first, firstValue).with(second, secondValue);
  }

  /** These values and one more, in place of what was known of that component. */
  public <T> ComponentValues<E> with(Component<E, T> component, @Nullable T value) {
    Map<Component<E, ?>, @Nullable Object> more = new IdentityHashMap<>(values);
    more.put(component, value);
    return new ComponentValues<>(more);
  }

  /** These values and others, which win. */
  public ComponentValues<E> with(ComponentValues<E> others) {
    Map<Component<E, ?>, @Nullable Object> more = new IdentityHashMap<>(values);
    more.putAll(others.values);
    return new ComponentValues<>(more);
  }

  /** Whether a component's value is known, be it null. */
  public boolean contains(Component<E, ?> component) {
    return values.containsKey(component) || values.containsKey(component.root());
  }

  @Override
  @SuppressWarnings("unchecked") // with() is the only way in: a component's value has its type
  public <T> @Nullable T get(Component<E, T> component) {
    return values.containsKey(component) ? (T) values.get(component) : component.derive(this);
  }
}
