package io.partita.it.keys;

import io.partita.annotations.Entity;
import io.partita.annotations.KeyOnly;
import io.partita.annotations.Table;

/**
 * Two text components in one sort key: what collides, sorts wrongly or matches too much when keys
 * are joined by hand.
 */
@Table(entities = Paths.Leaf.class)
public interface Paths {

  /** A leaf below two levels. */
  @Entity(pk = "TREE#{tree}", sk = "{branch}#{leaf}")
  record Leaf(@KeyOnly String tree, @KeyOnly String branch, @KeyOnly String leaf) {}
}
