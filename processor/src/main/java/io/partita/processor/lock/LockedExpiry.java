package io.partita.processor.lock;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import java.util.Optional;
import java.util.stream.Stream;

/** Items that are to expire do. */
final class LockedExpiry implements LockRule {

  @Override
  public Stream<Diagnostic> check(LockComparison comparison) {
    Optional<String> before = comparison.before().expiry();
    Optional<String> after = comparison.after().expiry();
    return before.isEmpty() || before.equals(after)
        ? Stream.empty()
        : Stream.of(
            comparison.problem(
                Code.LOCK_EXPIRY,
                "The expiry of %s changes from '%s' to %s: stored items that have expired or are to expire do so no more. Keep @Ttl on '%s', or delete them or write their new expiry before you accept the new lock."
                    .formatted(
                        comparison.after().name(),
                        before.get(),
                        after.map(name -> "'" + name + "'").orElse("none"),
                        before.get())));
  }
}
