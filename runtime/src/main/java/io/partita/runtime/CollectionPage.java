package io.partita.runtime;

import java.util.Optional;

/**
 * A part of an item collection: what one page of the query has of each member. Generated pages add
 * a method per member.
 *
 * @param <C> the read model
 */
public interface CollectionPage<C> {

  /**
   * The read model of what is on this page; empty without its root, or where it has none without
   * any item.
   */
  Optional<C> collection();

  /** Where the next page begins; empty if there is none. */
  Optional<String> cursor();

  /** Where the page before is; empty if there is none. */
  Optional<String> previous();
}
