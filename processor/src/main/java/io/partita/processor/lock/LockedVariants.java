package io.partita.processor.lock;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.JavaNames;
import java.util.stream.Stream;

/** Every stored variant of a sealed interface still is one. */
final class LockedVariants implements LockRule {

  @Override
  public Stream<Diagnostic> check(LockComparison comparison, LockPair pair) {
    return pair.attributes()
        .removed()
        .map(LockAttribute::path)
        .filter(LockPath::isVariant)
        .map(path -> problem(comparison, pair, path));
  }

  private static Diagnostic problem(LockComparison comparison, LockPair pair, LockPath path) {
    LockPath sealed = path.parent().flatMap(pair.attributes()::now).orElse(path);
    return comparison.problem(
        Code.LOCK_VARIANT,
        pair,
        sealed,
        "'%s' of %s can no longer be %s %s: items that have one cannot be read. Keep a record of that name among the permitted ones, or change those items before you accept the new lock."
            .formatted(sealed.shown(), pair.name(), JavaNames.article(path.name()), path.name()));
  }
}
