/**
 * What follows from a table as it was read, found once before rules judge it: templates resolved to
 * the parts, formats and shapes of keys, where items lie, which entities belong to which, and what
 * their access patterns are called. Rules, planner, documents and lock read it in {@link
 * io.partita.processor.resolve.ResolvedTable}, so that they agree; generators ask only for what
 * follows from a plan. It reads no annotations, reports nothing and writes nothing.
 */
@NullMarked
package io.partita.processor.resolve;

import org.jspecify.annotations.NullMarked;
