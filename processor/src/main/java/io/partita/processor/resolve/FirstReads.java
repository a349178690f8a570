package io.partita.processor.resolve;

import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.EntityPlan;
import io.partita.processor.model.EntityPlan.IndexKeyPlan;
import io.partita.processor.model.KeyAttributePlan;
import io.partita.processor.model.KeyPart.ComponentPart;
import io.partita.processor.model.Managed;
import io.partita.processor.model.TableModel;
import io.partita.processor.model.TypeModel.MapType;
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
  private final NestedComponents nested;

  public FirstReads(TableModel table, EntityPlan entity) {
    this.entity = entity;
    this.nested = new NestedComponents(table);
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
   * Whether an update can change one of several components that the keys on an index need, change
   * one that they need depending on what is stored, or create an item without one.
   */
  private boolean mayPrecedeUpdates() {
    int enough = entity.isCreatedInTransaction() ? 1 : 0;
    return entity.indexes().stream()
        .map(this::needed)
        .anyMatch(needed -> needed.size() > enough || needed.stream().anyMatch(this::canDepend));
  }

  /** Whether an update can change a component that keys on an index need. */
  public boolean indexKeysMayChange() {
    return entity.indexes().stream().anyMatch(keys -> !needed(keys).isEmpty());
  }

  /** Whether what becomes of a component can depend on what is stored: it is stored itself. */
  private boolean canDepend(String component) {
    return ChangeableComponents.stored(entity).anyMatch(one -> one.name().equals(component));
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
    if (nested().anyMatch(component -> component.type() instanceof SetType)) {
      reasons.add("elements are added to or removed from a set inside of a record");
    }
    if (mayHaveFormerName()) {
      reasons.add("what changes may be stored under a former name");
    }
    return reasons;
  }

  /** Why an UpdateItem may be refused once and sent again; each goes on after "because". */
  public List<String> beforeSecondUpdates() {
    List<String> reasons = new ArrayList<>();
    if (inPlace().anyMatch(component -> component.type() instanceof MapType)) {
      reasons.add("there is no map yet to put an entry into, or to remove one from");
    }
    if (changeable().anyMatch(FirstReads::isBoundedInPlace)
        || nested().anyMatch(part -> part.max() > 0 && part.type() instanceof MapType)) {
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

  /** Whether what is changed in place, or copied, may be stored under a former name. */
  private boolean mayHaveFormerName() {
    boolean canCopy = ChangeableComponents.copyable(entity).findAny().isPresent();
    return Stream.concat(inPlace(), entity.entity().components().stream())
        .filter(component -> !component.keyOnly() && !component.aliases().isEmpty())
        .anyMatch(
            component ->
                canCopy
                    || component.managed().contains(Managed.VERSION)
                    || isChanged(component)
                    || !entity.isCreatedInTransaction()
                        && component.managed().contains(Managed.CREATED_AT));
  }

  private boolean isChanged(ComponentModel component) {
    return inPlace().anyMatch(component::equals);
  }

  /** The components inside of records that are changed in part. */
  private Stream<ComponentModel> nested() {
    return ChangeableComponents.stored(entity).flatMap(nested::componentsWithin);
  }

  private Stream<ComponentModel> inPlace() {
    return Stream.concat(ChangeableComponents.stored(entity), nested());
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
