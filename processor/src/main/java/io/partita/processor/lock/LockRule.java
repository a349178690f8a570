package io.partita.processor.lock;

import io.partita.processor.diagnostic.Diagnostic;
import java.util.stream.Stream;

/** One kind of change that stored items do not survive. */
interface LockRule {

  Stream<Diagnostic> check(LockComparison comparison);
}
