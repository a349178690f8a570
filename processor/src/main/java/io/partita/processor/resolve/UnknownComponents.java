package io.partita.processor.resolve;

import io.partita.annotations.Projection;
import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.EntityPlan;
import io.partita.processor.model.EntityPlan.IndexKeyPlan;
import io.partita.processor.model.IndexModel;
import io.partita.processor.model.KeyAttributePlan;
import io.partita.processor.model.KeyPart.ComponentPart;
import io.partita.processor.model.TableModel;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Tells which components of an entity may be null in a record although the stored item, if another
 * program wrote it, has something of them in an index key.
 */
public final class UnknownComponents {

  private final TableModel table;
  private final EntityPlan plan;

  public UnknownComponents(TableModel table, EntityPlan plan) {
    this.table = table;
    this.plan = plan;
  }

  /** The components that an index key has only a part of: a coarser time, text in one case. */
  public List<ComponentModel> heldInPart() {
    return plan.entity().components().stream()
        .filter(this::canBeAbsent)
        .filter(
            component ->
                templates().anyMatch(key -> holds(key, component) && !holdsAll(key, component)))
        .toList();
  }

  /**
   * The components of which an index that records are read from does not carry all keys: the
   * projection INCLUDE with all attributes of the record.
   */
  public List<ComponentModel> hidden() {
    return plan.entity().components().stream()
        .filter(this::canBeAbsent)
        .filter(
            component ->
                carried()
                    .anyMatch(
                        attributes ->
                            templates()
                                .filter(key -> !attributes.contains(key.attribute()))
                                .anyMatch(key -> holds(key, component))))
        .toList();
  }

  /** Both, each component once. */
  public List<ComponentModel> all() {
    return Stream.concat(heldInPart().stream(), hidden().stream()).distinct().toList();
  }

  private boolean canBeAbsent(ComponentModel component) {
    return !component.keyOnly()
        && !component.type().javaType().isPrimitive()
        && plan.keyComponents().stream().noneMatch(part -> part.root().equals(component));
  }

  /** The indexes that records are read from, although they do not carry whole items. */
  public List<String> partialIndexes() {
    return partial().map(IndexModel::name).toList();
  }

  /** The attributes of each of these. */
  private Stream<Set<String>> carried() {
    return partial().map(index -> new IndexContents(table, index).attributes());
  }

  private Stream<IndexModel> partial() {
    return plan.indexes().stream()
        .map(IndexKeyPlan::index)
        .distinct()
        .flatMap(name -> table.index(name).stream())
        .filter(index -> index.projection() == Projection.INCLUDE)
        .filter(this::carriesRecords);
  }

  private boolean carriesRecords(IndexModel index) {
    Set<String> attributes = new IndexContents(table, index).attributes();
    return plan.entity().rest().isEmpty()
        && plan.entity().components().stream().allMatch(one -> isIn(attributes, one));
  }

  private boolean isIn(Set<String> attributes, ComponentModel component) {
    return !component.keyOnly() && attributes.contains(component.attribute())
        || plan.keyComponents().stream().anyMatch(part -> part.path().equals(List.of(component)));
  }

  private Stream<KeyAttributePlan> templates() {
    return plan.indexes().stream().flatMap(IndexKeyPlan::keys).filter(key -> !key.isNative());
  }

  private static boolean holds(KeyAttributePlan key, ComponentModel component) {
    return places(key, component).findAny().isPresent();
  }

  private static boolean holdsAll(KeyAttributePlan key, ComponentModel component) {
    return places(key, component)
        .anyMatch(part -> part.path().size() == 1 && part.format().isLossless());
  }

  private static Stream<ComponentPart> places(KeyAttributePlan key, ComponentModel component) {
    return key.components().filter(part -> part.root().equals(component));
  }
}
