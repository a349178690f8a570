package io.partita.processor.lock;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import java.util.Optional;
import java.util.stream.Stream;

/** Items say in the same attribute as ever what they are. */
final class LockedTypeAttribute implements LockRule {

  @Override
  public Stream<Diagnostic> check(LockComparison comparison) {
    Optional<String> before = comparison.before().typeAttribute();
    Optional<String> after = comparison.after().typeAttribute();
    // Without the attribute items are known by their keys, which they have.
    return before.equals(after) || after.isEmpty()
        ? Stream.empty()
        : Stream.of(
            comparison.problem(
                Code.LOCK_TYPE_ATTRIBUTE,
                "The type attribute of %s changes from %s to '%s': stored items do not have it and are not recognised. Keep typeAttribute = \"%s\", or write it to every item before you accept the new lock."
                    .formatted(
                        comparison.after().name(),
                        before.map(name -> "'" + name + "'").orElse("none"),
                        after.get(),
                        before.orElse(""))));
  }
}
