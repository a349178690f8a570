package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.TableModel;
import java.util.stream.Stream;

/** A parent is an entity of its own: the items below an edge would belong to either end. */
final class ParentsAreNoEdges implements DeclarationRule {

  @Override
  public Stream<Diagnostic> check(TableModel table) {
    return Child.of(table)
        .filter(child -> child.parent().filter(parent -> parent.edge().isPresent()).isPresent())
        .map(ParentsAreNoEdges::problem);
  }

  private static Diagnostic problem(Child child) {
    return child.problem(
        Code.UNUSABLE_PARENT,
        "%s cannot be a child of %s, which is an edge. Make it a child of one of the entities that %s joins, or remove @ChildOf and give it keys of its own."
            .formatted(child.name(), child.parentName(), child.parentName()));
  }
}
