package io.partita.processor.lock;

import io.partita.processor.diagnostic.Diagnostic;
import java.util.stream.Stream;

/** One kind of change that stored items do not survive. */
interface LockRule {

  /** What has changed in that way; by default in entities that are still there. */
  default Stream<Diagnostic> check(LockComparison comparison) {
    return comparison.pairs().stream().flatMap(pair -> check(comparison, pair));
  }

  /** What has changed in an entity. */
  default Stream<Diagnostic> check(LockComparison comparison, LockPair pair) {
    return Stream.empty();
  }
}
