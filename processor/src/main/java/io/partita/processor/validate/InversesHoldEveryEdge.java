package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.TableModel;
import java.util.stream.Stream;

/** The inverse index of an edge holds all edges: what removes or counts them finds them there. */
final class InversesHoldEveryEdge implements DeclarationRule {

  @Override
  public Stream<Diagnostic> check(TableModel table) {
    return Condition.of(table)
        .filter(
            condition ->
                condition
                    .entity()
                    .edge()
                    .filter(edge -> edge.inverse().equals(condition.keys().index()))
                    .isPresent())
        .map(
            condition ->
                condition.problem(
                    Code.INVERSE_CONDITION,
                    "%s is on the inverse of %s, which must hold all edges to list and delete them. Give the condition to an index of another name."
                        .formatted(condition.description(), condition.entity().name())));
  }
}
