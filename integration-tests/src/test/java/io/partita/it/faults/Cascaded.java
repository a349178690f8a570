package io.partita.it.faults;

/** A node with so many edges or descendants, to be deleted with them. */
interface Cascaded {

  /** Writes the node of an id with all that hangs on it, whatever is there. */
  void build(String id, int size);

  /** Deletes it through the client under test. */
  long delete(String id);

  /** Throws unless the node and all of its edges are gone and the other ends count right. */
  void assertGone(String id, int size);
}
