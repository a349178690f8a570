package io.partita.processor.validate;

import com.squareup.javapoet.ClassName;
import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.ChildModel;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.TableModel;
import io.partita.processor.resolve.EndTemplates;
import io.partita.processor.resolve.KeyDetail;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** An entity that is a child, for rules about children. */
record Child(TableModel table, EntityModel entity, ChildModel model) {

  /** The children of a table; one that is an edge as well is no child before it decides. */
  static Stream<Child> of(TableModel table) {
    return table.entities().stream().flatMap(entity -> of(table, entity).stream());
  }

  private static Optional<Child> of(TableModel table, EntityModel entity) {
    return entity
        .child()
        .filter(child -> entity.edge().isEmpty())
        .map(child -> new Child(table, entity, child));
  }

  /** The children whose parents can be judged. */
  static Stream<Child> usable(TableModel table) {
    return of(table).filter(Child::isUsable);
  }

  /** The children that have their parents' keys, so that keys made of them can be judged. */
  static Stream<Child> matched(TableModel table) {
    return usable(table).filter(Child::isMatched);
  }

  /** The parent, if the table has it. */
  Optional<EntityModel> parent() {
    return table.entity(model.parent());
  }

  /** The parent that rules know to be there. */
  EntityModel target() {
    return parent().orElseThrow();
  }

  /** The parent as a child, if it is one itself. */
  Optional<Child> parentChild() {
    return parent().flatMap(parent -> of(table, parent));
  }

  private boolean isUsable() {
    return parent().filter(parent -> parent.edge().isEmpty()).isPresent() && !isBelowCycle();
  }

  private boolean isBelowCycle() {
    Set<ClassName> seen = new HashSet<>(Set.of(entity.type()));
    Optional<Child> ancestor = Optional.of(this);
    while (ancestor.isPresent()) {
      if (!seen.add(ancestor.get().model.parent())) {
        return true;
      }
      ancestor = ancestor.get().parentChild();
    }
    return false;
  }

  private boolean isMatched() {
    return model.keys().size() == target().keyComponents().size()
        && model.keys().stream().allMatch(templates()::fits);
  }

  /** The parent's key in components of the child. */
  EndTemplates templates() {
    return new EndTemplates(table, entity, model.asEnd(), target());
  }

  /** Whether the sort key must say which parent it is, as several share the partition. */
  boolean isNested() {
    return target().child().isPresent() || !KeyDetail.isIdentifiedByPartitionKey(target());
  }

  String name() {
    return entity.name();
  }

  String parentName() {
    return model.parent().simpleName();
  }

  /** A problem of the relation to the parent. */
  Diagnostic problem(Code code, String message) {
    return new Diagnostic(code, message, model.origin());
  }
}
