package io.partita.processor.resolve;

import io.partita.processor.model.CollectionModel;
import io.partita.processor.model.CollectionModel.Multiplicity;
import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.EntityIndexModel;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.TableModel;
import io.partita.processor.model.Template.Placeholder;
import io.partita.processor.model.TypeModel.ScalarType;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A table as it was read, with everything that follows from it: made once, before rules judge it.
 */
public final class ResolvedTable {

  private final TableModel model;
  private final List<ResolvedEntity> entities;
  private final List<CollectionPlaces> collections;

  public ResolvedTable(TableModel model) {
    this.model = model;
    this.entities =
        model.entities().stream().map(entity -> new ResolvedEntity(model, entity)).toList();
    this.collections =
        model.collections().stream()
            .filter(this::isReadable)
            .map(collection -> new CollectionPlaces(this, collection))
            .toList();
  }

  /** The table as it was read. */
  public TableModel model() {
    return model;
  }

  public List<ResolvedEntity> entities() {
    return entities;
  }

  /** What follows from an entity of the table. */
  public ResolvedEntity entity(EntityModel entity) {
    return entities.stream()
        .filter(resolved -> resolved.model().type().equals(entity.type()))
        .findFirst()
        .orElseThrow();
  }

  /** Where collections lie; rules report those whose members or keys are not known. */
  public List<CollectionPlaces> collections() {
    return collections;
  }

  private boolean isReadable(CollectionModel collection) {
    return !collection.entities().isEmpty()
        && collection.entities().stream()
            .allMatch(
                type -> model.entity(type).filter(one -> entity(one).isReadable()).isPresent())
        && collection.members().stream()
                .filter(member -> member.multiplicity() == Multiplicity.ONE)
                .count()
            <= 1;
  }

  /** The templates of all entities. */
  public Stream<ResolvedKey> keys() {
    return entities.stream().flatMap(entity -> entity.keys().stream());
  }

  /** What a cascade from an entity's item removes: edges, by side, and direct children. */
  public List<Relation> dependents(EntityModel owner) {
    return belonging(owner).filter(Relation::isDirect).toList();
  }

  /** What an entity counts without a cascade removing it: deeper descendants, and others' edges. */
  public List<Relation> countedDescendants(EntityModel owner) {
    return belonging(owner)
        .filter(relation -> !relation.isDirect() && relation.counter().isPresent())
        .toList();
  }

  /**
   * Everything that belongs to an entity's items or is counted by them, in the order of the table's
   * entities.
   */
  public Stream<Relation> belonging(EntityModel owner) {
    return entities.stream()
        .flatMap(entity -> entity.ownersAndCounters().stream())
        .filter(relation -> relation.owner().type().equals(owner.type()));
  }

  /** Whether anything belongs to the items of an entity. */
  public boolean isOwner(EntityModel entity) {
    return !dependents(entity).isEmpty();
  }

  /**
   * The access pattern that lists what belongs to an item and nothing else: its arguments are the
   * item's key, in full. The table's comes before those of indexes, which may be late, and an index
   * that holds everything before one that may be sparse. One with a condition does not list all.
   */
  public Optional<NamedPattern> pattern(Relation relation) {
    Set<String> key = Set.copyOf(relation.components());
    return entity(relation.dependent()).patterns().stream()
        .filter(pattern -> pattern.index().flatMap(EntityIndexModel::where).isEmpty())
        .filter(pattern -> key.equals(new HashSet<>(pattern.arguments())))
        // In lower case or cut to a day, several items would share a partition.
        .filter(pattern -> AccessPatternNames.isExact(relation.dependent(), pattern))
        .min(Comparator.comparing(pattern -> mayBeSparse(relation.dependent(), pattern)));
  }

  /**
   * What is neither part of the table's key nor a primitive may be null: then it is on no index.
   */
  private static boolean mayBeSparse(EntityModel entity, NamedPattern pattern) {
    return Stream.concat(Stream.of(pattern.partitionKey()), pattern.sortKey().stream())
        .flatMap(key -> key.template().placeholders().stream())
        .map(Placeholder::name)
        .filter(name -> !entity.keyComponents().contains(name))
        .anyMatch(name -> entity.component(name).filter(ResolvedTable::isPrimitive).isEmpty());
  }

  private static boolean isPrimitive(ComponentModel component) {
    return component.type() instanceof ScalarType scalar && scalar.javaType().isPrimitive();
  }
}
