package io.partita.runtime.internal.query;

/**
 * The place of one component in a sort key: the ranges it can select.
 *
 * @param <T> the component's type
 */
interface SortStage<T> {

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
