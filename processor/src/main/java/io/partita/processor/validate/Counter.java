package io.partita.processor.validate;

import io.partita.annotations.Side;
import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.CountModel;
import io.partita.processor.model.EdgeModel;
import io.partita.processor.model.EntityModel;
import io.partita.processor.resolve.Relation;
import io.partita.processor.resolve.ResolvedTable;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A component that counts, for rules about counts. */
record Counter(
    ResolvedTable table, EntityModel entity, ComponentModel component, CountModel model) {

  /** The counters of a table. */
  static Stream<Counter> of(ResolvedTable table) {
    return table.model().entities().stream().flatMap(entity -> of(table, entity));
  }

  /** The counters of an entity. */
  static Stream<Counter> of(ResolvedTable table, EntityModel entity) {
    return entity.components().stream()
        .flatMap(
            component ->
                component
                    .count()
                    .map(count -> new Counter(table, entity, component, count))
                    .stream());
  }

  /** What belongs to the entity and could be counted. */
  List<Relation> countable() {
    return table.belonging(entity).toList();
  }

  /** Whether what is counted belongs to the entity. */
  boolean isUsable() {
    return countable().stream()
        .anyMatch(relation -> relation.dependent().type().equals(model.counted()));
  }

  /** What makes the counted entity an edge, if it is one. */
  Optional<EdgeModel> edge() {
    return table.model().entity(model.counted()).flatMap(EntityModel::edge);
  }

  /** Whether the entity is an end of the edge, and does not only count it. */
  boolean isEnd() {
    return edge().stream()
        .flatMap(edge -> edge.ends().stream())
        .anyMatch(end -> end.entity().equals(entity.type()));
  }

  /** Whether the edge joins the entity to itself, so that the side must be given. */
  boolean isSelfRelation() {
    return isEnd() && edge().filter(EdgeModel::isSelfRelation).isPresent();
  }

  /** The side that is given, as far as it tells anything. */
  Side side() {
    return isSelfRelation() ? model.side() : Side.AUTO;
  }

  /** The component as messages name it: {@code Group.memberCount}. */
  String name() {
    return entity.name() + "." + component.name();
  }

  String counted() {
    return model.counted().simpleName();
  }

  /** A problem of the annotation. */
  Diagnostic problem(Code code, String message) {
    return new Diagnostic(code, message, model.origin());
  }
}
