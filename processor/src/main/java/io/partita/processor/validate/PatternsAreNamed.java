package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.EntityModel;
import io.partita.processor.resolve.NamedPattern;
import io.partita.processor.resolve.ResolvedEntity;
import io.partita.processor.resolve.ResolvedTable;
import java.util.stream.Stream;

/**
 * An access pattern whose partition key is constant has a name from the user, as it has no
 * component to be named after.
 */
final class PatternsAreNamed implements EntityRule {

  @Override
  public Stream<Diagnostic> check(ResolvedTable table, ResolvedEntity entity) {
    return entity.patterns().stream()
        .filter(pattern -> pattern.name().isEmpty())
        .map(pattern -> problem(entity.model(), pattern));
  }

  private static Diagnostic problem(EntityModel entity, NamedPattern pattern) {
    return new Diagnostic(
        Code.UNNAMED_PATTERN,
        "The partition key \"%s\" of %s%s has no component that its access pattern could be named after. Name it in %s, such as as = \"all\"."
            .formatted(
                pattern.partitionKey().template().text(),
                entity.name(),
                pattern.index().map(keys -> " on " + keys.index()).orElse(""),
                pattern.annotation()),
        pattern.origin());
  }
}
