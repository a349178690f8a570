package io.partita.processor.lock;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.lock.LockKeyChange.Kind;
import java.util.stream.Stream;

/** The values of a key stay in their order. */
final class LockedKeyOrder implements LockRule {

  @Override
  public Stream<Diagnostic> check(LockComparison comparison) {
    return comparison
        .changed(Kind.ORDER)
        .map(change -> comparison.problem(Code.LOCK_KEY_ORDER, change, difference(change)));
  }

  private static String difference(LockKeyChange change) {
    return change.shown() + ": the values are the same, but in another order";
  }
}
