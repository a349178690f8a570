package io.partita.processor.document;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.processor.Compilations;
import io.partita.processor.generate.Sources;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import software.amazon.awssdk.protocols.jsoncore.JsonNode;

/**
 * The documentation of generated methods, the chart and the permissions name the same API calls.
 * That they are the ones that are sent, a test against DynamoDB Local shows.
 */
class OperationTextsTest {

  private static final Pattern CALL =
      Pattern.compile(
          "\\b(GetItem|BatchGetItem|Query|Scan|PutItem|UpdateItem|DeleteItem|BatchWriteItem"
              + "|TransactGetItems|TransactWriteItems|CreateTable|DescribeTable|UpdateTimeToLive"
              + "|DescribeTimeToLive)s?\\b");

  /** Documentation, and the method behind it. */
  private static final Pattern METHOD =
      Pattern.compile(
          "  /\\*\\*(?<text>.*?)\\*/\\s+public [^(;=]*?(?<name>\\w+)\\((?<parameters>[^)]*)\\)",
          Pattern.DOTALL);

  /** The same in an interface. */
  private static final Pattern TABLE_METHOD =
      Pattern.compile(
          "  /\\*\\*(?<text>(?:(?!\\*/).)*)\\*/\\s+[^(;=]*?(?<name>\\w+)\\([^)]*\\);",
          Pattern.DOTALL);

  static Stream<String> examples() {
    return Stream.of(
        "campus",
        "clubs",
        "community",
        "everything",
        "existing",
        "projections",
        "school",
        "shards",
        "workspace");
  }

  private static Compilations.Result compiled(String example) {
    Compilations.Result result =
        Compilations.javac()
            .withOptions("-Apartita.docs=all", "-Apartita.lint=off")
            .compile(Sources.in("golden/" + example + "/input"));
    assertEquals(List.of(), result.errors());
    return result;
  }

  private static List<JsonNode> rows(Compilations.Result result) {
    return JsonNode.parser()
        .parse(WrittenDocuments.of(result).get("model.json"))
        .field("accessPatterns")
        .orElseThrow()
        .asArray();
  }

  @ParameterizedTest
  @MethodSource("examples")
  void documentationChartAndPermissionsNameTheSameCalls(String example) {
    Compilations.Result result = compiled(example);
    List<String> problems = new ArrayList<>();
    int compared = 0;
    for (JsonNode row : rows(result)) {
      String what = text(row, "subject") + "." + text(row, "method");
      Set<String> charted = calls(text(row, "operation"));
      Optional<String> documentation = documentation(result, row);
      if (documentation.isPresent()) {
        compared++;
        Set<String> documented = calls(documentation.get());
        if (!documented.equals(charted)) {
          problems.add(what + " is documented with " + documented + ", charted with " + charted);
        }
      }
      charted.stream()
          .filter(call -> !isAllowed(row, call))
          .forEach(call -> problems.add(what + " has no permission for " + call));
    }
    assertEquals(List.of(), problems, () -> String.join("\n", problems));
    assertTrue(compared > 10, example);
  }

  /** What all tables have is documented once, with what only some of them send. */
  @Test
  void documentationOfEveryTableNamesTheCallsOfAll() throws IOException {
    Map<String, Set<String>> charted = new TreeMap<>();
    for (String example : examples().toList()) {
      for (JsonNode row : rows(compiled(example))) {
        charted
            .computeIfAbsent(name(row), name -> new TreeSet<>())
            .addAll(calls(text(row, "operation")));
      }
    }
    Path table =
        Path.of("..", "runtime", "src", "main", "java", "io", "partita", "runtime")
            .resolve("EntityTable.java");
    Map<String, Set<String>> documented =
        TABLE_METHOD
            .matcher(Files.readString(table))
            .results()
            .filter(found -> !calls(found.group(1)).isEmpty())
            .collect(
                Collectors.toMap(
                    found -> found.group(2),
                    found -> calls(found.group(1)),
                    (a, b) -> a,
                    TreeMap::new));
    documented.remove("exactOutcomes"); // Tells how the calls of other methods change.
    assertEquals(
        Set.of("createTableIfMissing", "transactionalGet", "verifyItems", "verifyTable"),
        documented.keySet());
    charted.keySet().retainAll(documented.keySet());
    assertEquals(charted, documented);
  }

  private static String text(JsonNode row, String name) {
    return row.field(name).map(JsonNode::text).orElseThrow();
  }

  private static String name(JsonNode row) {
    String method = text(row, "method");
    return method.substring(0, method.indexOf('('));
  }

  private static Set<String> calls(String text) {
    return CALL.matcher(text.replace("Queries", "Query"))
        .results()
        .map(call -> call.group(1))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** What the generated method says, or the one that begins what is called then. */
  private static Optional<String> documentation(Compilations.Result result, JsonNode row) {
    String method = text(row, "method");
    String[] chain = method.split("\\)\\.");
    boolean isNarrowed = chain.length > 1 && !chain[1].startsWith("run(");
    if (isNarrowed) {
      return Optional.empty();
    }
    String name = name(row);
    boolean ofRecord = method.equals("delete(record)");
    return sources(result, text(row, "subject"))
        .flatMap(source -> METHOD.matcher(source).results())
        .filter(found -> found.group(2).equals(name))
        .filter(found -> !ofRecord || !found.group(3).contains("Key "))
        .filter(found -> !found.group(1).contains("As {@link #"))
        .map(found -> found.group(1))
        .findFirst();
  }

  private static Stream<String> sources(Compilations.Result result, String subject) {
    Pattern file =
        Pattern.compile(".*\\b(\\w+_)?" + Matcher.quoteReplacement(subject) + "(Dao|Table)\\.java");
    return result.generatedFiles().stream()
        .filter(name -> file.matcher(name).matches())
        .map(name -> name.replaceAll("\\.java$", "").replace('/', '.'))
        .map(result::generated);
  }

  private static boolean isAllowed(JsonNode row, String call) {
    Set<String> actions =
        row.field("permissions").orElseThrow().asArray().stream()
            .flatMap(permission -> permission.field("actions").orElseThrow().asArray().stream())
            .map(action -> action.text().replace("dynamodb:", ""))
            .collect(Collectors.toSet());
    return switch (call) {
      case "TransactWriteItems" ->
          Stream.of("PutItem", "UpdateItem", "DeleteItem", "ConditionCheckItem")
              .anyMatch(actions::contains);
      case "TransactGetItems" -> actions.contains("GetItem");
      default -> actions.contains(call);
    };
  }
}
