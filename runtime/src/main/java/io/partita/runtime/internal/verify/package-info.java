/**
 * What stored items of a table would not come back as. Public only because generated code calls it;
 * not an API.
 */
@NullMarked
package io.partita.runtime.internal.verify;

import org.jspecify.annotations.NullMarked;
