package io.partita.processor.lock;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.lock.LockKeyChange.Kind;
import java.util.stream.Stream;

/** A partition stays spread over as many others as it was. */
final class LockedShards implements LockRule {

  @Override
  public Stream<Diagnostic> check(LockComparison comparison) {
    return comparison
        .changed(Kind.SHARDS)
        .map(change -> comparison.problem(Code.LOCK_SHARDS, change, difference(change)));
  }

  private static String difference(LockKeyChange change) {
    return "is %s and would be %s".formatted(spread(change.before()), spread(change.after()));
  }

  private static String spread(LockKey key) {
    return key.shards() == 1 ? "in one partition" : "spread over " + key.shards() + " shards";
  }
}
