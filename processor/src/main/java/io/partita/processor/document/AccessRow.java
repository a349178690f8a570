package io.partita.processor.document;

import static java.util.stream.Collectors.toList;

import io.partita.processor.model.OperationPlan;
import io.partita.processor.model.RequestPlan;
import io.partita.processor.model.RequestPlan.Occasion;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** An operation as documents show it. */
record AccessRow(OperationPlan plan) {

  /** The API calls. */
  String operation() {
    return text(plan.requests());
  }

  /** The calls that are always made, then those that are made on occasion. */
  private static String text(List<RequestPlan> requests) {
    Map<String, List<RequestPlan>> byOccasion = new LinkedHashMap<>();
    requests.forEach(
        request ->
            byOccasion
                .computeIfAbsent(
                    request.occasion().text() + request.reason().replace("`", ""),
                    key -> new ArrayList<>())
                .add(request));
    return byOccasion.entrySet().stream()
        .map(entry -> calls(entry.getValue()) + entry.getKey())
        .collect(Collectors.joining("; "));
  }

  private static String calls(List<RequestPlan> requests) {
    Occasion occasion = requests.get(0).occasion();
    if (occasion == Occasion.AGAIN) {
      return "";
    }
    return requests.stream()
            .map(request -> request.call().text() + request.extent().replace("`", ""))
            .collect(Collectors.joining(", "))
        + (occasion == Occasion.ALWAYS ? "" : " ");
  }

  /** What rows have in common that are shown together: all but the method. */
  private List<Object> request() {
    return List.of(
        operation(),
        plan.places(),
        plan.where(),
        plan.keyCondition(),
        plan.filter(),
        plan.consistency(),
        plan.cost(),
        plan.transactionSize(),
        plan.permissions());
  }

  /** Rows that send the same requests, together, in the order of the first of each. */
  static List<List<AccessRow>> grouped(Stream<AccessRow> rows) {
    return List.copyOf(
        rows.collect(Collectors.groupingBy(AccessRow::request, LinkedHashMap::new, toList()))
            .values());
  }
}
