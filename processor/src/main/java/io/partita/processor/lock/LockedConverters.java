package io.partita.processor.lock;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import java.util.stream.Stream;

/** What is stored through a converter is read through the same. */
final class LockedConverters implements LockRule {

  @Override
  public Stream<Diagnostic> check(LockComparison comparison) {
    return comparison.pairs().stream()
        .flatMap(
            pair ->
                pair.attributes()
                    .kept()
                    .filter(LockTypeChange::isConvertedOtherwise)
                    .map(change -> problem(comparison, pair, change)));
  }

  private static Diagnostic problem(
      LockComparison comparison, LockPair pair, LockTypeChange change) {
    LockPath path = change.after().path();
    return comparison.problem(
        Code.LOCK_CONVERTER,
        pair,
        path,
        "'%s' of %s was stored by %s and would be read by %s. If both store the same, accept the new lock; else keep it, store the component under a new name with @Attribute, or write every %s again before."
            .formatted(
                path.shown(),
                pair.name(),
                shown(change.before()),
                shown(change.after()),
                pair.name()));
  }

  private static String shown(LockAttribute attribute) {
    return attribute.converter().orElse("no converter") + " as " + attribute.type();
  }
}
