package io.partita.processor.resolve;

import com.squareup.javapoet.ClassName;
import io.partita.annotations.Side;
import io.partita.processor.model.ChildModel;
import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.CountModel;
import io.partita.processor.model.EdgeModel;
import io.partita.processor.model.EndModel;
import io.partita.processor.model.EndModel.EndKey;
import io.partita.processor.model.EndNames;
import io.partita.processor.model.EntityIndexModel;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.TableModel;
import io.partita.processor.model.Template;
import io.partita.processor.model.TypeModel.ScalarType;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Looks up which entities of a table belong to which. */
public final class Relations {

  private final TableModel table;

  public Relations(TableModel table) {
    this.table = table;
  }

  /**
   * What the items of an entity belong to: the left end, then the right one; or the parent, then
   * its parent, and so on. What is not in the table is left out, and a rule reports it.
   */
  public List<Owner> owners(EntityModel entity) {
    return Stream.concat(ends(entity), ancestors(entity)).toList();
  }

  /**
   * What items of an entity belong to, then what only counts them: entities whose keys are made of
   * components of its own key, by name.
   */
  public List<Owner> ownersAndCounters(EntityModel entity) {
    List<Owner> owners = owners(entity);
    Stream<Owner> counters =
        table.entities().stream()
            .filter(other -> !other.type().equals(entity.type()))
            .filter(other -> owners.stream().noneMatch(owner -> is(owner, other)))
            .flatMap(other -> counter(other, entity).stream());
    return Stream.concat(owners.stream(), counters).toList();
  }

  private static boolean is(Owner owner, EntityModel entity) {
    return owner.entity().type().equals(entity.type());
  }

  private static Optional<Owner> counter(EntityModel other, EntityModel counted) {
    boolean hasKey =
        other.keyComponents().stream()
            .allMatch(
                name ->
                    counted.keyComponents().contains(name)
                        && other
                            .component(name)
                            .map(ComponentModel::type)
                            .equals(counted.component(name).map(ComponentModel::type)));
    List<EndKey> keys = other.keyComponents().stream().map(name -> new EndKey(name, name)).toList();
    return counters(other, counted)
        .filter(component -> hasKey)
        .findFirst()
        .map(
            component ->
                new Owner(
                    other,
                    EndNames.role(other.type()),
                    false,
                    false,
                    Optional.of(component),
                    true,
                    keys));
  }

  /** What a cascade from an entity's item removes: edges, by side, and direct children. */
  public List<Dependent> dependents(EntityModel owner) {
    return belonging(owner).filter(dependent -> dependent.owner().isDirect()).toList();
  }

  /** What an entity counts without a cascade removing it: deeper descendants, and others' edges. */
  public List<Dependent> countedDescendants(EntityModel owner) {
    return belonging(owner)
        .filter(dependent -> !dependent.owner().isDirect())
        .filter(dependent -> dependent.owner().counter().isPresent())
        .toList();
  }

  /**
   * Everything that belongs to an entity's items or is counted by them, in the order of the table's
   * entities.
   */
  public Stream<Dependent> belonging(EntityModel owner) {
    return table.entities().stream()
        .flatMap(
            entity ->
                ownersAndCounters(entity).stream()
                    .filter(found -> found.entity().type().equals(owner.type()))
                    .map(found -> new Dependent(entity, found)));
  }

  /** Whether a component of some entity counts this one. */
  public boolean isCounted(EntityModel entity) {
    return ownersAndCounters(entity).stream().anyMatch(owner -> owner.counter().isPresent());
  }

