package io.partita.examples;

import org.jspecify.annotations.Nullable;

/**
 * One pattern of the gallery.
 *
 * @param name the name to run it by, which is its package
 * @param summary what it shows, in one line
 * @param walk the walk through its access patterns
 * @param large the same on many items, if it has that
 */
record Example(String name, String summary, Walk walk, @Nullable LargeWalk large) {

  Example(String name, String summary, Walk walk) {
    this(name, summary, walk, null);
  }
}
