package io.partita.processor.lock;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import java.util.stream.Stream;

/** Items are recognised by the type that they were stored with. */
final class LockedTypeValues implements LockRule {

  @Override
  public Stream<Diagnostic> check(LockComparison comparison) {
    return comparison.pairs().stream()
        .filter(pair -> !pair.isRecognised())
        .filter(pair -> isSameAttribute(comparison))
        .map(
            pair ->
                new Diagnostic(
                    Code.LOCK_TYPE_VALUE,
                    "The type of %s changes from \"%s\" to \"%s\": stored items are not recognised. Put @Aliases(\"%s\") on %s, or give it @Entity(type = \"%s\")."
                        .formatted(
                            pair.name(),
                            pair.before().typeValue(),
                            pair.after().typeValue(),
                            pair.before().typeValue(),
                            pair.name(),
                            pair.before().typeValue()),
                    comparison.origins().entity(pair.after())));
  }

  private static boolean isSameAttribute(LockComparison comparison) {
    return comparison.before().typeAttribute().equals(comparison.after().typeAttribute());
  }
}
