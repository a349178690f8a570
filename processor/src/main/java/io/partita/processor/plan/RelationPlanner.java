package io.partita.processor.plan;

import com.squareup.javapoet.ClassName;
import io.partita.processor.model.AccessPatternPlan;
import io.partita.processor.model.DependentPlan;
import io.partita.processor.model.DependentPlan.Binding;
import io.partita.processor.model.DependentPlan.Kind;
import io.partita.processor.model.EndModel.EndKey;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.KeyPart.ComponentPart;
import io.partita.processor.model.OwnerPlan;
import io.partita.processor.model.TargetPlan;
import io.partita.processor.resolve.NamedPattern;
import io.partita.processor.resolve.Relation;
import io.partita.processor.resolve.ResolvedTable;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Plans what writes of an entity do to the items it belongs to, and to those that belong to it. */
final class RelationPlanner {

  private final ResolvedTable table;
  private final TargetPlanner targets;
  private final Map<ClassName, EntityPatterns> patterns;

  RelationPlanner(
      ResolvedTable table, TargetPlanner targets, Map<ClassName, EntityPatterns> patterns) {
    this.table = table;
    this.targets = targets;
    this.patterns = patterns;
  }

  /** The owners that a create or a delete touches. */
  List<OwnerPlan> owners(EntityModel entity) {
    return table.entity(entity).ownersAndCounters().stream()
        .filter(owner -> owner.required() || owner.counter().isPresent())
        .map(owner -> owner(entity, owner))
        .toList();
  }

  /** What items belong to although no write asks anything of it. */
  List<TargetPlan> references(EntityModel entity) {
    return table.entity(entity).owners().stream()
        .filter(Relation::isDirect)
        .filter(owner -> !owner.required() && owner.counter().isEmpty())
        .map(owner -> target(entity, owner))
        .toList();
  }

  private OwnerPlan owner(EntityModel entity, Relation owner) {
    return new OwnerPlan(
        target(entity, owner), owner.required(), owner.counter(), owner.isCreatedOnUse());
  }

  private TargetPlan target(EntityModel entity, Relation owner) {
    return targets.target(entity, owner.role(), owner.owner().type(), owner.keys());
  }

  /** What belongs to an entity's items, and can be found. */
  List<DependentPlan> dependents(EntityKeys owner) {
    Stream<DependentPlan> removed =
        table.dependents(owner.entity()).stream()
            .flatMap(relation -> plan(owner, relation, kind(relation)).stream());
    Stream<DependentPlan> counted =
        table.countedDescendants(owner.entity()).stream()
            .flatMap(relation -> plan(owner, relation, Kind.COUNTED_ONLY).stream());
    return Stream.concat(removed, counted).toList();
  }

  /** How items are found that an access pattern lists. */
  DependentPlan reach(EntityKeys owner, Relation relation) {
    return plan(owner, relation, Kind.LEAF).orElseThrow();
  }

  private Kind kind(Relation relation) {
    return table.dependents(relation.dependent()).stream()
            .anyMatch(below -> reach(below).isPresent())
        ? Kind.PARENT
        : Kind.LEAF;
  }

  private Optional<DependentPlan> plan(EntityKeys owner, Relation relation, Kind kind) {
    return reach(relation)
        .map(
            reach ->
                new DependentPlan(
                    relation.dependent(),
                    relation.role(),
                    reach.pattern(),
                    reach.components().stream()
                        .map(component -> binding(owner, relation, component))
                        .toList(),
                    relation.counter(),
                    kind));
  }

  private static Binding binding(EntityKeys owner, Relation relation, ComponentPart component) {
    String name =
        relation.keys().stream()
            .filter(key -> key.edgeComponent().equals(component.name()))
            .map(EndKey::endComponent)
            .findFirst()
            .orElseThrow();
    return new Binding(
        component,
        owner.components().stream()
            .filter(part -> part.name().equals(name))
            .findFirst()
            .orElseThrow());
  }

  /** How the items that belong to one are found. */
  private Optional<Reach> reach(Relation relation) {
    return table
        .pattern(relation)
        .flatMap(NamedPattern::name)
        .map(name -> reach(patterns.get(relation.dependent().type()), name));
  }

  private static Reach reach(EntityPatterns patterns, String name) {
    Stream<Reach> own =
        patterns.own().stream()
            .filter(pattern -> pattern.method().equals(name))
            .map(pattern -> new Reach(pattern, pattern.arguments()));
    Stream<Reach> nested =
        patterns.nested().stream()
            .filter(pattern -> pattern.method().equals(name))
            .map(pattern -> new Reach(pattern.pattern(), pattern.parameters()));
    return Stream.concat(own, nested).findFirst().orElseThrow();
  }

  /** A pattern and the components it is given. */
  private record Reach(AccessPatternPlan pattern, List<ComponentPart> components) {}
}
