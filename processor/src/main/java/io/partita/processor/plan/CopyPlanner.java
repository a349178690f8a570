package io.partita.processor.plan;

import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.CopyPlan;
import io.partita.processor.model.DependentPlan;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.TargetPlan;
import io.partita.processor.resolve.CopyPlace;
import io.partita.processor.resolve.CopyReach;
import io.partita.processor.resolve.ResolvedTable;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Plans how the copies of an entity's components are found. */
final class CopyPlanner {

  private final ResolvedTable table;
  private final RelationPlanner relations;
  private final TargetPlanner targets;

  CopyPlanner(ResolvedTable table, RelationPlanner relations, TargetPlanner targets) {
    this.table = table;
    this.relations = relations;
    this.targets = targets;
  }

  /** The copies of an entity's components, together where they are found together. */
  List<CopyPlan> copies(EntityKeys source) {
    Map<Found, Set<ComponentModel>> found = new LinkedHashMap<>();
    CopyPlace.of(table.model())
        .filter(place -> place.copy().entity().equals(source.entity().type()))
        .forEach(
            place ->
                found
                    .computeIfAbsent(find(place, source), key -> new LinkedHashSet<>())
                    .add(place.root()));
    return found.entrySet().stream()
        .map(
            entry ->
                new CopyPlan(
                    entry.getKey().holder(),
                    entry.getKey().reach(),
                    entry.getKey().target(),
                    List.copyOf(entry.getValue())))
        .toList();
  }

  private Found find(CopyPlace place, EntityKeys source) {
    CopyReach reach = new CopyReach(table);
    return reach
        .listed(place, source.entity())
        .map(
            dependent ->
                new Found(place.holder(), relations.reach(source, dependent), Optional.empty()))
        .or(
            () ->
                reach
                    .linked(place, source.entity())
                    .map(link -> found(place.holder(), source, link)))
        .orElseThrow();
  }

  private Found found(EntityModel holder, EntityKeys source, CopyReach.Link link) {
    return new Found(
        holder,
        relations.reach(source, link.edges()),
        Optional.of(
            targets.target(
                link.edges().entity(),
                link.target().role(),
                link.target().entity(),
                link.target().keys())));
  }

  private record Found(EntityModel holder, DependentPlan reach, Optional<TargetPlan> target) {}
}
