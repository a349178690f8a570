package io.partita.processor.model;

import io.partita.processor.model.KeyPart.ComponentPart;

/**
 * A component of which no two items have the same value.
 *
 * @param value the component as it stands in the key of the item that says that a value is taken
 * @param prefix what the keys of the items that take values begin with
 */
public record UniquePlan(ComponentPart value, String prefix) {

  /** The component. */
  public ComponentModel component() {
    return value.root();
  }

  /** What the keys of the items that take values of a component begin with. */
  public static String prefix(TableModel table, EntityModel entity, ComponentModel component) {
    return "UNIQUE#%s#%s#"
        .formatted(
            table.typeAttribute().isPresent() ? entity.typeValue() : entity.name(),
            component.name());
  }
}
