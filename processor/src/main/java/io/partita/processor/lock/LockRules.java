package io.partita.processor.lock;

import io.partita.processor.diagnostic.Diagnostic;
import java.util.List;
import java.util.stream.Stream;

/** All kinds of changes that stored items do not survive; each change is one of them. */
final class LockRules {

  private static final List<LockRule> ALL =
      List.of(
          new LockedTable(),
          new LockedIndexes(),
          new LockedEntities(),
          new LockedAliases(),
          new LockedKeys(),
          new LockedAttributeNames(),
          new LockedAttributes(),
          new LockedVariants(),
          new LockedAbsence(),
          new LockedUniques(),
          new LockedCounts());

  private LockRules() {}

  static Stream<Diagnostic> check(LockComparison comparison) {
    return ALL.stream().flatMap(rule -> rule.check(comparison));
  }
}
