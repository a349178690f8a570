package io.partita.processor.document;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
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
    Map<Scope, Set<String>> statements = new LinkedHashMap<>();
    for (AccessRow row : chart.access()) {
      row.permissions().stream()
          .filter(permission -> !createsTables(permission))
          .forEach(
              permission ->
                  statements
                      .computeIfAbsent(Scope.of(permission), scope -> new LinkedHashSet<>())
                      .addAll(permission.actions()));
    }
    Set<String> names = new LinkedHashSet<>();
    List<Json> written = new ArrayList<>();
    statements.forEach(
        (scope, actions) -> written.add(statement(unique(scope.name(), names), scope, actions)));
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

  private static Json statement(String name, Scope scope, Set<String> actions) {
    return Json.object()
        .put("Sid", name)
        .put("Effect", "Allow")
        .put("Action", actions.stream().sorted().map(action -> "dynamodb:" + action).toList())
        .put("Resource", ARN + scope.index().map(index -> "/index/" + index).orElse(""))
        .put("Condition", scope.leadingKeys().map(PolicyDocument::condition));
  }

  private static Json condition(String leadingKeys) {
    return Json.object()
        .put(
            "ForAllValues:StringLike",
            Json.object().put("dynamodb:LeadingKeys", List.of(leadingKeys)));
  }

  /**
   * What a statement is about.
   *
   * @param purpose what is done to the whole of it; empty where items are read and written
   */
  private record Scope(String purpose, Optional<String> index, Optional<String> leadingKeys) {

    /** In statements of their own, because not every program needs them. */
    private static final List<String> PURPOSES = List.of("Scan", "Describe");

    static Scope of(Permission permission) {
      String purpose =
          PURPOSES.stream()
              .filter(found -> permission.actions().get(0).startsWith(found))
              .findFirst()
              .orElse("");
      return new Scope(purpose, permission.index(), permission.leadingKeys());
    }

    /** A name of letters and digits, as policies want it. */
    String name() {
      return (purpose + index.orElse("Table") + leadingKeys.orElse(""))
          .replaceAll("[^A-Za-z0-9]", "");
    }
  }
}
