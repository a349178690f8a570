/** Everything that writes items: plans of changes, single writes, batches and transactions. */
@NullMarked
package io.partita.runtime.internal.write;

import org.jspecify.annotations.NullMarked;
