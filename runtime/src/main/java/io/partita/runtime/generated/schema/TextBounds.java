package io.partita.runtime.generated.schema;

/**
 * Between which texts those of a component lie in a sort key, with all that may follow them there.
 *
 * @param first no text stands before it
 * @param last no text stands behind it, whatever follows
 */
record TextBounds(String first, String last) {}
