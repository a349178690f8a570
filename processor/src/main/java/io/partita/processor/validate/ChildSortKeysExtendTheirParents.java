package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.TableModel;
import io.partita.processor.model.Template;
import io.partita.processor.model.Template.Literal;
import io.partita.processor.model.Template.Part;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Below a parent that shares its partition with others, a child's sort key begins with the
 * parent's, so that one Query finds the children of one of them.
 */
final class ChildSortKeysExtendTheirParents implements DeclarationRule {

  @Override
  public Stream<Diagnostic> check(TableModel table) {
    if (table.sortKey().isEmpty()) {
      return Child.usable(table).map(ChildSortKeysExtendTheirParents::withoutSortKey);
    }
    return Child.matched(table).filter(Child::isNested).flatMap(child -> problem(child).stream());
  }

  private static Diagnostic withoutSortKey(Child child) {
    return child.problem(
        Code.CHILD_SORT_KEY,
        "%s is stored in the item collection of %s, but the table %s has no sort key, so that each collection is one item. Name one on @Table, such as sortKey = \"SK\", or remove @ChildOf."
            .formatted(child.name(), child.parentName(), child.table().type().simpleName()));
  }

  private static Optional<Diagnostic> problem(Child child) {
    Optional<Template> found = child.entity().sortKey();
    Optional<Template> expected = child.templates().sortKey();
    if (found.isEmpty() || expected.isEmpty() || isExtended(expected.get(), found.get())) {
      return Optional.empty();
    }
    return Optional.of(
        new Diagnostic(
            Code.CHILD_SORT_KEY,
            "Sort key \"%s\" of %s does not extend that of its parent %s, \"%s\". Write sk = \"%s\"."
                .formatted(
                    found.get().text(),
                    child.name(),
                    child.parentName(),
                    expected.get().text(),
                    new ChildSortKey(child).example()),
            found.get().origin()));
  }

  /** Whether a template is the other one, then {@code #} and something more. */
  private static boolean isExtended(Template prefix, Template whole) {
    List<Part> outer = prefix.parts();
    List<Part> inner = whole.parts();
    int last = outer.size() - 1;
    if (inner.size() < outer.size() || !inner.subList(0, last).equals(outer.subList(0, last))) {
      return false;
    }
    if (outer.get(last) instanceof Literal literal) {
      // "INFO" is extended by "INFO#TASK#{taskId}", whose literal goes on.
      return inner.get(last) instanceof Literal longer
          && longer.text().startsWith(literal.text() + "#")
          && whole.text().length() > prefix.text().length() + 1;
    }
    // Text after a placeholder begins with #, as the parser has made sure.
    return inner.get(last).equals(outer.get(last)) && inner.size() > outer.size();
  }
}
