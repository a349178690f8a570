package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.EmbeddedModel;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.TableModel;
import java.util.Optional;
import java.util.stream.Stream;

/** An embedded record is stored in attributes of the item, and says nothing else of itself. */
final class EmbeddedRecordsHaveAttributes implements DeclarationRule {

  @Override
  public Stream<Diagnostic> check(TableModel table) {
    return Stream.concat(
        table.entities().stream()
            .flatMap(entity -> entity.embedded().flatMap(component -> check(entity, component))),
        table
            .nestedRecords()
            .flatMap(
                nested ->
                    nested.components().stream()
                        .filter(component -> component.embedded().isPresent())
                        .map(component -> inMap(Types.name(nested.type()), component))));
  }

  private static Diagnostic inMap(String owner, ComponentModel component) {
    return problem(
        component,
        owner,
        "but %s is stored as a map, and is not an item. Embed %s as well, or remove @Embedded."
            .formatted(owner, owner));
  }

  private static Stream<Diagnostic> check(EntityModel entity, ComponentModel component) {
    Optional<Diagnostic> own = own(entity, component);
    return own.isPresent()
        ? own.stream()
        : component.embedded().stream()
            .map(EmbeddedModel::components)
            .flatMap(parts -> parts.stream())
            .flatMap(part -> part(entity, part));
  }

  private static Optional<Diagnostic> own(EntityModel entity, ComponentModel component) {
    EmbeddedModel embedded = component.embedded().orElseThrow();
    if (embedded.components().isEmpty()) {
      return Optional.of(
          problem(
              component,
              entity.name(),
              "but %s has no components, so that nothing would be stored. Remove @Embedded, or the component."
                  .formatted(Types.name(embedded.type()))));
    }
    return RestHoldsWhatIsLeft.other(component)
        .map(
            annotation ->
                problem(
                    component,
                    entity.name(),
                    "and has no attribute of its own that %s could be about. Remove %s."
                        .formatted(annotation, annotation)));
  }

  private static Stream<Diagnostic> part(EntityModel entity, ComponentModel part) {
    if (part.embedded().isPresent()) {
      return check(entity, part);
    }
    return other(part)
        .map(
            annotation ->
                new Diagnostic(
                    Code.EMBEDDED,
                    "'%s' of %s is in an embedded record, which may be null, but what %s says is true of every item. Put it on a component of %s itself."
                        .formatted(part.name(), entity.name(), annotation, entity.name()),
                    part.origin()))
        .stream();
  }

  /** An annotation that a component of an embedded record cannot have. */
  private static Optional<String> other(ComponentModel part) {
    if (part.rest()) {
      return Optional.of("@Rest");
    }
    if (part.copy().isPresent()) {
      return Optional.of("@CopyOf");
    }
    if (part.generatedId().isPresent()) {
      return Optional.of("@GeneratedId");
    }
    return part.keyOnly()
        ? Optional.of("@KeyOnly")
        : part.managed().stream().sorted().findFirst().map(ManagedComponent::annotation);
  }

  private static Diagnostic problem(ComponentModel component, String owner, String rest) {
    return new Diagnostic(
        Code.EMBEDDED,
        "'%s' of %s is @Embedded, %s".formatted(component.name(), owner, rest),
        component.origin());
  }
}
