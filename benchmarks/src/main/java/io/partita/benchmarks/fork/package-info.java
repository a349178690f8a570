/** Measuring in fresh JVMs what happens only once in each. */
package io.partita.benchmarks.fork;
