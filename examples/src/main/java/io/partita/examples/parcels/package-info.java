/** Parcels on three indexes: one with keys only, one with some attributes, one with all. */
package io.partita.examples.parcels;
