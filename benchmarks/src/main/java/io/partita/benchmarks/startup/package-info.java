/** What the first use of a mapper costs in a fresh JVM. */
package io.partita.benchmarks.startup;
