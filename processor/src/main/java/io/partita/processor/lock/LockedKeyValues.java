package io.partita.processor.lock;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.lock.LockKeyChange.Kind;
import io.partita.processor.lock.LockPart.Value;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A key loses none of its values. */
final class LockedKeyValues implements LockRule {

  @Override
  public Stream<Diagnostic> check(LockComparison comparison) {
    return comparison
        .changed(Kind.REMOVED_VALUE)
        .map(
            change ->
                comparison.problem(
                    Code.LOCK_KEY_VALUE_REMOVED,
                    change,
                    change.shown() + ": it loses " + lost(change)));
  }

  private static String lost(LockKeyChange change) {
    List<LockPath> now = change.after().values().stream().map(Value::path).toList();
    return change.before().values().stream()
        .map(Value::path)
        .filter(path -> !now.contains(change.pair().attributes().now(path).orElse(path)))
        .map(path -> "'" + path.shown() + "'")
        .distinct()
        .collect(Collectors.joining(", "));
  }
}
