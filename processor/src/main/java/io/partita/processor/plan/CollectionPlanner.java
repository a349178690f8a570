package io.partita.processor.plan;

import com.squareup.javapoet.ClassName;
import io.partita.annotations.IndexKind;
import io.partita.processor.model.CollectionModel;
import io.partita.processor.model.CollectionModel.Member;
import io.partita.processor.model.CollectionPlan;
import io.partita.processor.model.CollectionPlan.MemberPlan;
import io.partita.processor.model.CollectionPlan.RootPosition;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.IndexModel;
import io.partita.processor.model.KeyPart.ComponentPart;
import io.partita.processor.model.TargetPlan;
import io.partita.processor.resolve.CollectionPlace;
import io.partita.processor.resolve.CollectionPlaces;
import io.partita.processor.resolve.ResolvedTable;
import java.util.List;
import java.util.function.BiFunction;

/** Plans the Query of each collection: where it goes, what it reads and what it filters. */
final class CollectionPlanner {

  private final ResolvedTable table;
  private final List<EntityKeys> keys;
  private final BiFunction<EntityModel, List<ComponentPart>, List<TargetPlan>> targets;

  /**
   * The planner of a table.
   *
   * @param targets where the edges of a partition lead
   */
  CollectionPlanner(
      ResolvedTable table,
      List<EntityKeys> keys,
      BiFunction<EntityModel, List<ComponentPart>, List<TargetPlan>> targets) {
    this.table = table;
    this.keys = keys;
    this.targets = targets;
  }

  List<CollectionPlan> plan() {
    return table.collections().stream().map(this::plan).toList();
  }

  private CollectionPlan plan(CollectionPlaces places) {
    CollectionModel collection = places.collection();
    CollectionPlace place = places.candidates().get(0);
    CollectionRanges ranges = new CollectionRanges(place, table.model().encoding());
    EntityKeys subject = keys(place.subject());
    return new CollectionPlan(
        collection,
        places.method(place),
        place.index(),
        place.subject(),
        subject.at(place.partitionAttribute()).orElseThrow(),
        place.sortAttribute().flatMap(subject::at),
        place.arguments(),
        place.isGivenKey(),
        ranges.range(),
        collection.root().isEmpty() ? RootPosition.NONE : ranges.position(),
        isShared(place, ranges),
        place.index().map(IndexModel::kind).orElse(IndexKind.LOCAL) == IndexKind.LOCAL,
        collection.members().stream().map(member -> member(member, place)).toList());
  }

  private EntityKeys keys(EntityModel entity) {
    return keys.stream().filter(own -> own.entity() == entity).findFirst().orElseThrow();
  }

  /**
   * Without a type attribute nothing can be filtered: items are then recognised by their keys after
   * reading.
   */
  private boolean isShared(CollectionPlace place, CollectionRanges ranges) {
    return table.model().typeAttribute().isPresent()
        && table.model().entities().stream()
            .anyMatch(other -> !place.contains(other.type()) && ranges.canHold(other));
  }

  private MemberPlan member(Member member, CollectionPlace place) {
    List<EntityModel> entities = member.entities().stream().map(this::entity).toList();
    boolean isOneEntity = member.type().equals(entities.get(0).type());
    return new MemberPlan(
        member, entities, isOneEntity ? targets(entities.get(0), place) : List.of());
  }

  private EntityModel entity(ClassName type) {
    return table.model().entity(type).orElseThrow();
  }

  private List<TargetPlan> targets(EntityModel entity, CollectionPlace place) {
    return targets.apply(
        entity, KeyComponents.of(keys(entity).at(place.partitionAttribute()).orElseThrow()));
  }
}
