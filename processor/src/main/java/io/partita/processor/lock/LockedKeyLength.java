package io.partita.processor.lock;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.lock.LockKeyChange.Kind;
import io.partita.processor.lock.LockPart.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A key gets no further values. */
final class LockedKeyLength implements LockRule {

  @Override
  public Stream<Diagnostic> check(LockComparison comparison) {
    return comparison
        .changed(Kind.ADDED_VALUE)
        .map(
            change ->
                comparison.problem(
                    Code.LOCK_KEY_VALUE_ADDED,
                    change,
                    change.shown() + ": it gets " + added(change)));
  }

  private static String added(LockKeyChange change) {
    List<LockPath> added =
        new ArrayList<>(change.after().values().stream().map(Value::path).toList());
    // One by one: a value may stand twice in a key.
    change
        .before()
        .values()
        .forEach(
            value ->
                added.remove(change.pair().attributes().now(value.path()).orElse(value.path())));
    return added.stream().map(path -> "'" + path.shown() + "'").collect(Collectors.joining(", "));
  }
}
