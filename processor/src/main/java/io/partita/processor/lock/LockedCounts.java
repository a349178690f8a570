package io.partita.processor.lock;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import java.util.Optional;
import java.util.stream.Stream;

/** A count counts from the first item on, and the same items as ever. */
final class LockedCounts implements LockRule {

  @Override
  public Stream<Diagnostic> check(LockComparison comparison) {
    return comparison.after().entities().stream()
        .flatMap(
            entity ->
                entity.counts().stream()
                    .filter(count -> !isComplete(comparison, entity, count))
                    .map(count -> problem(comparison, entity, count)));
  }

  private static boolean isComplete(
      LockComparison comparison, LockEntity counting, LockCount count) {
    Optional<LockPair> counted =
        comparison.pairs().stream()
            .filter(pair -> pair.after().typeValue().equals(count.counted()))
            .findFirst();
    // Of what is new there is nothing yet to count.
    return counted.isEmpty()
        || comparison
            .entities()
            .pair(counting)
            .filter(pair -> hasCounted(pair, counted.get().before().typeValue(), count))
            .isPresent();
  }

  private static boolean hasCounted(LockPair pair, String counted, LockCount after) {
    return pair.before().counts().stream()
        .filter(before -> isSameAttribute(pair, before, after))
        .anyMatch(before -> before.counted().equals(counted) && before.side().equals(after.side()));
  }

  private static boolean isSameAttribute(LockPair pair, LockCount before, LockCount after) {
    return pair.attributes()
        .now(LockPath.of(before.attribute()))
        .filter(LockPath.of(after.attribute())::equals)
        .isPresent();
  }

  private static Diagnostic problem(
      LockComparison comparison, LockEntity counting, LockCount count) {
    String dao = comparison.origins().dao(counting);
    return new Diagnostic(
        Code.LOCK_COUNT,
        "'%s' of %s did not count the items of \"%s\" so far: it would be wrong, and deleting them could fail. Accept the new lock, and call %s%s.recount(key) for every %s once it is deployed."
            .formatted(
                count.attribute(),
                counting.name(),
                count.counted(),
                // What is not there is not counted again.
                comparison.entities().pair(counting).isPresent() ? "" : dao + ".create(...) and ",
                dao,
                counting.name()),
        comparison.origins().attribute(counting, LockPath.of(count.attribute())));
  }
}
