package io.partita.annotations;

/** The end of an edge that an item is. */
public enum Side {
  /** The only one it can be. */
  AUTO,
  /** The left end: what is counted are the edges that lead from the item. */
  LEFT,
  /** The right end: what is counted are the edges that lead to the item. */
  RIGHT
}
