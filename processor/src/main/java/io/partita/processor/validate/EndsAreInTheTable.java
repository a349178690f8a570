package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.TableModel;
import java.util.stream.Stream;

/** An edge joins entities of its own table. */
final class EndsAreInTheTable implements DeclarationRule {

  @Override
  public Stream<Diagnostic> check(TableModel table) {
    return Edge.of(table)
        .flatMap(
            edge -> (edge.model().isSelfRelation() ? Stream.of(edge.left()) : edge.ends().stream()))
        .filter(end -> end.entity().isEmpty())
        .map(end -> problem(table.type().simpleName(), end));
  }

  private static Diagnostic problem(String table, End end) {
    return end.problem(
        Code.END_NOT_IN_TABLE,
        "%s joins %s, which is not in %s, and items of two tables have no common key. Add %s.class to the entities of %s."
            .formatted(end.edge().name(), end.name(), table, end.name(), table));
  }
}
