package io.partita.processor.document;

import io.partita.processor.model.OperationPlan;
import io.partita.processor.model.OperationPlan.Consistency;
import io.partita.processor.model.Permission;
import io.partita.processor.model.RequestPlan;
import io.partita.processor.model.RequestPlan.Occasion;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * An operation as documents show it; texts are empty where there is nothing to say.
 *
 * @param operation the API calls
 */
record AccessRow(
    String subject,
    String method,
    String operation,
    List<String> places,
    String where,
    String keyCondition,
    String filter,
    Consistency consistency,
    String cost,
    String transactionSize,
    List<Permission> permissions) {

  static AccessRow of(OperationPlan plan) {
    return new AccessRow(
        plan.subject(),
        plan.method(),
        text(plan.requests()),
        plan.places(),
        plan.where(),
        plan.keyCondition(),
        plan.filter(),
        plan.consistency(),
        plan.cost(),
        plan.transactionSize(),
        plan.permissions());
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
            .map(request -> request.call().text() + request.extent())
            .collect(Collectors.joining(", "))
        + (occasion == Occasion.ALWAYS ? "" : " ");
  }

  /** Whether another differs from this in nothing but the method. */
  private boolean isLike(AccessRow other) {
    return new AccessRow(
            subject,
            other.method,
            operation,
            places,
            where,
            keyCondition,
            filter,
            consistency,
            cost,
            transactionSize,
            permissions)
        .equals(other);
  }

  /** Rows that send the same requests, together, in the order of the first of each. */
  static List<List<AccessRow>> grouped(List<AccessRow> rows) {
    List<List<AccessRow>> groups = new ArrayList<>();
    for (AccessRow row : rows) {
      groups.stream()
          .filter(group -> group.get(0).isLike(row))
          .findFirst()
          .orElseGet(
              () -> {
                groups.add(new ArrayList<>());
                return groups.get(groups.size() - 1);
              })
          .add(row);
    }
    return groups;
  }
}
