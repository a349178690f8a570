package io.partita.benchmarks.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** All that was measured in one run. */
public final class Scores {

  private final List<Score> scores = new ArrayList<>();

  public void addAll(List<Score> more) {
    scores.addAll(more);
  }

  public boolean isEmpty() {
    return scores.isEmpty();
  }

  /** The workloads with what was measured of each, in the order of measuring. */
  Map<String, List<Measure>> rows() {
    Map<String, List<Measure>> rows = new LinkedHashMap<>();
    for (Score score : scores) {
      List<Measure> measures = rows.computeIfAbsent(score.workload(), w -> new ArrayList<>());
      if (!measures.contains(score.measure())) {
        measures.add(score.measure());
      }
    }
    rows.values().forEach(measures -> measures.sort(null));
    return rows;
  }

  /** One contender against another, of the rounds that have both; empty if none has. */
  public Optional<Ratio> ratio(
      String workload, Measure measure, String contender, String baseline) {
    Map<Integer, Double> own = rounds(workload, measure, contender);
    Map<Integer, Double> other = rounds(workload, measure, baseline);
    List<Double> ratios =
        own.keySet().stream()
            .filter(other::containsKey)
            .map(round -> own.get(round) / other.get(round))
            .toList();
    return ratios.isEmpty() ? Optional.empty() : Optional.of(Ratio.of(ratios));
  }

  private Map<Integer, Double> rounds(String workload, Measure measure, String contender) {
    Map<Integer, Double> values = new LinkedHashMap<>();
    for (Score score : scores) {
      if (score.workload().equals(workload)
          && score.measure() == measure
          && score.contender().equals(contender)) {
        values.put(score.round(), score.value());
      }
    }
    return values;
  }
}
