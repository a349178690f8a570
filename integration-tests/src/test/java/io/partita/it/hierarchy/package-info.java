/** Composite sort keys with a stage and distinct values per level. */
package io.partita.it.hierarchy;
