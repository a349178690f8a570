package io.partita.processor.lock;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import java.util.stream.Stream;

/** What is stored is declared. */
final class LockedEntities implements LockRule {

  @Override
  public Stream<Diagnostic> check(LockComparison comparison) {
    return comparison.entities().removed().stream()
        .map(
            entity ->
                comparison.problem(
                    Code.LOCK_ENTITY_REMOVED,
                    "%s is no entity of %s any more: its stored items stay, and nothing reads or deletes them. Keep it in @Table(entities), or delete them before you accept the new lock. If another record has taken its place, put @Aliases(\"%s\") on that."
                        .formatted(entity.name(), comparison.after().name(), entity.typeValue())));
  }
}
