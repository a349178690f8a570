/**
 * Index keys of items that were stored without them. Public only because generated code calls it;
 * not an API.
 */
@NullMarked
package io.partita.runtime.internal.backfill;

import org.jspecify.annotations.NullMarked;
