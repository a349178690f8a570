package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.EdgeModel;
import io.partita.processor.model.EntityIndexModel;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.TableModel;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** An entity that is an edge, for rules about edges. */
record Edge(TableModel table, EntityModel entity, EdgeModel model) {

  /** The edges of a table. */
  static Stream<Edge> of(TableModel table) {
    return table.entities().stream()
        .flatMap(entity -> entity.edge().map(edge -> new Edge(table, entity, edge)).stream());
  }

  End left() {
    return new End(this, model.left(), "left");
  }

  End right() {
    return new End(this, model.right(), "right");
  }

  /** Both ends. */
  List<End> ends() {
    return List.of(left(), right());
  }

  /** Both ends that can be judged. */
  Stream<End> usableEnds() {
    return ends().stream().filter(End::isUsable);
  }

  /**
   * Whether the components of both ends' keys are known, so that keys made of them can be judged.
   */
  boolean isMatched() {
    return ends().stream().allMatch(End::isMatched) && !isAmbiguous();
  }

  /** Whether the edge's components do not tell one end from the other. */
  boolean isAmbiguous() {
    boolean unnamed =
        model.isSelfRelation()
            && model.ends().stream().anyMatch(end -> end.given().components().isEmpty());
    List<String> left = model.left().edgeComponents();
    return unnamed || (!left.isEmpty() && left.equals(model.right().edgeComponents()));
  }

  /** The edge's keys on its inverse. */
  Optional<EntityIndexModel> inverse() {
    return entity.indexes().stream()
        .filter(keys -> keys.index().equals(model.inverse()))
        .findFirst();
  }

  /** A problem of the whole edge. */
  Diagnostic problem(Code code, String message) {
    return new Diagnostic(code, message, model.origin());
  }

  /** The edge's name. */
  String name() {
    return entity.name();
  }
}
