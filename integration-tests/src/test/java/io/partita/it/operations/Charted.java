package io.partita.it.operations;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import software.amazon.awssdk.protocols.jsoncore.JsonNode;

/**
 * What the documents of a table say that a method sends.
 *
 * @param parts the requests that are always sent, then those that are sent on each occasion, as the
 *     chart writes them
 */
record Charted(String subject, String method, List<String> parts, JsonNode row) {

  private static final Pattern CALL =
      Pattern.compile(
          "GetItem|BatchGetItem|Query|Scan|PutItem|UpdateItem|DeleteItem|BatchWriteItem"
              + "|TransactGetItems|TransactWriteItems|CreateTable|DescribeTable|UpdateTimeToLive"
              + "|DescribeTimeToLive");

  /** When requests are sent that are not always. */
  enum Occasion {
    ALWAYS(""),
    BEFORE(" before it if "),
    AGAIN("once more if "),
    INSTEAD(" if "),
    AFTERWARDS(" for those that differ");

    private final String text;

    Occasion(String text) {
      this.text = text;
    }
  }

  /** The operations in the model of a table. */
  static List<Charted> of(String table) throws IOException {
    String resource = "META-INF/partita/" + table + "/model.json";
    try (InputStream in = Charted.class.getClassLoader().getResourceAsStream(resource)) {
      return JsonNode.parser().parse(in).field("accessPatterns").orElseThrow().asArray().stream()
          .map(
              row ->
                  new Charted(
                      text(row, "subject"),
                      text(row, "method"),
                      List.of(text(row, "operation").split("; ")),
                      row))
          .toList();
    }
  }

  private static String text(JsonNode row, String name) {
    return row.field(name).map(JsonNode::asString).orElseThrow();
  }

  /** What operations have in common that are tried together: the same words in the chart. */
  String kind() {
    return method.replaceAll("\\([^)]*\\)", "()") + ": " + String.join("; ", parts);
  }

  /** The occasions that the chart tells of. */
  Set<Occasion> occasions() {
    Set<Occasion> occasions = new LinkedHashSet<>();
    for (int i = 0; i < parts.size(); i++) {
      occasions.add(occasion(i));
    }
    return occasions;
  }

  private Occasion occasion(int part) {
    return part == 0
        ? Occasion.ALWAYS
        : Stream.of(Occasion.values())
            .filter(occasion -> occasion != Occasion.ALWAYS)
            .filter(occasion -> parts.get(part).contains(occasion.text))
            .findFirst()
            .orElseThrow();
  }

  /** What calls of an occasion look like, one after the other. */
  Pattern expected(Occasion occasion) {
    String always = sequence(parts.get(0));
    String own =
        occasions().contains(occasion)
            ? parts.stream()
                .filter(part -> occasion(parts.indexOf(part)) == occasion)
                .map(Charted::sequence)
                .findFirst()
                .orElseThrow()
            : "never";
    return Pattern.compile(
        switch (occasion) {
          case ALWAYS -> isCascade() ? cascade() : always;
          case BEFORE -> own + always;
          case AGAIN -> always + always;
          case INSTEAD -> own;
          case AFTERWARDS -> always + "(" + own + "(GetItem )?)+";
        });
  }

  /** Finding and removing go on until nothing is found; what is below is removed before. */
  private boolean isCascade() {
    return method.startsWith("deleteCascade");
  }

  private String cascade() {
    List<String> calls = calls(parts.get(0));
    Set<String> between = new LinkedHashSet<>(calls.subList(0, calls.size()));
    String all =
        between.stream().map(call -> "(?=.*\\b" + call + " )").collect(Collectors.joining());
    return all
        + "UpdateItem ("
        + String.join("|", between.stream().map(call -> call + " ").toList())
        + ")*TransactWriteItems ";
  }

  private static String sequence(String part) {
    StringBuilder sequence = new StringBuilder();
    String requests = part.split(" before it if | if | for those that differ$")[0];
    for (String each : requests.split(", ")) {
      String call = each.split(" ")[0];
      if (CALL.matcher(call).matches()) {
        boolean isRepeated = !each.equals(call) || Set.of("Query", "Scan").contains(call);
        String one = each.endsWith(" (GetItem of one)") ? call + " |GetItem " : call + " ";
        sequence.append(isRepeated ? "(" + one + ")+" : one);
      } else if (sequence.toString().endsWith(" ")) {
        // "TransactWriteItems, as many as it takes"
        sequence.append("(TransactWriteItems )*");
      }
    }
    return sequence.toString();
  }

  private static List<String> calls(String part) {
    List<String> calls = new ArrayList<>();
    for (String each : part.split(", ")) {
      calls.add(each.split(" ")[0]);
    }
    return calls;
  }

  /** The table and the indexes that it names. */
  List<String> places() {
    return row.field("places").orElseThrow().asArray().stream().map(JsonNode::asString).toList();
  }

  /** Whether its permissions let an action on a place pass, with a partition key if it is known. */
  boolean allows(Sent.Action action) {
    return row.field("permissions").orElseThrow().asArray().stream()
        .anyMatch(permission -> allows(permission, action));
  }

  private static boolean allows(JsonNode permission, Sent.Action action) {
    List<String> leading =
        permission.field("leadingKeys").stream()
            .flatMap(keys -> keys.asArray().stream())
            .map(JsonNode::asString)
            .toList();
    return permission.field("actions").orElseThrow().asArray().stream()
            .anyMatch(name -> name.asString().equals("dynamodb:" + action.name()))
        && permission.field("index").map(JsonNode::asString).equals(action.index())
        && (leading.isEmpty()
            || action.partitionKey().isEmpty()
            || leading.stream().anyMatch(key -> matches(key, action.partitionKey().get())));
  }

  private static boolean matches(String leading, String key) {
    return leading.endsWith("*")
        ? key.startsWith(leading.substring(0, leading.length() - 1))
        : key.equals(leading);
  }
}
