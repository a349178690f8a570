/** The benchmarks, who takes part in them, and the program that runs them all. */
package io.partita.benchmarks;
