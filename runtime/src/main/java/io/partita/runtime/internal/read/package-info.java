/** Reads of items by their keys: one, many, or several at one moment. */
@NullMarked
package io.partita.runtime.internal.read;

import org.jspecify.annotations.NullMarked;
