package io.partita.processor.lock;

import io.partita.processor.diagnostic.Diagnostic;
import java.util.List;
import java.util.stream.Stream;

/** All kinds of changes that stored items do not survive; each change is one of them. */
final class LockRules {

  private static final List<LockRule> ALL =
      List.of(
          new LockedTableKey(),
          new LockedEncoding(),
          new LockedTypeAttribute(),
          new LockedExpiry(),
          new LockedLocalIndexes(),
          new LockedIndexKeys(),
          new LockedProjections(),
          new LockedEntities(),
          new LockedTypeValues(),
          new LockedAliases(),
          new LockedKeyText(),
          new LockedKeyOrder(),
          new LockedKeyValues(),
          new LockedKeyLength(),
          new LockedKeyFormats(),
          new LockedShards(),
          new LockedConditions(),
          new LockedIndexAssignments(),
          new LockedAttributeNames(),
          new LockedAttributeTypes(),
          new LockedConverters(),
          new LockedConstants(),
          new LockedVariants(),
          new LockedAbsence(),
          new LockedUniques(),
          new LockedCounts());

  private LockRules() {}

  static Stream<Diagnostic> check(LockComparison comparison) {
    return ALL.stream().flatMap(rule -> rule.check(comparison));
  }
}
