package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.TableModel;
import java.util.stream.Stream;

/** An edge joins entities that are no edges themselves. */
final class EndsAreNoEdges implements DeclarationRule {

  @Override
  public Stream<Diagnostic> check(TableModel table) {
    return Edge.of(table)
        .flatMap(
            edge -> (edge.model().isSelfRelation() ? Stream.of(edge.left()) : edge.ends().stream()))
        .filter(end -> end.entity().isPresent() && !end.isUsable())
        .map(EndsAreNoEdges::problem);
  }

  private static Diagnostic problem(End end) {
    return end.problem(
        Code.UNUSABLE_END,
        "%s cannot join %s, which is an edge itself. Join one of the entities that %s joins, or remove @ManyToMany from %s and give it keys of its own."
            .formatted(end.edge().name(), end.name(), end.name(), end.name()));
  }
}
