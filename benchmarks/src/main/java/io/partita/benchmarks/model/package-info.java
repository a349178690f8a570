/** The records that all contenders map, as a user of Partita writes them. */
package io.partita.benchmarks.model;
