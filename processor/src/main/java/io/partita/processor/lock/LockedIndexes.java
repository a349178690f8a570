package io.partita.processor.lock;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import java.util.stream.Stream;

/** An index that exists is as it was created; DynamoDB changes none, and adds no local ones. */
final class LockedIndexes implements LockRule {

  private static final String ANOTHER_TABLE =
      "create another table and write every item to it before you accept the new lock.";

  @Override
  public Stream<Diagnostic> check(LockComparison comparison) {
    return comparison.after().indexes().stream().flatMap(index -> check(comparison, index));
  }

  private static Stream<Diagnostic> check(LockComparison comparison, LockIndex after) {
    return comparison
        .before()
        .index(after.name())
        .map(before -> changed(comparison, before, after))
        .orElseGet(() -> added(comparison, after));
  }

  private static Stream<Diagnostic> added(LockComparison comparison, LockIndex index) {
    return index.isLocal()
        ? Stream.of(
            problem(
                comparison,
                Code.LOCK_LOCAL_INDEX,
                index,
                "Local index %s of %s is new, but DynamoDB adds none to a table that exists. Make it kind = IndexKind.GLOBAL, or %s"
                    .formatted(index.name(), comparison.after().name(), ANOTHER_TABLE)))
        : Stream.empty();
  }

  private static Stream<Diagnostic> changed(
      LockComparison comparison, LockIndex before, LockIndex after) {
    if (!before.hasSameKeys(after)) {
      return Stream.of(
          problem(
              comparison,
              Code.LOCK_INDEX,
              after,
              "Index %s of %s changes from %s to %s, but DynamoDB changes no index. Keep it, or %s"
                  .formatted(
                      after.name(),
                      comparison.after().name(),
                      shown(before),
                      shown(after),
                      after.isLocal()
                          ? ANOTHER_TABLE
                          : "declare the new one under another name, add it to the table, and run backfill() of the entities on it.")));
    }
    if (!before.carried().equals(after.carried())) {
      return Stream.of(
          problem(
              comparison,
              Code.LOCK_PROJECTION,
              after,
              "Index %s of %s carries %s and would carry %s, but DynamoDB changes no projection. Keep it, or %s"
                  .formatted(
                      after.name(),
                      comparison.after().name(),
                      before.carried(),
                      after.carried(),
                      after.isLocal()
                          ? ANOTHER_TABLE
                          : "declare the new index under another name on %s, and add it to the table: DynamoDB fills it."
                              .formatted(after.keyNames()))));
    }
    return Stream.empty();
  }

  private static Diagnostic problem(
      LockComparison comparison, Code code, LockIndex index, String message) {
    return new Diagnostic(code, message, comparison.origins().index(index));
  }

  private static String shown(LockIndex index) {
    return (index.isLocal() ? "local on " : "global on ") + index.keys();
  }
}
