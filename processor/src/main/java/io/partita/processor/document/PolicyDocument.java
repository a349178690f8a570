package io.partita.processor.document;

import io.partita.processor.model.Permission;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What code that uses the table must be allowed to do, and no more: {@code iam-policy.json}. What
 * single methods need is in the model; here it is put together, because policies may not be long.
 */
final class PolicyDocument {

  /** Stands for the table until somebody replaces it. */
  private static final String ARN = "arn:aws:dynamodb:REGION:ACCOUNT:table/TABLE_NAME";

  private final TableChart chart;

  PolicyDocument(TableChart chart) {
    this.chart = chart;
  }

  String text() {
    List<PolicyStatement> statements =
        PolicyStatement.of(
            chart.access().stream()
                .flatMap(row -> row.plan().permissions().stream())
                .filter(permission -> !createsTables(permission)));
    Set<String> names = new HashSet<>();
    List<Json> written = new ArrayList<>();
    statements.forEach(
        statement -> written.add(statement(unique(statement.name(), names), statement)));
    return Json.object().put("Version", "2012-10-17").put("Statement", written).text();
  }

  /** Whoever deploys may create tables; a program that reads and writes items need not. */
  private static boolean createsTables(Permission permission) {
    return permission.actions().contains("CreateTable");
  }

  private static String unique(String name, Set<String> names) {
    String unique = name;
    for (int i = 2; !names.add(unique); i++) {
      unique = name + i;
    }
    return unique;
  }

  private static Json statement(String name, PolicyStatement statement) {
    return Json.object()
        .put("Sid", name)
        .put("Effect", "Allow")
        .put("Action", statement.actions().stream().map(action -> "dynamodb:" + action).toList())
        .put("Resource", ARN + statement.index().map(index -> "/index/" + index).orElse(""))
        .put("Condition", condition(statement.leadingKeys()));
  }

  private static Optional<Json> condition(List<String> leadingKeys) {
    return leadingKeys.isEmpty()
        ? Optional.empty()
        : Optional.of(
            Json.object()
                .put(
                    "ForAllValues:StringLike",
                    Json.object().put("dynamodb:LeadingKeys", leadingKeys)));
  }
}
