package io.partita.processor.lock;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import java.util.stream.Stream;

/** An index carries what it was created to carry. */
final class LockedProjections implements LockRule {

  @Override
  public Stream<Diagnostic> check(LockComparison comparison) {
    return comparison.after().indexes().stream()
        .flatMap(
            index ->
                comparison.before().index(index.name()).stream()
                    .filter(before -> !before.carried().equals(index.carried()))
                    .map(before -> problem(comparison, before, index)));
  }

  private static Diagnostic problem(LockComparison comparison, LockIndex before, LockIndex after) {
    return comparison.problem(
        Code.LOCK_PROJECTION,
        "Index %s of %s changes from carrying %s to %s, which DynamoDB does for no index that exists. Give the new one another name and run backfill() of the entities on it, or keep the projection."
            .formatted(after.name(), comparison.after().name(), before.carried(), after.carried()));
  }
}
