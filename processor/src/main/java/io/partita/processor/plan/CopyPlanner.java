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
    CopyReach.Link link = new CopyReach(table).find(place, source.entity()).orElseThrow();
    return new Found(
        place.holder(),
        relations.reach(source, link.reach()),
        link.target().map(end -> targets.end(link.reach().dependent(), end)));
  }

  private record Found(EntityModel holder, DependentPlan reach, Optional<TargetPlan> target) {}
}
