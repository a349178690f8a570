/**
 * Called by generated code; stable within a minor version; not for you.
 *
 * <p>What generated DAOs, queries, updates and transactions extend and call. Each class hands on to
 * the internals, which do not know this package.
 */
@NullMarked
package io.partita.runtime.generated.operation;

import org.jspecify.annotations.NullMarked;
