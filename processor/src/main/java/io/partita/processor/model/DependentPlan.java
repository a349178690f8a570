package io.partita.processor.model;

import io.partita.processor.model.KeyPart.ComponentPart;
import java.util.List;
import java.util.Optional;

/**
 * Items that belong to those of an entity: how they are found, and what becomes of them.
 *
 * @param entity the edge or descendant
 * @param role what the owner is called there
 * @param pattern the access pattern of the dependent that lists them
 * @param values what the pattern is given: its partition, and the first stages where the owner lies
 *     deeper
 * @param counter the owner's component that counts them
 * @param kind what a cascade does with them
 */
public record DependentPlan(
    EntityModel entity,
    String role,
    AccessPatternPlan pattern,
    List<Binding> values,
    Optional<ComponentModel> counter,
    Kind kind) {

  /** What a cascade does with dependents. */
  public enum Kind {
    /** Removes them. */
    LEAF,
    /** Cascades from each of them first: they have dependents of their own. */
    PARENT,
    /** Leaves them to those in between, from which it cascades: they are only counted. */
    COUNTED_ONLY
  }

  /** A component of the dependent's key and the one of the owner's key that has its value. */
  public record Binding(ComponentPart component, ComponentPart ownerComponent) {}
}
