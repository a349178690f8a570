package io.partita.it.operations;

import io.partita.it.operations.Charted.Occasion;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/** What was seen of the operations of a table, and where the documents say otherwise. */
final class Verdict {

  /** How many requests these send depends on how much there is to do. */
  private static final Set<String> VARYING =
      Set.of(
          "deleteCascade",
          "propagate",
          "backfill",
          "verifyItems",
          "verifyCounts",
          "putAll",
          "batch");

  /**
   * What takes others who write the same items at the same time, or responses that are lost: items
   * are read again then, and an owner that has gone is checked in place of counting.
   */
  private static final Pattern ON_OTHER_OCCASIONS =
      Pattern.compile("(GetItem|BatchGetItem|ConditionCheckItem)( of .*)?");

  private static final Pattern ACTIONS = Pattern.compile("(up to )?(one|\\d+) actions?");

  private final Model model;
  private final Map<Charted, Tried> tried = new LinkedHashMap<>();
  private final Map<Method, Acted> acted = new LinkedHashMap<>();
  private final Map<Charted, Method> last = new LinkedHashMap<>();
  private final Thrown thrown;
  private final List<String> problems = new ArrayList<>();

  /** What was seen of an operation. */
  private record Tried(Set<Occasion> occasions, Set<String> calls, Set<String> places) {}

  private record Acted(Set<Integer> sizes, Set<Boolean> reads) {}

  Verdict(Model model) {
    this.model = model;
    this.thrown = new Thrown(model);
  }

  /** The exceptions that were seen. */
  Thrown thrown() {
    return thrown;
  }

  void add(String problem) {
    problems.add(problem);
  }

  /** Remembers which method of generated code an operation is. */
  void called(Charted row, Method method) {
    last.put(row, method);
  }

  /** Remembers what an action of a transaction took. */
  void acted(Method method, Sent sent) {
    Acted seen = acted.computeIfAbsent(method, key -> new Acted(new TreeSet<>(), new TreeSet<>()));
    seen.sizes().add(sent.transactionSize());
    seen.reads().add(sent.calls().startsWith("GetItem"));
  }

  /** After all was called: what the documents say otherwise than it is. */
  List<String> problems(Object table) {
    model.rows().forEach(row -> judge(table, row));
    judgeActions();
    problems.addAll(thrown.setterProblems());
    problems.addAll(model.missingInChart());
    Set<String> unused = model.policy().unused();
    unused.removeIf(ON_OTHER_OCCASIONS.asMatchPredicate());
    unused.forEach(permit -> problems.add("The policy allows what is never done: " + permit));
    return problems.stream().distinct().toList();
  }

  /** Compares whose items a call reads and writes with the key conditions of the chart. */
  void keys(Charted row, Sent sent, String when) {
    if (row.keyCondition().isEmpty()) {
      return;
    }
    List<String> keys = row.isQuery() ? sent.keyConditions() : sent.itemKeys(model.keyAttributes());
    for (KeyText charted : KeyText.of(row)) {
      boolean isRight =
          row.isQuery() && !charted.isFirst()
              ? keys.stream().allMatch(charted::matches)
              : keys.stream().anyMatch(charted::matches);
      if (!isRight) {
        problems.add(row + " " + when + " is about " + keys + ", charted " + row.keyCondition());
      }
    }
    boolean isFiltered = row.filter().startsWith(model.typeAttribute() + " ");
    if (row.isQuery()
        && !sent.filters().stream()
            .map(filter -> filter.replace("'", "\""))
            .allMatch(
                filter ->
                    isFiltered
                        ? filter.contains(row.filter())
                        : !filter.contains(model.typeAttribute() + " "))) {
      problems.add(row + " filters by " + sent.filters() + ", charted " + row.filter());
    }
  }

  /** Compares what a call sent with chart and permissions; tells which occasions it may be. */
  Set<Occasion> compare(Charted row, Sent sent, String when) {
    String what = row + " " + when + " sent " + sent.calls();
    Tried seen =
        tried.computeIfAbsent(
            row,
            key -> new Tried(EnumSet.noneOf(Occasion.class), new TreeSet<>(), new TreeSet<>()));
    Set<Occasion> matching = EnumSet.noneOf(Occasion.class);
    for (Occasion occasion : row.occasions()) {
      if (row.expected(occasion).matcher(sent.calls()).matches()) {
        matching.add(occasion);
      }
    }
    if (matching.isEmpty()
        && !(VARYING.contains(row.name()) && row.calls().containsAll(sent.distinctCalls()))) {
      problems.add(what + "but the chart says " + row.parts());
    }
    seen.occasions().addAll(matching);
    seen.calls().addAll(sent.distinctCalls());
    seen.places().addAll(sent.places());
    if (!row.places().containsAll(sent.places())) {
      problems.add(what + "to " + sent.places() + " and not only to " + row.places());
    }
    for (Sent.Action action : sent.actions()) {
      if (!row.permits().allow(action)) {
        problems.add(what + "and has no permission for " + action);
      }
      if (!model.policy().allow(action) && !row.name().equals("createTableIfMissing")) {
        problems.add(what + "and the policy does not allow " + action);
      }
    }
    return matching;
  }

