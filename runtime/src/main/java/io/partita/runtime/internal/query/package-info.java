/** What one query of an access pattern reads: requests, ranges of sort keys, pages and cursors. */
@NullMarked
package io.partita.runtime.internal.query;

import org.jspecify.annotations.NullMarked;
