package io.partita.benchmarks;

import static io.partita.benchmarks.Contender.ENHANCED_BEAN;
import static io.partita.benchmarks.Contender.ENHANCED_STATIC;
import static io.partita.benchmarks.Contender.HAND_WRITTEN;
import static io.partita.benchmarks.Contender.NO_MAPPING;
import static io.partita.benchmarks.Contender.PARTITA;
import static io.partita.benchmarks.report.Measure.BYTES;
import static io.partita.benchmarks.report.Measure.CPU;
import static io.partita.benchmarks.report.Measure.TIME;

import io.partita.benchmarks.report.Goal;
import io.partita.benchmarks.report.Measure;
import io.partita.benchmarks.report.Scores;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** The ratios that Partita wants to keep. */
final class Goals {

  private final List<Goal> goals = new ArrayList<>();

  private Goals() {
    for (Workload page : List.of(Workload.PAGE_100, Workload.PAGE_1MB)) {
      time(page.label(), ENHANCED_BEAN, 0.32);
      add(page.label(), BYTES, ENHANCED_BEAN, 0.24);
      time(page.label(), NO_MAPPING, 0.55);
    }
    time(Workload.BATCH_WRITE.label(), HAND_WRITTEN, 0.50);
    time(Workload.ITEM_READ.label(), HAND_WRITTEN, 1);
    time(Workload.ITEM_WRITE.label(), HAND_WRITTEN, 1);
    for (Workload write :
        List.of(
            Workload.PUT,
            Workload.REPLACE,
            Workload.UPDATE,
            Workload.COUNTED_CREATE,
            Workload.COUNTED_DELETE)) {
      time(write.label(), HAND_WRITTEN, 1);
      add(write.label(), BYTES, HAND_WRITTEN, 1);
    }
    time(Workload.COUNTED_BATCH.label(), HAND_WRITTEN, 0.70);
    add(Workload.COUNTED_BATCH.label(), BYTES, HAND_WRITTEN, 0.70);
    for (String mapper : List.of(Labels.TO_ITEM, Labels.FROM_ITEM)) {
      time(mapper, HAND_WRITTEN, 1.10);
      time(mapper, ENHANCED_STATIC, 1);
      add(mapper, BYTES, ENHANCED_STATIC, 1);
    }
    time(Labels.STARTUP, ENHANCED_BEAN, 0.25);
  }

  /** A Markdown table of the goals whose workloads were measured. */
  static String markdown(Scores scores) {
    String rows =
        new Goals().goals.stream().map(goal -> goal.row(scores)).collect(Collectors.joining());
    return rows.isEmpty() ? "" : "Goals of Partita:\n\n" + Goal.HEAD + rows;
  }

  private void time(String workload, Contender baseline, double limit) {
    add(workload, TIME, baseline, limit);
    add(workload, CPU, baseline, limit);
  }

  private void add(String workload, Measure measure, Contender baseline, double limit) {
    goals.add(new Goal(workload, measure, PARTITA.label(), baseline.label(), limit));
  }
}