  /** After all: each occasion was seen, and the documentation tells of what was. */
  private void judge(Object table, Charted row) {
    Tried seen = tried.get(row);
    if (seen == null) {
      problems.add(row + " was not tried");
      return;
    }
    Set<Occasion> unseen = new TreeSet<>(row.occasions());
    unseen.removeAll(seen.occasions());
    if (row.name().equals("createTableIfMissing")) {
      // Somebody else would have to create the table between two requests.
      unseen.remove(Occasion.AFTERWARDS);
      seen.calls().addAll(row.calls());
    }
    if (!unseen.isEmpty()) {
      problems.add(row + " never sent what the chart says of " + unseen + ": " + row.parts());
    }
    Set<String> unused = row.permits().unused();
    unused.removeIf(ON_OTHER_OCCASIONS.asMatchPredicate());
    unused.removeIf(permit -> row.name().equals("createTableIfMissing"));
    unused.forEach(permit -> problems.add(row + " is permitted what it never does: " + permit));
    if (!seen.calls().equals(row.calls())) {
      problems.add(row + " sent " + seen.calls() + ", charted " + row.calls());
    }
    judge(row, seen, table);
  }

  /** Compares what was seen with what the documentation says. */
  private void judge(Charted row, Tried seen, Object table) {
    boolean isNarrowed = row.method().contains(").") && !row.method().endsWith("run()");
    Optional<Documented> text =
        Optional.ofNullable(last.get(row))
            .flatMap(Documented::of)
            .filter(one -> !one.isLink())
            .or(
                () ->
                    isNarrowed && !row.name().equals("check")
                        ? Optional.empty()
                        : model.method(table, row).flatMap(Documented::of));
    if (text.isEmpty() && !isNarrowed) {
      problems.add(row + " is not documented");
    }
    problems.addAll(thrown.problems(row, text.filter(one -> !one.ofEveryTable())));
    text.ifPresent(one -> judge(row, seen, one, isNarrowed));
  }

  private void judge(Charted row, Tried seen, Documented text, boolean isNarrowed) {
    boolean keepsOne = text.text().strip().startsWith("Keeps one");
    if (row.isQuery() && (!isNarrowed || keepsOne) && !text.plain().contains(row.keyCondition())) {
      problems.add(row + " has the key condition " + row.keyCondition() + ", documented " + text);
    }
    if (!isNarrowed) {
      Price.of(row)
          .flatMap(price -> price.problem(text.text()))
          .ifPresent(problem -> problems.add(row + " " + problem));
    }
    if (isNarrowed && text.calls().isEmpty()) {
      return;
    }
    if (!text.agreesWith(seen.calls())) {
      problems.add(row + " sent " + seen.calls() + ", documented " + text.calls());
    }
    Set<String> indexes = new TreeSet<>(seen.places());
    indexes.remove("table");
    if (!isNarrowed && !text.indexes().equals(indexes)) {
      problems.add(row + " reads " + indexes + ", documented " + text.indexes());
    }
  }

  /** What a transaction's method says of its own actions. */
  private void judgeActions() {
    acted.forEach(
        (method, seen) -> {
          String text = Documented.of(method).map(Documented::text).orElse("");
          var size = ACTIONS.matcher(text);
          if (!size.find()) {
            problems.add(method + " does not tell how many actions it takes");
            return;
          }
          int most = size.group(2).equals("one") ? 1 : Integer.parseInt(size.group(2));
          boolean exactly = size.group(1) == null;
          boolean isRight =
              seen.sizes().contains(most)
                  && seen.sizes().stream().allMatch(one -> exactly ? one == most : one <= most);
          if (!isRight) {
            problems.add(method + " says " + size.group() + " but takes " + seen.sizes());
          }
          boolean reads = text.contains("the item is read before");
          boolean readsAlways = reads && !text.contains("is read before if");
          if (readsAlways ? seen.reads().contains(false) : reads != seen.reads().contains(true)) {
            problems.add(method + " says of reading: " + reads + ", but it was " + seen.reads());
          }
        });
  }
}
