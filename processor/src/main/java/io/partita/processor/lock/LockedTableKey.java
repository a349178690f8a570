package io.partita.processor.lock;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import java.util.stream.Stream;

/** The table's key is what the table was created with. */
final class LockedTableKey implements LockRule {

  @Override
  public Stream<Diagnostic> check(LockComparison comparison) {
    LockModel before = comparison.before();
    LockModel after = comparison.after();
    return before.partitionKey().equals(after.partitionKey())
            && before.sortKey().equals(after.sortKey())
        ? Stream.empty()
        : Stream.of(
            comparison.problem(
                Code.LOCK_TABLE_KEY,
                "The key of %s changes from %s to %s, which DynamoDB does for no table that exists. Keep it, or create another table and write every item again before you accept the new lock."
                    .formatted(after.name(), before.keys(), after.keys())));
  }
}
