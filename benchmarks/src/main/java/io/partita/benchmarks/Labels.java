package io.partita.benchmarks;

/** The names of workloads in tables. */
final class Labels {

  static final String TO_ITEM = "mapper alone, record to item";
  static final String FROM_ITEM = "mapper alone, item to record";
  static final String STARTUP = "start-up, class load to first record";

  private Labels() {}

  static String local(Workload workload) {
    return "DynamoDB Local: " + workload.label();
  }
}
