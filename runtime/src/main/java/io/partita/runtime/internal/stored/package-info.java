/** What is stored, whoever reads or writes it: keys, checks of items, whether they are there. */
@NullMarked
package io.partita.runtime.internal.stored;

import org.jspecify.annotations.NullMarked;
