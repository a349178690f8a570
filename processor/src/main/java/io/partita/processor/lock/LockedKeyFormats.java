package io.partita.processor.lock;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.lock.LockKeyChange.Kind;
import io.partita.processor.lock.LockPart.Value;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The values of a key are written as they were. */
final class LockedKeyFormats implements LockRule {

  @Override
  public Stream<Diagnostic> check(LockComparison comparison) {
    // Another encoding of the table changes them all: that is one finding.
    boolean isSameEncoding = comparison.before().encoding().equals(comparison.after().encoding());
    return comparison
        .changed(Kind.FORMAT)
        .filter(change -> isSameEncoding)
        .map(change -> comparison.problem(Code.LOCK_KEY_FORMAT, change, difference(change)));
  }

  private static String difference(LockKeyChange change) {
    List<Value> before = change.before().values();
    List<Value> after = change.after().values();
    return IntStream.range(0, before.size())
        .filter(i -> !before.get(i).format().equals(after.get(i).format()))
        .mapToObj(
            i ->
                "has '%s' written as %s and would have it as %s"
                    .formatted(
                        after.get(i).path().shown(), before.get(i).format(), after.get(i).format()))
        .collect(Collectors.joining(", "));
  }
}
