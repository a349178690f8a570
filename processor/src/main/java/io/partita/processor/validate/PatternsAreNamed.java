package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.TableModel;
import io.partita.processor.resolve.AccessPatternNames;
import io.partita.processor.resolve.NamedPattern;
import java.util.stream.Stream;

/**
 * An access pattern whose partition key is constant has a name from the user, as it has no
 * component to be named after.
 */
final class PatternsAreNamed implements Rule {

  @Override
  public Stream<Diagnostic> check(TableModel table) {
    return table.entities().stream()
        .flatMap(
            entity ->
                AccessPatternNames.of(table, entity).stream()
                    .filter(pattern -> pattern.name().isEmpty())
                    .map(pattern -> problem(entity, pattern)));
  }

  private static Diagnostic problem(EntityModel entity, NamedPattern pattern) {
    return Problem.at(
        Code.UNNAMED_PATTERN,
        entity,
        PatternPlace.origin(entity, pattern),
        "The partition key \"%s\" of %s%s has no component that its access pattern could be named after. Name it in %s, such as as = \"all\"."
            .formatted(
                pattern.partitionKey().text(),
                entity.name(),
                pattern.index().map(keys -> " on " + keys.index()).orElse(""),
                PatternPlace.annotation(pattern)));
  }
}
