package io.partita.processor.document;

import io.partita.processor.resolve.Relation;
import io.partita.processor.resolve.ResolvedTable;
import java.util.List;
import java.util.stream.Stream;

/** How documents say that items of one entity belong to those of another. */
final class Relationship {

  private Relationship() {}

  /** All relations of a table that matter, in the order of its owners. */
  static List<Relation> of(ResolvedTable table) {
    return table.model().entities().stream()
        .flatMap(
            entity ->
                Stream.concat(
                    table.dependents(entity).stream(), table.countedDescendants(entity).stream()))
        .toList();
  }

  /** What the owner is called, and where it counts. */
  static String label(Relation relation) {
    return relation.role() + counted(relation);
  }

  /** What the dependent says of it: whose it is, as what, and where that is counted. */
  static String sentence(Relation relation) {
    String owner = relation.owner().name();
    boolean isNamed = relation.role().equalsIgnoreCase(owner);
    return "of " + owner + (isNamed ? "" : " as " + relation.role()) + counted(relation);
  }

  private static String counted(Relation relation) {
    return relation.counter().map(counter -> ", counted in " + counter.name()).orElse("");
  }
}
