/** Persons, places, dates and jobs: a materialized graph and an index that regroups its edges. */
package io.partita.examples.graph;
