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
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.TableModel;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Finds what the items of an entity belong to. */
final class Relations {

  private final TableModel table;

  Relations(TableModel table) {
    this.table = table;
  }

  /**
   * What the items of an entity belong to: the left end, then the right one; or the parent, then
   * its parent, and so on. What is not in the table is left out, and a rule reports it.
   */
  List<Relation> owners(EntityModel entity) {
    return Stream.concat(ends(entity), ancestors(entity)).toList();
  }

  /** What only counts an entity's items, and does not own them. */
  Stream<Relation> counters(EntityModel entity, List<Relation> owners) {
    return table.entities().stream()
        .filter(other -> !other.type().equals(entity.type()))
        .filter(other -> owners.stream().noneMatch(owner -> is(owner, other)))
        .flatMap(other -> counter(other, entity).stream());
  }

  private static boolean is(Relation owner, EntityModel entity) {
    return owner.owner().type().equals(entity.type());
  }

  private static Optional<Relation> counter(EntityModel other, EntityModel counted) {
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
                new Relation(
                    counted,
                    other,
                    EndNames.role(other.type()),
                    false,
                    false,
                    Optional.of(component),
                    true,
                    keys));
  }

  private Stream<Relation> ends(EntityModel entity) {
    return entity.edge().stream()
        .flatMap(
            edge ->
                Stream.concat(
                    end(entity, edge, edge.left(), Side.LEFT).stream(),
                    end(entity, edge, edge.right(), Side.RIGHT).stream()));
  }

  private Optional<Relation> end(EntityModel entity, EdgeModel edge, EndModel end, Side side) {
    return table
        .entity(end.entity())
        .map(
            owner ->
                new Relation(
                    entity,
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

  private Stream<Relation> ancestors(EntityModel entity) {
    List<Relation> ancestors = new ArrayList<>();
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
          new Relation(
              entity,
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
