/**
 * The base of generated tables, and the physical table: its definition, creation and verification.
 * Public only because generated code calls it; not an API.
 */
@NullMarked
package io.partita.runtime.internal.table;

import org.jspecify.annotations.NullMarked;
