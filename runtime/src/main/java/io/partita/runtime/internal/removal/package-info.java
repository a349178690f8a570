/** Deletes what queries and scans find. */
@NullMarked
package io.partita.runtime.internal.removal;

import org.jspecify.annotations.NullMarked;
