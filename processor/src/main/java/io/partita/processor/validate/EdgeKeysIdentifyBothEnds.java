package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.TableModel;
import io.partita.processor.model.Template;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * An edge's primary key contains the keys of both ends, so that edges of different ends never
 * overwrite each other.
 */
final class EdgeKeysIdentifyBothEnds implements DeclarationRule {

  @Override
  public Stream<Diagnostic> check(TableModel table) {
    return Edge.of(table)
        .filter(Edge::isMatched)
        .filter(EdgeKeysIdentifyBothEnds::isWhole)
        .flatMap(edge -> problem(edge).stream());
  }

  /** Whether the key is there and made of components that exist; else that is the one problem. */
  private static boolean isWhole(Edge edge) {
    return !edge.entity().partitionKey().isAbsent()
        && edge.entity().sortKey().isPresent() == edge.table().sortKey().isPresent()
        && edge.entity().sortKey().filter(Template::isAbsent).isEmpty()
        && edge.entity().keyComponents().stream()
            .allMatch(
                name ->
                    edge.entity().components().stream()
                        .anyMatch(component -> EntityModel.isIn(name, component)));
  }

  private static Optional<Diagnostic> problem(Edge edge) {
    List<String> found = edge.entity().keyComponents();
    List<String> missing =
        edge.ends().stream()
            .flatMap(end -> end.model().edgeComponents().stream())
            .filter(name -> !found.contains(name))
            .distinct()
            .toList();
    if (missing.isEmpty()) {
      return Optional.empty();
    }
    Template last = edge.entity().sortKey().orElse(edge.entity().partitionKey());
    return Optional.of(
        new Diagnostic(
            Code.INCOMPLETE_EDGE_KEY,
            "The primary key of %s does not contain %s, so edges of different ends would overwrite each other. Add what is missing, such as %s = \"%s\"."
                .formatted(
                    edge.name(),
                    missing.stream()
                        .map(name -> "'" + name + "'")
                        .collect(Collectors.joining(" and ")),
                    edge.entity().sortKey().isPresent() ? "sk" : "pk",
                    last.text()
                        + missing.stream()
                            .map(name -> "#{" + name + "}")
                            .collect(Collectors.joining())),
            last.origin()));
  }
}
