package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.TableModel;
import java.util.Optional;
import java.util.stream.Stream;

/** A projection has components of its entity, which alone says how they are stored. */
final class ProjectedComponentsExist implements DeclarationRule {

  @Override
  public Stream<Diagnostic> check(TableModel table) {
    return Stream.concat(
        empty(table), ProjectedPlace.of(table).flatMap(ProjectedComponentsExist::problems));
  }

  private static Stream<Diagnostic> empty(TableModel table) {
    return table.projections().stream()
        .filter(projection -> projection.components().isEmpty())
        .map(
            projection ->
                new Diagnostic(
                    Code.PROJECTION_COMPONENT,
                    "%s has no components, so there is nothing to read. Give it components of %s; exists tells whether there is an item."
                        .formatted(projection.name(), projection.entity().simpleName()),
                    projection.origin()));
  }

  private static Stream<Diagnostic> problems(ProjectedPlace place) {
    Optional<ComponentModel> component = place.entity().recordComponent(place.component().name());
    if (component.filter(ComponentModel::rest).isPresent()) {
      return Stream.of(
          place.problem(
              Code.PROJECTION_COMPONENT,
              "%s would be all attributes that %s does not name, so that everything was read. Leave it out, or read the whole record."
                  .formatted(place.name(), place.entity().name())));
    }
    if (component.isEmpty()) {
      return Stream.of(
          place.problem(
              Code.PROJECTION_COMPONENT,
              "%s has '%s', but %s has no such component. %s"
                  .formatted(
                      place.projection().name(),
                      place.component().name(),
                      place.entity().name(),
                      advice(place))));
    }
    return place.component().annotations().stream()
        .map(
            annotation ->
                place.problem(
                    Code.PROJECTION_COMPONENT,
                    "%s has %s, but %s says how it is stored. Remove the annotation."
                        .formatted(place.name(), annotation, place.entityName())));
  }

  private static String advice(ProjectedPlace place) {
    return Suggestion.closest(
            place.component().name(),
            place.entity().recordComponents().stream().map(ComponentModel::name).toList())
        .map(name -> "Did you mean '" + name + "'?")
        .orElse("Call it like the one it is to be read from.");
  }
}
