package io.partita.processor.document;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.document.LockKeyChange.Kind;
import java.util.stream.Stream;

/** The condition under which items are on an index stays. */
final class LockedConditions implements LockRule {

  @Override
  public Stream<Diagnostic> check(LockComparison comparison) {
    return comparison
        .changed(Kind.CONDITION)
        .map(change -> comparison.problem(Code.LOCK_CONDITION, change, difference(change)));
  }

  private static String difference(LockKeyChange change) {
    return "items had it %s and would have it %s"
        .formatted(when(change.before()), when(change.after()));
  }

  private static String when(LockKey key) {
    return key.where().map(where -> "where " + where).orElse("always");
  }
}
