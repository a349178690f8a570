package io.partita.processor.lock;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import java.util.Optional;
import java.util.stream.Stream;

/** A count counts from the first item on, and the same items as ever. */
final class LockedCounts implements LockRule {

  @Override
  public Stream<Diagnostic> check(LockComparison comparison) {
    return comparison.pairs().stream()
        .flatMap(
            pair ->
                pair.after().counts().stream()
                    .filter(count -> !isSame(comparison, pair, count))
                    .map(count -> problem(comparison, pair, count)));
  }

  private static boolean isSame(LockComparison comparison, LockPair pair, LockCount after) {
    Optional<LockPair> counted =
        comparison.pairs().stream()
            .filter(other -> other.after().typeValue().equals(after.counted()))
            .findFirst();
    // Of what is new there is nothing yet to count.
    return counted.isEmpty()
        || pair.before().counts().stream()
            .filter(before -> isSameAttribute(pair, before, after))
            .anyMatch(
                before ->
                    before.counted().equals(counted.get().before().typeValue())
                        && before.side().equals(after.side()));
  }

  private static boolean isSameAttribute(LockPair pair, LockCount before, LockCount after) {
    return pair.attributes()
        .now(LockPath.of(before.attribute()))
        .filter(LockPath.of(after.attribute())::equals)
        .isPresent();
  }

  private static Diagnostic problem(LockComparison comparison, LockPair pair, LockCount count) {
    return comparison.problem(
        Code.LOCK_COUNT,
        pair,
        LockPath.of(count.attribute()),
        "'%s' of %s did not count the items of \"%s\" so far: it would be too small, and deleting them would fail. Accept the new lock, and run recount of %s for every item once it is deployed."
            .formatted(
                count.attribute(),
                pair.name(),
                count.counted(),
                comparison.origins().dao(pair.after())));
  }
}
