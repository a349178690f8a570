/**
 * What an item has to do with those that belong to it: deleting it with all of them, and counting
 * them again.
 */
@NullMarked
package io.partita.runtime.internal.cascade;

import org.jspecify.annotations.NullMarked;
