package io.partita.it.operations;

import io.partita.it.operations.Charted.Occasion;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What the chart says that an operation costs, where all items are small.
 *
 * @param reads the read units of what is read by key; of each item if there are several
 * @param isEach whether it is said of each item that is read
 * @param isQuery whether queries are read from, at half a unit each
 * @param writes the write units; of each action or item if there are several
 * @param isPerAction whether it is said of each action or item
 * @param indexes the indexes that are written as well
 * @param text as the chart writes it
 */
record Price(
    int reads,
    boolean isEach,
    boolean isQuery,
    int writes,
    boolean isPerAction,
    Set<String> indexes,
    String text) {

  private static final Pattern READ_UNITS = Pattern.compile("(?<![.\\d])(\\d+) RU");
  private static final Pattern WRITE_UNITS = Pattern.compile("(\\d+) WU");
  private static final Pattern INDEXES =
      Pattern.compile("as much for (.+?)( each| for each| if .*)?$");

  /** What depends on more than requests and items: it is not judged. */
  private static final Pattern UNKNOWN = Pattern.compile("^what |everything in it");

  private static final Pattern DOCUMENTED_WRITES =
      Pattern.compile(
          "(?:(\\d+) read units? per 4 KB and )?(\\d+) write units? per KB( of every item it touches| of each item that is marked)?");

  private static final Pattern ELSEWHERE =
      Pattern.compile("as \\{@link #|at the cost of \\{@link #|at the same cost");

  /** The price on the occasions that a call may have been one of; empty if the chart is vague. */
  static Optional<Price> of(Charted row, Set<Occasion> occasions) {
    return Stream.of(Occasion.ALWAYS, Occasion.BEFORE, Occasion.INSTEAD)
        .filter(occasions::contains)
        .findFirst()
        .flatMap(occasion -> of(row.cost(), occasion));
  }

  /** The price of what is always sent. */
  static Optional<Price> of(Charted row) {
    return of(row.cost(), Occasion.ALWAYS);
  }

  private static Optional<Price> of(String cost, Occasion occasion) {
    List<String> clauses = List.of(cost.split("; "));
    Optional<String> clause =
        switch (occasion) {
          case ALWAYS -> Optional.of(clauses.get(0));
          case BEFORE ->
              clauses.stream()
                  .filter(one -> one.endsWith(" if it is read"))
                  .map(one -> one.replace(" if it is read", " + ") + clauses.get(0))
                  .findFirst();
          case INSTEAD ->
              clauses.stream().filter(one -> one.contains(" value changes")).findFirst();
          case BETWEEN, AGAIN, AFTERWARDS -> Optional.<String>empty();
        };
    return clause
        .filter(text -> text.contains("U ×") && !UNKNOWN.matcher(text).find())
        .map(Price::of);
  }

  private static Price of(String clause) {
    Matcher indexes = INDEXES.matcher(clause);
    return new Price(
        sum(READ_UNITS, clause),
        clause.contains("⌉ each"),
        clause.contains("0.5 RU × ⌈item"),
        sum(WRITE_UNITS, clause),
        clause.contains("for each action") || clause.endsWith(" each"),
        indexes.find() ? Set.of(indexes.group(1).split(" and ")) : Set.of(),
        clause);
  }

  private static int sum(Pattern units, String text) {
    return units.matcher(text).results().map(MatchResult::group).mapToInt(Price::number).sum();
  }

  private static int number(String units) {
    return Integer.parseInt(units.split(" ")[0]);
  }

  /** Where that is not what the requests cost, or not what they consumed. */
  Optional<String> problem(Sent sent, Consumed consumed) {
    // What is only read for callers who want to see it may not be read.
    long read = isEach ? reads * sent.keysRead() : Math.min(reads, sent.keysRead());
    double byKey = read * (sent.gets(true) ? 1 : 0.5);
    double searched = isQuery ? sent.queries() * (sent.searches(true) ? 1 : 0.5) : 0;
    long written = writes * (isPerAction ? sent.itemsWritten() : 1);
    boolean isRight =
        areReadsRight(consumed.reads(), byKey, searched)
            && written == sent.writeUnits()
            && areWritesRight(sent, consumed, written);
    return isRight
        ? Optional.empty()
        : Optional.of("sent " + sent.calls() + "and consumed " + consumed + ", charted " + text);
  }

  /** DynamoDB Local counts nothing where a query finds nothing, as in a shard without items. */
  private static boolean areReadsRight(double consumed, double byKey, double searched) {
    return searched == 0
        ? consumed == byKey
        : consumed > byKey && consumed <= byKey + searched && consumed % 0.5 == 0;
  }

  /** Nor does it count all actions of a transaction. Some items are of several KB. */
  private boolean areWritesRight(Sent sent, Consumed consumed, long written) {
    boolean isMultiple =
        written == 0
            ? consumed.writes() == 0
            : sent.hasTransactions() || consumed.writes() > 0 && consumed.writes() % written == 0;
    // An item that gets another key on an index is removed and put.
    return isMultiple
        && indexes.containsAll(consumed.indexWrites().keySet())
        && consumed.indexWrites().values().stream()
            .allMatch(units -> units <= 2 * consumed.writes());
  }

  /** Where the documentation of the method says another price. */
  Optional<String> problem(String documented) {
    if (writes > 0) {
      Matcher said = DOCUMENTED_WRITES.matcher(documented);
      if (!said.find()) {
        return isElsewhere(documented);
      }
      int before = said.group(1) == null ? 0 : Integer.parseInt(said.group(1));
      boolean isRight =
          before == reads
              && Integer.parseInt(said.group(2)) == writes
              && text.contains("for each action") == (said.group(3) != null)
              && indexes.stream().allMatch(documented::contains);
      return isRight ? Optional.empty() : differs("documented " + said.group());
    }
    Set<String> missing = new TreeSet<>(documentedReads());
    missing.removeIf(documented::contains);
    return missing.isEmpty() ? Optional.empty() : isElsewhere(documented);
  }

  private Set<String> documentedReads() {
    Set<String> parts = new TreeSet<>();
    if (reads > 0 && !isQuery) {
      parts.add(reads > 1 && isEach ? reads + " read units per 4 KB" : "1 read unit per 4 KB");
    }
    if (isQuery) {
      parts.add("half a read unit per 4 KB");
    }
    if (text.contains("twice that if strong")) {
      parts.add("twice that with {@code consistent()}");
    }
    return parts;
  }

  private Optional<String> isElsewhere(String documented) {
    return ELSEWHERE.matcher(documented).find() ? Optional.empty() : differs("not documented");
  }

  private Optional<String> differs(String how) {
    return Optional.of("costs " + text + ", " + how);
  }
}
