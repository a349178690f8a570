package io.partita.processor.validate;

import com.squareup.javapoet.TypeName;
import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.TableModel;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A component of a projection has the type that it has in the entity; a primitive may be boxed, but
 * one that may be absent is not a primitive.
 */
final class ProjectedComponentsHaveTheirType implements DeclarationRule {

  @Override
  public Stream<Diagnostic> check(TableModel table) {
    return ProjectedPlace.of(table)
        .flatMap(
            place ->
                place.entity().recordComponent(place.component().name()).stream()
                    .filter(Types::isSupported)
                    .flatMap(component -> problem(place, component).stream()));
  }

  private static Optional<Diagnostic> problem(ProjectedPlace place, ComponentModel component) {
    TypeName own = place.component().type();
    TypeName stored = component.type().javaType();
    if (own.equals(stored) || own.equals(stored.box())) {
      return Optional.empty();
    }
    String advice =
        own.isPrimitive() && own.box().equals(stored)
            ? "Declare it as %s: an item may not have it.".formatted(Types.name(stored))
            : "Give both the same type.";
    return Optional.of(
        place.problem(
            Code.PROJECTION_TYPE,
            "%s is %s, but %s is %s. %s"
                .formatted(
                    place.name(),
                    Types.withArticle(own),
                    place.entityName(),
                    Types.withArticle(stored),
                    advice)));
  }
}
