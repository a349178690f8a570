package io.partita.processor.lock;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Stream;

/** The keys of an entity stay on their index. */
final class LockedIndexAssignments implements LockRule {

  @Override
  public Stream<Diagnostic> check(LockComparison comparison) {
    return comparison.pairs().stream().flatMap(pair -> check(comparison, pair));
  }

  private static Stream<Diagnostic> check(LockComparison comparison, LockPair pair) {
    // Once for each pair of indexes: partition and sort key move together.
    Map<String, Diagnostic> problems = new LinkedHashMap<>();
    for (LockKeyChange change : comparison.keys(pair).moved()) {
      String from = index(comparison.before(), change.before());
      String to = index(comparison.after(), change.after());
      if (!from.equals(to)) {
        problems.putIfAbsent(from + " " + to, problem(comparison, change, from, to));
      }
    }
    return problems.values().stream();
  }

  private static String index(LockModel model, LockKey key) {
    return model.indexOf(key.attribute()).map(LockIndex::name).orElse(key.attribute());
  }

  private static Diagnostic problem(
      LockComparison comparison, LockKeyChange change, String from, String to) {
    LockPair pair = change.pair();
    return new Diagnostic(
        Code.LOCK_INDEX_REASSIGNED,
        "%s moves %s from %s to %s: stored items are on %s alone. Name %s again, or accept the new lock and run %s once it is deployed."
            .formatted(
                pair.name(),
                change.after().shown(),
                from,
                to,
                from,
                from,
                comparison.backfill(pair)),
        comparison.origins().key(pair.after(), change.after().attribute()));
  }
}
