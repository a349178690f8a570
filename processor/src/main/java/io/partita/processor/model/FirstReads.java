package io.partita.processor.model;

import io.partita.processor.model.EntityPlan.IndexKeyPlan;
import io.partita.processor.model.KeyPart.ComponentPart;
import io.partita.processor.model.TypeModel.ScalarType;
import io.partita.processor.model.WhereModel.Term;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Tells which writes of an entity depend on what is stored, so that the item is read first. */
public final class FirstReads {

  private final EntityPlan entity;

  public FirstReads(EntityPlan entity) {
    this.entity = entity;
  }

  /** Whether a whole record is not enough: the time of creation is kept, and may be in a key. */
  public boolean precedeReplacements() {
    return entity.entity().components().stream()
        .anyMatch(
            component ->
                component.managed().contains(Managed.CREATED_AT) && mustBeRead(component)
                    || component.managed().contains(Managed.VERSION)
                        && !component.aliases().isEmpty());
  }

  private boolean mustBeRead(ComponentModel createdAt) {
    return !isInKey(createdAt.name())
        && (!createdAt.aliases().isEmpty()
            || entity.indexes().stream()
                .flatMap(FirstReads::templates)
                .anyMatch(part -> part.root().equals(createdAt)));
  }

  /**
   * Whether an update can change one of several components that the keys on an index need, or add
   * to a number that they need.
   */
  public boolean mayPrecedeUpdates() {
    return entity.indexes().stream()
        .map(this::needed)
        .anyMatch(needed -> needed.size() > 1 || needed.stream().anyMatch(this::canBeAddedTo));
  }

  private boolean canBeAddedTo(String component) {
    return entity
        .entity()
        .component(component)
        .filter(
            found ->
                found.managed().isEmpty()
                    && found.type() instanceof ScalarType type
                    && type.scalar().wire() == Scalar.Wire.N)
        .isPresent();
  }

  private Set<String> needed(IndexKeyPlan keys) {
    return Stream.concat(
            templates(keys).map(part -> part.root().name()),
            keys.where().stream().flatMap(where -> where.terms().stream()).map(Term::component))
        .filter(component -> !isInKey(component))
        .collect(Collectors.toSet());
  }

  private boolean isInKey(String component) {
    return entity.keyComponents().stream().anyMatch(part -> part.root().name().equals(component));
  }

  /** The components in the keys on an index that have an attribute of their own. */
  private static Stream<ComponentPart> templates(IndexKeyPlan keys) {
    return Stream.concat(keys.partitionKey().stream(), keys.sortKey().stream())
        .filter(key -> !key.isNative())
        .map(KeyAttributePlan::parts)
        .flatMap(parts -> parts.stream())
        .filter(ComponentPart.class::isInstance)
        .map(ComponentPart.class::cast);
  }
}
