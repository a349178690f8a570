package io.partita.processor.lock;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import java.util.Optional;
import java.util.stream.Stream;

/** Values that are taken are looked for where that is stored. */
final class LockedUniques implements LockRule {

  @Override
  public Stream<Diagnostic> check(LockComparison comparison, LockPair pair) {
    // What is not recognised at all is another finding.
    return pair.isRecognised()
        ? pair.after().uniques().stream()
            .flatMap(unique -> check(comparison, pair, unique).stream())
        : Stream.empty();
  }

  private static Optional<Diagnostic> check(
      LockComparison comparison, LockPair pair, LockUnique after) {
    LockPath path = LockPath.of(after.attribute());
    // An attribute that cannot be read is another finding, too.
    if (pair.attributes().isRenamed(path) || pair.attributes().isUnreadable(path)) {
      return Optional.empty();
    }
    Optional<LockUnique> before =
        pair.before().uniques().stream()
            .filter(
                unique ->
                    pair.attributes()
                        .now(LockPath.of(unique.attribute()))
                        .filter(path::equals)
                        .isPresent())
            .findFirst();
    if (before.isPresent()) {
      return before
          .filter(unique -> !isSame(unique, after, comparison))
          .map(unique -> moved(comparison, pair, unique, after));
    }
    // A component that is new has no values yet that could be taken.
    return pair.attributes().kept().anyMatch(change -> change.after().path().equals(path))
        ? Optional.of(added(comparison, pair, path, after))
        : Optional.empty();
  }

  private static boolean isSame(LockUnique before, LockUnique after, LockComparison comparison) {
    return before.text().equals(after.text())
        && (!comparison.isSameEncoding() || after.value().writesAs(before.value()));
  }

  private static Diagnostic moved(
      LockComparison comparison, LockPair pair, LockUnique before, LockUnique after) {
    return comparison.problem(
        Code.LOCK_UNIQUE,
        pair,
        LockPath.of(after.attribute()),
        "Taken values of '%s' of %s are stored as %s and would be looked for as %s: none would be found, and two items could have one value. %s, or write an item with the new key for each of them before you accept the new lock."
            .formatted(
                after.attribute(),
                pair.name(),
                LockPart.text(before.parts()),
                LockPart.text(after.parts()),
                remedy(pair, before, after)));
  }

  private static String remedy(LockPair pair, LockUnique before, LockUnique after) {
    String type = pair.before().typeValue();
    if (!type.equals(pair.after().typeValue())) {
      return "Keep @Entity(type = \"" + type + "\")";
    }
    return before.text().equals(after.text())
        ? "Keep the component's type"
        : "Keep the component's name";
  }

  private static Diagnostic added(
      LockComparison comparison, LockPair pair, LockPath path, LockUnique after) {
    return comparison.problem(
        Code.LOCK_UNIQUE,
        pair,
        path,
        "'%s' of %s becomes @Unique, but nothing says which values stored items have taken. Accept the new lock only if there are none, or after you have written an item with the key %s for each of them."
            .formatted(after.attribute(), pair.name(), LockPart.shown(after.parts())));
  }
}
