package io.partita.processor.lock;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import java.util.stream.Stream;

/** What is stored is declared, and recognised by the type that it was stored with. */
final class LockedEntities implements LockRule {

  @Override
  public Stream<Diagnostic> check(LockComparison comparison) {
    return Stream.concat(
        comparison.entities().removed().stream().map(entity -> removed(comparison, entity)),
        comparison.pairs().stream()
            .filter(pair -> !pair.isRecognised())
            // Another attribute for the types is one finding for all entities.
            .filter(pair -> isSameAttribute(comparison))
            .map(pair -> renamed(comparison, pair)));
  }

  private static boolean isSameAttribute(LockComparison comparison) {
    return comparison.before().typeAttribute().equals(comparison.after().typeAttribute());
  }

  private static Diagnostic removed(LockComparison comparison, LockEntity entity) {
    return comparison.problem(
        Code.LOCK_ENTITY_REMOVED,
        "%s is no entity of %s any more: its stored items stay, and nothing reads or deletes them. Keep it in @Table(entities), or delete them before you accept the new lock. If another record has taken its place, put @Aliases(\"%s\") on that."
            .formatted(entity.name(), comparison.after().name(), entity.typeValue()));
  }

  private static Diagnostic renamed(LockComparison comparison, LockPair pair) {
    String before = pair.before().typeValue();
    return new Diagnostic(
        Code.LOCK_TYPE_VALUE,
        "The type of %s changes from \"%s\" to \"%s\": stored items are not recognised. %s"
            .formatted(pair.name(), before, pair.after().typeValue(), remedy(pair, before)),
        comparison.origins().entity(pair.after()));
  }

  private static String remedy(LockPair pair, String before) {
    // An alias is no remedy where the keys of taken values have the type in them.
    return pair.after().uniques().isEmpty()
        ? "Put @Aliases(\"%s\") on %s, or give it @Entity(type = \"%s\")."
            .formatted(before, pair.name(), before)
        : "Give it @Entity(type = \"%s\"), which is also in the keys of its unique values."
            .formatted(before);
  }
}
