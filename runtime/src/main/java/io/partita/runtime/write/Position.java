package io.partita.runtime.write;

/**
 * The position of an element in a list, as updates take it: {@code lines(at(2), ...)}. All
 * positions in an update are those before it.
 *
 * @param index counted from 0
 */
public record Position(int index) {

  /**
   * @throws IllegalArgumentException if the index is negative
   */
  public Position {
    if (index < 0) {
      throw new IllegalArgumentException(
          "The elements of a list are counted from 0; there is no element " + index + ".");
    }
  }

  /** The position of an element, counted from 0. */
  public static Position at(int index) {
    return new Position(index);
  }
}
