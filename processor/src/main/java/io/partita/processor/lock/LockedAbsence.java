package io.partita.processor.lock;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.lock.LockPart.Value;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What stored items may lack, records may lack, too. */
final class LockedAbsence implements LockRule {

  @Override
  public Stream<Diagnostic> check(LockComparison comparison, LockPair pair) {
    Set<LockPath> inKey = inKey(comparison.after(), pair.after());
    return Stream.concat(
            pair.attributes()
                .kept()
                .filter(change -> !change.before().isRequired())
                .map(LockTypeChange::after),
            pair.attributes().added())
        .filter(LockAttribute::isRequired)
        .map(LockAttribute::path)
        .filter(path -> !inKey.contains(path))
        .map(path -> problem(comparison, pair, path));
  }

  /** What the table's key tells is never absent. */
  private static Set<LockPath> inKey(LockModel model, LockEntity entity) {
    return entity.keys().stream()
        .filter(key -> model.isTableKey(key.attribute()))
        .flatMap(key -> key.values().stream())
        .map(Value::path)
        .collect(Collectors.toUnmodifiableSet());
  }

  private static Diagnostic problem(LockComparison comparison, LockPair pair, LockPath path) {
    return comparison.problem(
        Code.LOCK_REQUIRED,
        pair,
        path,
        "'%s' of %s is a primitive, but stored items may lack it, and then cannot be read. Use its wrapper or Optional, or write it to every %s before you accept the new lock."
            .formatted(path.shown(), pair.name(), pair.name()));
  }
}
