package io.partita.benchmarks.report;

/**
 * What one contender needed for one operation of a workload in one round, in any unit: only ratios
 * within a round are reported.
 */
public record Score(String workload, Measure measure, String contender, int round, double value) {}
