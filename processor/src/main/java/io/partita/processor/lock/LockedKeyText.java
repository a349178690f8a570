package io.partita.processor.lock;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.lock.LockKeyChange.Kind;
import java.util.stream.Stream;

/** The text between the values of a key stays as it is. */
final class LockedKeyText implements LockRule {

  @Override
  public Stream<Diagnostic> check(LockComparison comparison) {
    return comparison
        .changed(Kind.TEXT)
        .map(change -> comparison.problem(Code.LOCK_KEY_TEXT, change, difference(change)));
  }

  private static String difference(LockKeyChange change) {
    return change.shown() + ": the values are the same, but the text around them is not";
  }
}
