package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.Managed;
import io.partita.processor.resolve.ResolvedEntity;
import io.partita.processor.resolve.ResolvedTable;
import java.util.stream.Stream;

/** A count is stored under one name, as DynamoDB adds to that attribute without reading it. */
final class CountsHaveOneName implements EntityRule {

  @Override
  public Stream<Diagnostic> check(ResolvedTable table, ResolvedEntity entity) {
    return entity.model().components().stream()
        .filter(component -> component.managed().contains(Managed.COUNT))
        .filter(component -> !component.aliases().isEmpty())
        .map(component -> problem(entity.model(), component));
  }

  private static Diagnostic problem(EntityModel entity, ComponentModel component) {
    return new Diagnostic(
        Code.COUNT_ALIASES,
        "The count '%s' of %s has @Aliases, but DynamoDB adds to \"%s\" alone, so that a number under another name would be lost. Keep the old name with @Attribute(\"%s\"), or remove @Aliases and recount."
            .formatted(
                component.name(), entity.name(), component.attribute(), component.aliases().get(0)),
        component.origin());
  }
}
