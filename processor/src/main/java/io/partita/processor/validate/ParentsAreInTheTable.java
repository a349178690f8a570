package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.TableModel;
import java.util.stream.Stream;

/** A child is stored in the item collection of its parent, so both are in one table. */
final class ParentsAreInTheTable implements DeclarationRule {

  @Override
  public Stream<Diagnostic> check(TableModel table) {
    return Child.of(table)
        .filter(child -> child.parent().isEmpty())
        .map(child -> problem(table.type().simpleName(), child));
  }

  private static Diagnostic problem(String table, Child child) {
    return child.problem(
        Code.PARENT_NOT_IN_TABLE,
        "%s is a child of %s, which is not in %s, and a child is stored beside its parent. Add %s.class to the entities of %s."
            .formatted(child.name(), child.parentName(), table, child.parentName(), table));
  }
}
