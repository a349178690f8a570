package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.RecordProjectionModel;
import io.partita.processor.model.RecordProjectionModel.ProjectedComponent;
import io.partita.processor.model.TableModel;
import java.util.stream.Stream;

/** A component of a projection, and the entity that should have it. */
record ProjectedPlace(
    RecordProjectionModel projection, EntityModel entity, ProjectedComponent component) {

  /** All of a table whose entities there are; another rule reports the others. */
  static Stream<ProjectedPlace> of(TableModel table) {
    return table.projections().stream()
        .flatMap(
            projection ->
                table.entity(projection.entity()).stream()
                    .flatMap(
                        entity ->
                            projection.components().stream()
                                .map(one -> new ProjectedPlace(projection, entity, one))));
  }

  /** The component's name, as messages give it. */
  String name() {
    return projection.name() + "." + component.name();
  }

  /** What it should be, likewise. */
  String entityName() {
    return entity.name() + "." + component.name();
  }

  Diagnostic problem(Code code, String message) {
    return new Diagnostic(code, message, component.origin());
  }
}
