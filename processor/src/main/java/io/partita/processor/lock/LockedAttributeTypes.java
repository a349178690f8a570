package io.partita.processor.lock;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import java.util.stream.Stream;

/** What is stored in an attribute can be read as what it is now. */
final class LockedAttributeTypes implements LockRule {

  @Override
  public Stream<Diagnostic> check(LockComparison comparison) {
    return comparison.pairs().stream()
        .flatMap(
            pair ->
                pair.attributes()
                    .kept()
                    .filter(change -> !change.isConvertedOtherwise() && !change.isReadable())
                    .map(change -> problem(comparison, pair, change)));
  }

  private static Diagnostic problem(
      LockComparison comparison, LockPair pair, LockTypeChange change) {
    LockPath path = change.after().path();
    return comparison.problem(
        Code.LOCK_ATTRIBUTE_TYPE,
        pair,
        path,
        "'%s' of %s changes from %s to %s, as which stored values cannot be read. Keep its type, store it under a new name with @Attribute, or write every %s again before you accept the new lock."
            .formatted(
                path.shown(),
                pair.name(),
                change.before().type(),
                change.after().type(),
                pair.name()));
  }
}
