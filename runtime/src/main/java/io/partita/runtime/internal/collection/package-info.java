/**
 * Item collections: items of several entities that one Query reads and that belong to one read
 * model. Public only because generated code calls it; not an API, but for the methods that
 * generated queries inherit.
 */
@NullMarked
package io.partita.runtime.internal.collection;

import org.jspecify.annotations.NullMarked;
