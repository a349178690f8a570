/**
 * Writes that are put together before they are sent: updates of single items, and transactions.
 * Generated updates and transactions implement these interfaces.
 */
@NullMarked
package io.partita.runtime.write;

import org.jspecify.annotations.NullMarked;