  /**
   * The access pattern that lists what belongs to an item and nothing else: its arguments are the
   * item's key, in full. The table's comes before those of indexes, which may be late, and an index
   * that holds everything before one that may be sparse. One with a condition does not list all.
   */
  public Optional<NamedPattern> pattern(Dependent dependent) {
    Set<String> key = Set.copyOf(dependent.owner().components());
    return AccessPatternNames.of(table, dependent.entity()).stream()
        .filter(pattern -> pattern.index().flatMap(EntityIndexModel::where).isEmpty())
        .filter(pattern -> key.equals(new HashSet<>(pattern.arguments())))
        // In lower case or cut to a day, several items would share a partition.
        .filter(pattern -> AccessPatternNames.isExact(table, dependent.entity(), pattern))
        .min(Comparator.comparing(pattern -> mayBeSparse(dependent.entity(), pattern)));
  }

  /**
   * What is neither part of the table's key nor a primitive may be null: then it is on no index.
   */
  private static boolean mayBeSparse(EntityModel entity, NamedPattern pattern) {
    return Stream.concat(Stream.of(pattern.partitionKey()), pattern.sortKey().stream())
        .flatMap(template -> template.placeholders().stream())
        .map(Template.Placeholder::name)
        .filter(name -> !entity.keyComponents().contains(name))
        .anyMatch(name -> entity.component(name).filter(Relations::isPrimitive).isEmpty());
  }

  private static boolean isPrimitive(ComponentModel component) {
    return component.type() instanceof ScalarType scalar && scalar.javaType().isPrimitive();
  }

  private Stream<Owner> ends(EntityModel entity) {
    return entity.edge().stream()
        .flatMap(
            edge ->
                Stream.concat(
                    end(entity, edge, edge.left(), Side.LEFT).stream(),
                    end(entity, edge, edge.right(), Side.RIGHT).stream()));
  }

  private Optional<Owner> end(EntityModel entity, EdgeModel edge, EndModel end, Side side) {
    return table
        .entity(end.entity())
        .map(
            owner ->
                new Owner(
                    owner,
                    end.role(),
                    true,
                    edge.requireEnds(),
                    counter(owner, entity, side, edge.isSelfRelation()),
                    false,
                    end.keys()));
  }

  private static Optional<ComponentModel> counter(
      EntityModel owner, EntityModel edge, Side side, boolean isSelfRelation) {
    return counters(owner, edge)
        .filter(
            component ->
                component
                    .count()
                    .map(CountModel::side)
                    .filter(given -> given == side || given == Side.AUTO && !isSelfRelation)
                    .isPresent())
        .findFirst();
  }

  private static Stream<ComponentModel> counters(EntityModel owner, EntityModel counted) {
    return owner.components().stream()
        .filter(
            component ->
                component
                    .count()
                    .filter(count -> count.counted().equals(counted.type()))
                    .isPresent());
  }

  private Stream<Owner> ancestors(EntityModel entity) {
    List<Owner> ancestors = new ArrayList<>();
    Set<ClassName> seen = new HashSet<>();
    // Being an edge as well is a mistake that a rule reports.
    Optional<ChildModel> next = entity.child().filter(child -> entity.edge().isEmpty());
    List<EndKey> keys = next.map(ChildModel::keys).orElse(List.of());
    while (next.isPresent() && seen.add(next.get().parent())) {
      Optional<EntityModel> parent = table.entity(next.get().parent());
      if (parent.isEmpty()) {
        break;
      }
      boolean isDirect = ancestors.isEmpty();
      ancestors.add(
          new Owner(
              parent.get(),
              EndNames.role(parent.get().type()),
              isDirect,
              isDirect && next.get().requireParent(),
              counters(parent.get(), entity).findFirst(),
              false,
              keys));
      next = parent.get().child();
      keys = composed(next.map(ChildModel::keys).orElse(List.of()), keys);
    }
    return ancestors.stream();
  }

  /** The key of a parent's parent, in components of the child. */
  private static List<EndKey> composed(List<EndKey> upper, List<EndKey> lower) {
    return upper.stream()
        .flatMap(
            key ->
                lower.stream()
                    .filter(below -> below.endComponent().equals(key.edgeComponent()))
                    .map(below -> new EndKey(key.endComponent(), below.edgeComponent())))
        .toList();
  }
}
