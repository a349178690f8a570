/**
 * Copies of components in other items: finding those that differ from their source and bringing
 * them up to date. Public only because generated code calls it.
 */
@NullMarked
package io.partita.runtime.internal.copy;

import org.jspecify.annotations.NullMarked;
