/** Positions in the results of reads, as text that users hand on. */
@NullMarked
package io.partita.runtime.internal.cursor;

import org.jspecify.annotations.NullMarked;
