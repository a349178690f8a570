package io.partita.processor.lock;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import java.util.List;
import java.util.stream.Stream;

/** Former names are still read. */
final class LockedAliases implements LockRule {

  @Override
  public Stream<Diagnostic> check(LockComparison comparison, LockPair pair) {
    return Stream.concat(
        ofTypes(comparison, pair),
        pair.attributes().kept().flatMap(kept -> ofAttribute(comparison, pair, kept)));
  }

  private static Stream<Diagnostic> ofTypes(LockComparison comparison, LockPair pair) {
    List<String> known =
        comparison.after().entities().stream()
            .flatMap(
                entity ->
                    Stream.concat(
                        Stream.of(entity.typeValue()), entity.formerTypeValues().stream()))
            .toList();
    return pair.before().formerTypeValues().stream()
        .filter(former -> !known.contains(former))
        .map(
            former ->
                new Diagnostic(
                    Code.LOCK_ALIAS,
                    "%s no longer reads items of the type \"%s\", of which some may be stored. Keep @Aliases(\"%s\"), or write every %s again before you accept the new lock."
                        .formatted(pair.name(), former, former, pair.name()),
                    comparison.origins().entity(pair.after())));
  }

  private static Stream<Diagnostic> ofAttribute(
      LockComparison comparison, LockPair pair, LockTypeChange change) {
    LockAttribute after = change.after();
    return change.before().formerNames().stream()
        .filter(former -> !after.formerNames().contains(former))
        .filter(former -> !after.path().name().equals(former))
        .map(
            former ->
                comparison.problem(
                    Code.LOCK_ALIAS,
                    pair,
                    after.path(),
                    "'%s' of %s is no longer read from '%s', under which items may have it. Keep %s, or write every %s again before you accept the new lock."
                        .formatted(
                            after.path().shown(),
                            pair.name(),
                            former,
                            comparison.origins().isEmbedded(pair.after(), after.path())
                                ? "it among @Aliases, to whose names the prefix of @Embedded is added"
                                : "@Aliases(\"%s\")".formatted(former),
                            pair.name())));
  }
}
