package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.TableModel;
import io.partita.processor.model.TypeModel.RestType;
import java.util.Optional;
import java.util.stream.Stream;

/** A {@code @Rest} is the one map of an entity's other attributes, and nothing else. */
final class RestHoldsWhatIsLeft implements DeclarationRule {

  @Override
  public Stream<Diagnostic> check(TableModel table) {
    Stream<Diagnostic> inEntities = table.entities().stream().flatMap(RestHoldsWhatIsLeft::check);
    Stream<Diagnostic> inNested =
        table
            .nestedRecords()
            .flatMap(
                nested ->
                    nested.components().stream()
                        .filter(ComponentModel::rest)
                        .map(component -> nested(Types.name(nested.type()), component)));
    return Stream.concat(inEntities, inNested);
  }

  private static Diagnostic nested(String owner, ComponentModel component) {
    return problem(
        component,
        owner,
        "but %s is stored inside an item, and only an item has attributes of others. Put @Rest on a component of the entity."
            .formatted(owner));
  }

  private static Stream<Diagnostic> check(EntityModel entity) {
    return entity.rests().flatMap(rest -> problem(entity, rest).stream());
  }

  private static Optional<Diagnostic> problem(EntityModel entity, ComponentModel component) {
    ComponentModel first = entity.rest().orElseThrow();
    if (component != first) {
      return Optional.of(
          problem(
              component,
              entity.name(),
              "as '%s' does, but an attribute is read into one component. Keep one of them."
                  .formatted(first.name())));
    }
    if (!(component.type() instanceof RestType)) {
      return Optional.of(
          problem(
              component,
              entity.name(),
              "but it is %s, which cannot hold attributes of any type as they are. Make it a Map<String, AttributeValue>, with the AttributeValue of software.amazon.awssdk.services.dynamodb.model."
                  .formatted(Types.withArticle(component.type().javaType()))));
    }
    return other(component)
        .map(
            annotation ->
                problem(
                    component,
                    entity.name(),
                    "and has no attribute of its own that %s could be about. Remove %s."
                        .formatted(annotation, annotation)));
  }

  /** Another annotation that says how a component is stored. */
  static Optional<String> other(ComponentModel component) {
    boolean isRenamed =
        component.isEmbedded()
            ? !component.attribute().endsWith(component.ownName())
            : !component.attribute().equals(component.name());
    if (component.max() > 0 || isRenamed) {
      return Optional.of("@Attribute");
    }
    if (!component.aliases().isEmpty()) {
      return Optional.of("@Aliases");
    }
    if (component.keyOnly()) {
      return Optional.of("@KeyOnly");
    }
    if (component.unique()) {
      return Optional.of("@Unique");
    }
    if (component.copy().isPresent()) {
      return Optional.of("@CopyOf");
    }
    if (component.generatedId().isPresent()) {
      return Optional.of("@GeneratedId");
    }
    return component.managed().stream().sorted().findFirst().map(ManagedComponent::annotation);
  }

  private static Diagnostic problem(ComponentModel component, String owner, String rest) {
    return new Diagnostic(
        Code.REST,
        "'%s' of %s holds what no component names, %s".formatted(component.name(), owner, rest),
        component.origin());
  }
}
