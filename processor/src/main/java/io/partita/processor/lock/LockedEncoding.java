package io.partita.processor.lock;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import java.util.stream.Stream;

/** The table's keys are encoded as they were. */
final class LockedEncoding implements LockRule {

  @Override
  public Stream<Diagnostic> check(LockComparison comparison) {
    String before = comparison.before().encoding();
    String after = comparison.after().encoding();
    return before.equals(after)
        ? Stream.empty()
        : Stream.of(
            comparison.problem(
                Code.LOCK_ENCODING,
                "The key encoding of %s changes from %s to %s: every key would be written otherwise than stored items have it. Keep keyEncoding = %s, or write every item again under its new key before you accept the new lock."
                    .formatted(comparison.after().name(), before, after, before)));
  }
}
