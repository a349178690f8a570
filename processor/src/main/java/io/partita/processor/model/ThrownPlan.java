package io.partita.processor.model;

import java.util.Optional;

/**
 * An exception that an operation throws.
 *
 * @param exception the simple name of the runtime's exception
 * @param when on which condition; names are in backticks
 * @param changed the component that must be changed for that; empty if it does not matter which
 */
public record ThrownPlan(String exception, String when, Optional<ComponentModel> changed) {

  /** An exception whatever is changed. */
  public ThrownPlan(String exception, String when) {
    this(exception, when, Optional.empty());
  }

  /** This, only if a component is changed. */
  public ThrownPlan by(ComponentModel component) {
    return new ThrownPlan(exception, when, Optional.of(component));
  }

  /** Whether a change of a component is needed for it. */
  public boolean isBy(ComponentModel component) {
    return changed.filter(component::equals).isPresent();
  }
}
