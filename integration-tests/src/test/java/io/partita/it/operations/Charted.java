package io.partita.it.operations;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import software.amazon.awssdk.protocols.jsoncore.JsonNode;

/**
 * What the documents of a table say that a method sends.
 *
 * @param parts the requests that are always sent, then those that are sent on each occasion, as the
 *     chart writes them
 */
record Charted(String subject, String method, List<String> parts, JsonNode row, Permits permits) {

  private static final Pattern CALL =
      Pattern.compile(
          "GetItem|BatchGetItem|Query|Scan|PutItem|UpdateItem|DeleteItem|BatchWriteItem"
              + "|TransactGetItems|TransactWriteItems|CreateTable|DescribeTable|UpdateTimeToLive"
              + "|DescribeTimeToLive");

  /** When requests are sent that are not always. */
  enum Occasion {
    ALWAYS(""),
    BEFORE(" before it if "),
    BETWEEN(" before it is sent once more if "),
    AGAIN("once more if "),
    INSTEAD(" if "),
    AFTERWARDS(" for (those that differ|a table that somebody else creates meanwhile)");

    private final String text;

    Occasion(String text) {
      this.text = text;
    }
  }

  static Charted of(JsonNode row) {
    return new Charted(
        text(row, "subject"),
        text(row, "method"),
        List.of(text(row, "operation").split("; ")),
        row,
        Permits.of(row));
  }

  private static String text(JsonNode row, String name) {
    return row.field(name).map(JsonNode::asString).orElseThrow();
  }

  /** What the method is called. */
  String name() {
    return method.replace("transact().", "").replaceAll("\\(.*", "");
  }

  String operation() {
    return String.join("; ", parts);
  }

  /** How consistent its reads are; empty for writes. */
  String consistency() {
    return row.field("consistency").map(JsonNode::asString).orElse("");
  }

  /** The capacity it takes; empty where that is not said. */
  String cost() {
    return row.field("cost").map(JsonNode::asString).orElse("");
  }

  /** Which items it reads or writes; empty for all. */
  String keyCondition() {
    return row.field("keyCondition").map(JsonNode::asString).orElse("");
  }

  /** What it leaves out after it was read. */
  String filter() {
    return row.field("filter").map(JsonNode::asString).orElse("");
  }

  /** Whether it is a query, whose key condition is not the key of one item. */
  boolean isQuery() {
    return operation().startsWith("Query");
  }

  /** The exceptions that are planned, and when. */
  Map<String, String> thrown() {
    Map<String, String> thrown = new LinkedHashMap<>();
    row.field("throws").map(JsonNode::asArray).orElse(List.of()).stream()
        .forEach(
            one -> thrown.merge(text(one, "exception"), text(one, "when"), (a, b) -> a + "\n" + b));
    return thrown;
  }

  /** The API calls that it names. */
  Set<String> calls() {
    return Documented.calls(operation());
  }

  @Override
  public String toString() {
    return subject + "." + method;
  }

  /** The occasions that the chart tells of. */
  Set<Occasion> occasions() {
    Set<Occasion> occasions = new LinkedHashSet<>();
    for (int i = 0; i < parts.size(); i++) {
      occasions.add(occasion(i));
    }
    return occasions;
  }

  private Optional<String> part(Occasion occasion) {
    return IntStream.range(0, parts.size())
        .filter(part -> occasion(part) == occasion)
        .mapToObj(parts::get)
        .findFirst();
  }

  private Occasion occasion(int part) {
    return part == 0
        ? Occasion.ALWAYS
        : Stream.of(Occasion.values())
            .filter(occasion -> occasion != Occasion.ALWAYS)
            .filter(occasion -> parts.get(part).matches(".*" + occasion.text + ".*"))
            .findFirst()
            .orElseThrow();
  }

  /** What calls of an occasion look like, one after the other. */
  Pattern expected(Occasion occasion) {
    String always = sequence(parts.get(0));
    String own =
        occasions().contains(occasion)
            ? part(occasion).map(Charted::sequence).orElseThrow()
            : "never";
    String maybe = part(Occasion.BEFORE).map(read -> "(" + sequence(read) + ")?").orElse("");
    return Pattern.compile(
        switch (occasion) {
          case ALWAYS -> isCascade() ? cascade() : always;
          case BEFORE -> own + always;
          case AGAIN -> always + lastOf(always);
          case BETWEEN -> maybe + always + own + maybe + always;
          case INSTEAD -> own;
          case AFTERWARDS -> always + "(" + own + "(GetItem )?)+";
        });
  }

  /** What is sent once more is the write, and not what was read before it. */
  private static String lastOf(String sequence) {
    return sequence.substring(sequence.strip().lastIndexOf(' ') + 1);
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
    String requests =
        part.split(
                " before it (is sent once more )?if | if | for those that differ$| for a table that ")[
            0];
    for (String each : requests.split(", ")) {
      String call = each.split(" ")[0];
      if (CALL.matcher(call).matches()) {
        boolean isOptional = each.endsWith(" for executeAndGet()");
        boolean isRepeated = !each.equals(call) || Set.of("Query", "Scan").contains(call);
        String one = each.endsWith(" (GetItem of one)") ? call + " |GetItem " : call + " ";
        sequence.append(isOptional ? "(" + one + ")?" : isRepeated ? "(" + one + ")+" : one);
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
}
