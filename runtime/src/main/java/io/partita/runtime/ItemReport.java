package io.partita.runtime;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * What a verification has found.
 *
 * @param scanned how many items it has looked at, those of Partita's own included
 * @param items how many of them are of which entity, by the entity's name
 * @param problems how many problems of each kind there are
 * @param first the first problems, {@value #MOST} at most; {@link ItemVerification#onProblem} tells
 *     them all
 */
public record ItemReport(
    long scanned,
    Map<String, Long> items,
    Map<ItemProblem.Kind, Long> problems,
    List<ItemProblem> first) {

  /** How many problems a report lists. */
  public static final int MOST = 1_000;

  public ItemReport {
    items = Map.copyOf(items);
    problems = Map.copyOf(problems);
    first = List.copyOf(first);
  }

  /** Whether there is no problem. */
  public boolean isClean() {
    return problems.isEmpty();
  }

  /** The report in sentences, one per line; without keys, whose values no log may show. */
  @Override
  public String toString() {
    String verdict =
        scanned + " items, " + problems.values().stream().mapToLong(n -> n).sum() + " problems";
    return problems.entrySet().stream()
        .sorted(Map.Entry.comparingByKey())
        .map(kind -> "- " + kind.getKey() + ": " + kind.getValue())
        .collect(Collectors.joining("\n", verdict + (isClean() ? "." : ":\n"), ""));
  }
}
