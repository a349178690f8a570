package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.TableModel;
import io.partita.processor.resolve.CopyPlace;
import java.util.stream.Stream;

/**
 * A copy whose source there is, for rules about copies.
 *
 * @param place where the copy is
 * @param entity the source's entity
 * @param component the component that is copied
 */
record CopySource(CopyPlace place, EntityModel entity, ComponentModel component) {

  static Stream<CopySource> of(TableModel table) {
    return CopyPlace.of(table)
        .flatMap(
            place ->
                table.entity(place.copy().entity()).stream()
                    .flatMap(
                        entity ->
                            entity.component(place.copy().component()).stream()
                                .map(component -> new CopySource(place, entity, component))));
  }

  Diagnostic problem(Code code, String message) {
    return new Diagnostic(code, message, place.copy().origin());
  }

  /** {@code Customer.name}. */
  String name() {
    return entity.name() + "." + component.name();
  }
}
