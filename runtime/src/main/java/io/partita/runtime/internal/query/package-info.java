/** Queries and scans: what they read of a place, which items they give, merged and page by page. */
@NullMarked
package io.partita.runtime.internal.query;

import org.jspecify.annotations.NullMarked;
