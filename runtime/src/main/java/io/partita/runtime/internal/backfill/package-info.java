/** Index keys of items that were stored without them. */
@NullMarked
package io.partita.runtime.internal.backfill;

import org.jspecify.annotations.NullMarked;
