package io.partita.processor.lock;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import java.util.stream.Stream;

/** An index is of the kind, and has the key attributes, that it was created with. */
final class LockedIndexKeys implements LockRule {

  @Override
  public Stream<Diagnostic> check(LockComparison comparison) {
    return comparison.after().indexes().stream()
        .flatMap(
            index ->
                comparison.before().index(index.name()).stream()
                    .filter(before -> !before.hasSameKeys(index))
                    .map(before -> problem(comparison, before, index)));
  }

  private static Diagnostic problem(LockComparison comparison, LockIndex before, LockIndex after) {
    return comparison.problem(
        Code.LOCK_INDEX,
        "Index %s of %s changes from %s to %s, which DynamoDB does for no index that exists. Give the new one another name and run backfill() of the entities on it, or keep it as it was."
            .formatted(after.name(), comparison.after().name(), shown(before), shown(after)));
  }

  private static String shown(LockIndex index) {
    return (index.isLocal() ? "local on " : "global on ") + index.keys();
  }
}
