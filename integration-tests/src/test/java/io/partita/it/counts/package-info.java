/** Counts, transactions, uniqueness and cascades, in the shapes that people use them. */
package io.partita.it.counts;
