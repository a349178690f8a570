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
}
