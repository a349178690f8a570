package io.partita.processor.document;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.partita.processor.Compilations;
import io.partita.processor.generate.Sources;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.protocols.jsoncore.JsonNode;

/**
 * What all tables have is documented once, in the runtime: with the API calls of those tables that
 * send most, and no others. That tables send what their charts say, a test against DynamoDB Local
 * shows.
 */
class EntityTableDocumentationTest {

  private static final Pattern CALL =
      Pattern.compile("\\b\\w+(Item|Items|Table|TimeToLive)\\b|Scan");

  private static final Pattern METHOD =
      Pattern.compile(
          "  /\\*\\*(?<text>(?:(?!\\*/).)*)\\*/\\s+[^(;=]*?(?<name>\\w+)\\([^)]*\\);",
          Pattern.DOTALL);

  @Test
  void namesTheCallsOfAllTables() throws IOException {
    Map<String, Set<String>> charted = new TreeMap<>();
    for (String example : List.of("community", "existing", "everything", "workspace")) {
      for (JsonNode row : rows(example)) {
        String method = text(row, "method");
        charted
            .computeIfAbsent(method.substring(0, method.indexOf('(')), name -> new TreeSet<>())
            .addAll(calls(text(row, "operation")));
      }
    }
    Map<String, Set<String>> documented = documented();
    documented.remove("exactOutcomes"); // Tells how the calls of other methods change.

    assertEquals(
        Set.of("createTableIfMissing", "findAll", "transactionalGet", "verifyItems", "verifyTable"),
        documented.keySet());
    charted.keySet().retainAll(documented.keySet());
    assertEquals(charted, documented);
  }

  private static Map<String, Set<String>> documented() throws IOException {
    Path source =
        Path.of("..", "runtime", "src", "main", "java", "io", "partita", "runtime")
            .resolve("EntityTable.java");
    return METHOD
        .matcher(Files.readString(source))
        .results()
        .filter(found -> !calls(found.group(1)).isEmpty())
        .collect(
            Collectors.toMap(
                found -> found.group(2),
                found -> calls(found.group(1)),
                (one, other) -> one,
                TreeMap::new));
  }

  private static List<JsonNode> rows(String example) {
    Compilations.Result result =
        Compilations.javac()
            .withOptions("-Apartita.docs=all", "-Apartita.lint=off")
            .compile(Sources.in("golden/" + example + "/input"));
    assertEquals(List.of(), result.errors());
    return JsonNode.parser()
        .parse(WrittenDocuments.of(result).get("model.json"))
        .field("accessPatterns")
        .orElseThrow()
        .asArray();
  }

  private static String text(JsonNode row, String name) {
    return row.field(name).map(JsonNode::text).orElseThrow();
  }

  private static Set<String> calls(String text) {
    return CALL.matcher(text)
        .results()
        .map(call -> call.group())
        .collect(Collectors.toCollection(TreeSet::new));
  }
}
