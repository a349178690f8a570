/** What stored items of a table would not come back as. */
@NullMarked
package io.partita.runtime.internal.verify;

import org.jspecify.annotations.NullMarked;
