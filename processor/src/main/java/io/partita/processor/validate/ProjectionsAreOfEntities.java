package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.TableModel;
import java.util.stream.Stream;

/** A projection is one of an entity of its table. */
final class ProjectionsAreOfEntities implements DeclarationRule {

  @Override
  public Stream<Diagnostic> check(TableModel table) {
    return table.projections().stream()
        .filter(projection -> table.entity(projection.entity()).isEmpty())
        .map(
            projection ->
                new Diagnostic(
                    Code.PROJECTION_ENTITY,
                    "%s is a projection of %s, which is not an entity of %s. Name one of its entities, or add %s.class to them."
                        .formatted(
                            projection.name(),
                            projection.entity().simpleName(),
                            table.type().simpleName(),
                            projection.entity().simpleName()),
                    projection.entityOrigin()));
  }
}
