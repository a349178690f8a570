/**
 * What is read in pages: queries, scans and item collections, with everything that can be asked of
 * them. Generated queries implement these interfaces, so a method that takes a {@link
 * io.partita.runtime.query.Query} takes any of them.
 */
@NullMarked
package io.partita.runtime.query;

import org.jspecify.annotations.NullMarked;
