/** What one query of an item collection reads: requests, where the collection lies, and cursors. */
@NullMarked
package io.partita.runtime.internal.collection;

import org.jspecify.annotations.NullMarked;
