/**
 * Copies of components in other items: finding those that differ from their source and bringing
 * them up to date.
 */
@NullMarked
package io.partita.runtime.internal.copy;

import org.jspecify.annotations.NullMarked;
