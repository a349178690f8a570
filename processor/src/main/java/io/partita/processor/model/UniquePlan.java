package io.partita.processor.model;

import io.partita.processor.model.KeyPart.ComponentPart;

/**
 * A component of which no two items have the same value.
 *
 * @param value the component as it stands in the key of the item that says that a value is taken
 */
public record UniquePlan(ComponentPart value) {

  /** The component. */
  public ComponentModel component() {
    return value.root();
  }

  /**
   * What the keys of the items that take values begin with.
   *
   * @param hasType whether the table's items have a type attribute
   */
  public static String prefix(EntityModel entity, boolean hasType, ComponentModel component) {
    return "UNIQUE#%s#%s#"
        .formatted(hasType ? entity.typeValue() : entity.name(), component.name());
  }
}
