/**
 * Access patterns: queries of the table or an index, their pages and cursors, and what edges lead
 * to. Public only because generated code calls it; not an API, but for the methods that generated
 * queries inherit.
 */
@NullMarked
package io.partita.runtime.internal.query;

import org.jspecify.annotations.NullMarked;
