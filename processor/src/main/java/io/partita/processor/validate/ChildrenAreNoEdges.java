package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.TableModel;
import java.util.stream.Stream;

/** An entity is a child or an edge: both would decide its partition key. */
final class ChildrenAreNoEdges implements DeclarationRule {

  @Override
  public Stream<Diagnostic> check(TableModel table) {
    return table.entities().stream()
        .filter(entity -> entity.edge().isPresent())
        .flatMap(
            entity ->
                entity.child().stream()
                    .map(
                        child ->
                            new Diagnostic(Code.EDGE_AND_CHILD, message(entity), child.origin())));
  }

  private static String message(EntityModel entity) {
    return "%s has both @ManyToMany and @ChildOf, and each of them decides where it is stored. Remove one of them."
        .formatted(entity.name());
  }
}
