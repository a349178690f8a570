/** The physical table: creating it, and comparing it with its definition. */
@NullMarked
package io.partita.runtime.internal.table;

import org.jspecify.annotations.NullMarked;
