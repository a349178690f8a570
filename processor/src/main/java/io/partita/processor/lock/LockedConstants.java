package io.partita.processor.lock;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import java.util.List;
import java.util.stream.Stream;

/** Every stored constant of an enum still is one. */
final class LockedConstants implements LockRule {

  @Override
  public Stream<Diagnostic> check(LockComparison comparison) {
    return comparison.pairs().stream()
        .flatMap(
            pair ->
                pair.attributes()
                    .kept()
                    .filter(change -> !change.isConvertedOtherwise())
                    .filter(change -> change.after().type().equals(LockAttribute.ENUM))
                    .filter(change -> !lost(change).isEmpty())
                    .map(change -> problem(comparison, pair, change)));
  }

  private static List<String> lost(LockTypeChange change) {
    return change.before().constants().stream()
        .filter(constant -> !change.after().constants().contains(constant))
        .toList();
  }

  private static Diagnostic problem(
      LockComparison comparison, LockPair pair, LockTypeChange change) {
    LockPath path = change.after().path();
    return comparison.problem(
        Code.LOCK_CONSTANT,
        pair,
        path,
        "The enum of '%s' of %s has no %s any more: items that have it cannot be read. Keep the constant, or change those items before you accept the new lock."
            .formatted(path.shown(), pair.name(), String.join(", ", lost(change))));
  }
}
