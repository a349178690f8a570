package io.partita.processor.lock;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.lock.LockKeyChange.Kind;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Stream;

/** The condition under which items are on an index stays. */
final class LockedConditions implements LockRule {

  @Override
  public Stream<Diagnostic> check(LockComparison comparison) {
    // Once for each index: partition and sort key are there under the same condition.
    Map<String, Diagnostic> problems = new LinkedHashMap<>();
    comparison
        .changed(Kind.CONDITION)
        .forEach(
            change ->
                problems.putIfAbsent(
                    place(comparison, change),
                    comparison.problem(Code.LOCK_CONDITION, change, difference(change))));
    return problems.values().stream();
  }

  private static String place(LockComparison comparison, LockKeyChange change) {
    String attribute = change.after().attribute();
    String index = comparison.after().indexOf(attribute).map(LockIndex::name).orElse(attribute);
    return change.pair().after().record() + " " + index;
  }

  private static String difference(LockKeyChange change) {
    return "is there %s and would be %s".formatted(when(change.before()), when(change.after()));
  }

  private static String when(LockKey key) {
    return key.where().map(where -> "where " + where).orElse("always");
  }
}
