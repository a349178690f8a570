package io.partita.processor.resolve;

import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.EntityPlan;
import io.partita.processor.model.EntityPlan.IndexKeyPlan;
import io.partita.processor.model.KeyAttributePlan;
import io.partita.processor.model.KeyPart.ComponentPart;
import io.partita.processor.model.Managed;
import io.partita.processor.model.Scalar;
import io.partita.processor.model.TypeModel.ListType;
import io.partita.processor.model.TypeModel.MapType;
import io.partita.processor.model.TypeModel.ScalarType;
import io.partita.processor.model.TypeModel.SetType;
import io.partita.processor.model.WhereModel.Term;
import java.util.ArrayList;
import java.util.List;
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
   * Whether an update can change one of several components that the keys on an index need, add to a
   * number that they need, or create an item without one.
   */
  private boolean mayPrecedeUpdates() {
    int enough = entity.isCreatedInTransaction() ? 1 : 0;
    return entity.indexes().stream()
        .map(this::needed)
        .anyMatch(needed -> needed.size() > enough || needed.stream().anyMatch(this::canBeAddedTo));
  }

  /** Whether an update can change a component that keys on an index need. */
  public boolean indexKeysMayChange() {
    return entity.indexes().stream().anyMatch(keys -> !needed(keys).isEmpty());
  }

  private boolean canBeAddedTo(String component) {
    return entity.entity().component(component).filter(FirstReads::isNumber).isPresent();
  }

  private static boolean isNumber(ComponentModel component) {
    return component.managed().isEmpty()
        && component.type() instanceof ScalarType type
        && type.scalar().wire() == Scalar.Wire.N;
  }

  /** Why an update may read the item first; each goes on after "if". */
  public List<String> beforeUpdates() {
    List<String> reasons = new ArrayList<>();
    if (mayPrecedeUpdates()) {
      reasons.add("an index key needs a component that is not set");
    }
    if (changeable().anyMatch(FirstReads::isSetInList)) {
      reasons.add("elements are added to or removed from a set that is stored as a list");
    }
    if (mayHaveFormerName()) {
      reasons.add("what changes may be stored under a former name");
    }
    return reasons;
  }

  /** Why an UpdateItem may be refused once and sent again; each goes on after "because". */
  public List<String> beforeSecondUpdates() {
    List<String> reasons = new ArrayList<>();
    if (changeable().anyMatch(component -> component.type() instanceof MapType)) {
      reasons.add("there is no map yet to put an entry into, or to remove one from");
    }
    if (changeable().anyMatch(FirstReads::isBoundedInPlace)) {
      reasons.add("a bounded set or map may have no room for all that is added");
    }
    return reasons;
  }

  /** Whether elements are counted by DynamoDB, which cannot tell how many of several are there. */
  public static boolean isBoundedInPlace(ComponentModel component) {
    return component.max() > 0
        && (component.type() instanceof MapType
            || component.type() instanceof SetType && !isSetInList(component));
  }

  /** Whether a component is a set of values that DynamoDB has no sets of. */
  public static boolean isSetInList(ComponentModel component) {
    return component.type() instanceof SetType set && AttributeTypes.of(set).equals("L");
  }

  private boolean mayHaveFormerName() {
    return entity.entity().components().stream()
        .filter(component -> !component.aliases().isEmpty())
        .anyMatch(
            component ->
                component.managed().contains(Managed.VERSION)
                    || isNumber(component)
                    || component.type() instanceof ListType
                    || component.type() instanceof SetType
                    || component.type() instanceof MapType
                    || !entity.isCreatedInTransaction()
                        && (component.type().javaType().isPrimitive()
                            || component.managed().contains(Managed.CREATED_AT)));
  }

  /** The components that are changed in part. */
  private Stream<ComponentModel> changeable() {
    return entity.entity().components().stream()
        .filter(component -> !component.keyOnly() && !isInKey(component.name()));
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
    return keys.keys().filter(key -> !key.isNative()).flatMap(KeyAttributePlan::components);
  }
}
