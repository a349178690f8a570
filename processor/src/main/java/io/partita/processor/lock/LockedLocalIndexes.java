package io.partita.processor.lock;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import java.util.stream.Stream;

/** Local indexes are those that the table was created with. */
final class LockedLocalIndexes implements LockRule {

  @Override
  public Stream<Diagnostic> check(LockComparison comparison) {
    return comparison.after().indexes().stream()
        .filter(LockIndex::isLocal)
        .filter(index -> comparison.before().index(index.name()).isEmpty())
        .map(
            index ->
                comparison.problem(
                    Code.LOCK_LOCAL_INDEX,
                    "Local index %s of %s is new, but DynamoDB adds none to a table that exists. Make it kind = GLOBAL, or create another table and write every item again before you accept the new lock."
                        .formatted(index.name(), comparison.after().name())));
  }
}
