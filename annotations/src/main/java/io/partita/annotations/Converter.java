package io.partita.annotations;

/**
 * Turns a type that Partita does not store into one that it does, and back. Implementations are
 * stateless and have a constructor without parameters; neither method is called with null.
 *
 * @param <T> the component's type
 * @param <S> a type that Partita stores: text, a number, a record, a collection of these, ...
 */
public interface Converter<T, S> {

  /** The stored form of a value. */
  S toStored(T value);

  /** The value of a stored form. */
  T fromStored(S stored);
}
