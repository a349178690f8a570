/**
 * Everything that writes items: plans of changes, single writes, batches and transactions; and what
 * generated DAOs, updates and transactions are built on. Public only because generated code calls
 * it; not an API.
 */
@NullMarked
package io.partita.runtime.internal.write;

import org.jspecify.annotations.NullMarked;
