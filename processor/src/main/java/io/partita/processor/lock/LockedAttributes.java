package io.partita.processor.lock;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What is stored in an attribute can be read as what it is now. */
final class LockedAttributes implements LockRule {

  @Override
  public Stream<Diagnostic> check(LockComparison comparison, LockPair pair) {
    return pair.attributes()
        .kept()
        .filter(change -> !isKeyOfAnotherTable(comparison, change))
        .flatMap(change -> check(comparison, pair, change).stream());
  }

  /** Another type of the table's key is a finding of its own. */
  private static boolean isKeyOfAnotherTable(LockComparison comparison, LockTypeChange change) {
    return !comparison.before().keys().equals(comparison.after().keys())
        && comparison.after().isTableKey(change.after().path().name());
  }

  /** The first of what is wrong with an attribute: the rest follows from that. */
  private static Optional<Diagnostic> check(
      LockComparison comparison, LockPair pair, LockTypeChange change) {
    if (change.isConvertedOtherwise()) {
      return Optional.of(converted(comparison, pair, change));
    }
    if (!change.isReadable()) {
      return Optional.of(typed(comparison, pair, change));
    }
    return change.lostConstants().isEmpty()
        ? Optional.empty()
        : Optional.of(withoutConstants(comparison, pair, change));
  }

  private static Diagnostic converted(
      LockComparison comparison, LockPair pair, LockTypeChange change) {
    return comparison.problem(
        Code.LOCK_CONVERTER,
        pair,
        change.after().path(),
        "'%s' of %s was stored %s and would be read %s. If both store the same, accept the new lock; else keep it as it was, store the component under a new name with @Attribute, or write every %s again before."
            .formatted(
                change.name(),
                pair.name(),
                shown(change.before()),
                shown(change.after()),
                pair.name()));
  }

  private static String shown(LockAttribute attribute) {
    return attribute.converter().map(name -> "by " + name).orElse("without a converter")
        + " as "
        + attribute.type();
  }

  private static Diagnostic typed(LockComparison comparison, LockPair pair, LockTypeChange change) {
    return comparison.problem(
        Code.LOCK_ATTRIBUTE_TYPE,
        pair,
        change.after().path(),
        "'%s' of %s changes from %s to %s, as which stored values cannot be read. Keep %s, store it under a new name with @Attribute, or write every %s again before you accept the new lock."
            .formatted(
                change.name(),
                pair.name(),
                change.before().shownType(),
                change.after().shownType(),
                change.before().isInKeyOnly() ? "@KeyOnly" : "its type",
                pair.name()));
  }

  private static Diagnostic withoutConstants(
      LockComparison comparison, LockPair pair, LockTypeChange change) {
    List<String> lost = change.lostConstants();
    return comparison.problem(
        Code.LOCK_CONSTANT,
        pair,
        change.after().path(),
        "The enum of '%s' of %s no longer has %s: items with %s cannot be read. Keep the %s, or change those items before you accept the new lock."
            .formatted(
                change.name(),
                pair.name(),
                String.join(", ", lost),
                lost.size() == 1 ? "it" : "one of them",
                lost.size() == 1 ? "constant" : "constants"));
  }
}
