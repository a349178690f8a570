/** Turns what was measured into tables of ratios. */
package io.partita.benchmarks.report;
