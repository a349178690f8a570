package io.partita.benchmarks.report;

/** What is measured of an operation; less is better. */
public enum Measure {
  TIME("time"),
  CPU("processor time"),
  BYTES("bytes allocated");

  private final String label;

  Measure(String label) {
    this.label = label;
  }

  @Override
  public String toString() {
    return label;
  }
}
