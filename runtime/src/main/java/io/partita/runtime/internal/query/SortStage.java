package io.partita.runtime.internal.query;

import io.partita.runtime.generated.schema.AccessPattern;
import io.partita.runtime.generated.schema.Component;
import io.partita.runtime.generated.schema.ComponentValues;

/**
 * The place of one component in a sort key: the ranges it can select.
 *
 * @param <T> the component's type
 */
public interface SortStage<T> {

  /**
   * The place of a component in the sort key of a pattern, behind the values of those before it.
   */
  static <E, T> SortStage<T> of(
      AccessPattern<E> pattern, Component<E, T> component, ComponentValues<E> values) {
    return pattern
        .stage(component, values)
        .<SortStage<T>>map(TemplateStage::new)
        .orElseGet(() -> new NativeStage<>(pattern.sort().orElseThrow(), component));
  }

  SortRange from(T lower);

  SortRange to(T upper);

  SortRange between(T lower, T upper);

  SortRange after(T lower);

  SortRange before(T upper);

  SortRange startsWith(T beginning);

  /** What is left, in the order of the keys, after all that have a value. */
  SortRange behind(T value);

  /** What is left, against the order of the keys, after all that have a value. */
  SortRange ahead(T value);
}
