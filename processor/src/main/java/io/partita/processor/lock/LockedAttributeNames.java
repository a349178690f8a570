package io.partita.processor.lock;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import java.util.Optional;
import java.util.stream.Stream;

/** A component is read from the attribute that items have. */
final class LockedAttributeNames implements LockRule {

  @Override
  public Stream<Diagnostic> check(LockComparison comparison, LockPair pair) {
    return pair.attributes()
        .renamed()
        .filter(change -> !isExpiry(comparison, change))
        .map(change -> problem(comparison, pair, change));
  }

  /** Another expiry is a finding of its own. */
  private static boolean isExpiry(LockComparison comparison, LockTypeChange change) {
    return comparison
            .before()
            .expiry()
            .map(LockPath::of)
            .equals(Optional.of(change.before().path()))
        && comparison.after().expiry().isPresent();
  }

  private static Diagnostic problem(
      LockComparison comparison, LockPair pair, LockTypeChange change) {
    LockPath before = change.before().path();
    LockPath after = change.after().path();
    return comparison.problem(
        Code.LOCK_ATTRIBUTE_RENAMED,
        pair,
        after,
        "%s has '%s' where stored items have '%s': their values are not read. If it is the same under a new name, %s; if it is another, accept the new lock."
            .formatted(
                pair.name(),
                after.shown(),
                before.shown(),
                comparison.origins().isEmbedded(pair.after(), after)
                    ? "put @Aliases or @Attribute on the component, to whose names the prefix of @Embedded is added, or keep that prefix"
                    : "put @Aliases(\"%s\") or @Attribute(\"%s\") on the component"
                        .formatted(before.name(), before.name())));
  }
}
