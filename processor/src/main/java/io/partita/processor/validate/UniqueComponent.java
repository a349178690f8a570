package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.TableModel;
import io.partita.processor.model.UniquePlan;
import java.util.stream.Stream;

/** A component whose values are unique, for rules about them. */
record UniqueComponent(TableModel table, EntityModel entity, ComponentModel component) {

  /** The unique components of a table. */
  static Stream<UniqueComponent> of(TableModel table) {
    return table.entities().stream()
        .flatMap(
            entity ->
                entity.components().stream()
                    .filter(ComponentModel::unique)
                    .map(component -> new UniqueComponent(table, entity, component)));
  }

  /** The component as messages name it. */
  String description() {
    return "Component '%s' of %s".formatted(component.name(), entity.name());
  }

  /** What the key of the item that takes a value begins with. */
  String prefix() {
    return UniquePlan.prefix(table, entity, component);
  }

  Diagnostic problem(Code code, String message) {
    return new Diagnostic(code, message, component.origin());
  }
}
