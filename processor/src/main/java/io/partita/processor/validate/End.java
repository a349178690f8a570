package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.EndModel;
import io.partita.processor.model.EntityModel;
import io.partita.processor.resolve.EndTemplates;
import java.util.List;
import java.util.Optional;

/**
 * An end of an edge, for rules about edges.
 *
 * @param side {@code left} or {@code right}
 */
record End(Edge edge, EndModel model, String side) {

  /** The entity, if the table has it. */
  Optional<EntityModel> entity() {
    return edge.table().entity(model.entity());
  }

  /** The edge's other end. */
  End other() {
    return side.equals("left") ? edge.right() : edge.left();
  }

  /** The entity that rules know to be there. */
  EntityModel target() {
    return entity().orElseThrow();
  }

  /** Whether the end is an entity that edges can join. */
  boolean isUsable() {
    return entity().filter(entity -> entity.edge().isEmpty()).isPresent();
  }

  /** Whether the edge has a fitting component for each of the end's key. */
  boolean isMatched() {
    return isUsable()
        && model.keys().size() == target().keyComponents().size()
        && hasRightLength()
        && model.keys().stream().allMatch(templates()::fits);
  }

  /** The end's key in components of the edge. */
  EndTemplates templates() {
    return new EndTemplates(edge.table(), edge.entity(), model, target());
  }

  /**
   * Whether names alone tell which components are the end's key, or as many are given as it has.
   */
  boolean hasRightLength() {
    List<String> given = model.given().components();
    return given.isEmpty() || given.size() == target().keyComponents().size();
  }

  /** The annotation's value that names the components. */
  String keyValue() {
    return side + "Key";
  }

  String name() {
    return model.entity().simpleName();
  }

  /** A problem of this end. */
  Diagnostic problem(Code code, String message) {
    return new Diagnostic(code, message, model.origin());
  }
}
