package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.Managed;
import io.partita.processor.resolve.ResolvedEntity;
import io.partita.processor.resolve.ResolvedTable;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * An entity has at most one version, expiry, generated id and timestamp of each kind, and no
 * component is two of them.
 */
final class ManagedOnce implements EntityRule {

  @Override
  public Stream<Diagnostic> check(ResolvedTable table, ResolvedEntity resolved) {
    EntityModel entity = resolved.model();
    return Stream.concat(
        Stream.concat(
            Arrays.stream(Managed.values())
                .filter(managed -> managed != Managed.COUNT)
                .flatMap(
                    managed ->
                        repeated(
                            entity,
                            ManagedComponent.annotation(managed),
                            component -> component.managed().contains(managed))),
            repeated(entity, "@GeneratedId", component -> component.generatedId().isPresent())),
        entity.components().stream()
            .filter(component -> component.managed().size() > 1)
            .map(component -> mixed(entity, component)));
  }

  private static Stream<Diagnostic> repeated(
      EntityModel entity, String annotation, Predicate<ComponentModel> isAnnotated) {
    List<ComponentModel> components = entity.components().stream().filter(isAnnotated).toList();
    return components.stream()
        .skip(1)
        .map(
            component ->
                new Diagnostic(
                    Code.DUPLICATE_MANAGED,
                    "%s stands on two components of %s, '%s' and '%s'. Keep it on one of them."
                        .formatted(
                            annotation, entity.name(), components.get(0).name(), component.name()),
                    component.origin()));
  }

  private static Diagnostic mixed(EntityModel entity, ComponentModel component) {
    String annotations =
        component.managed().stream()
            .sorted()
            .map(ManagedComponent::annotation)
            .collect(Collectors.joining(" and "));
    return new Diagnostic(
        Code.DUPLICATE_MANAGED,
        "Component '%s' of %s is both %s. Keep one of them, and add a component for the other."
            .formatted(component.name(), entity.name(), annotations),
        component.origin());
  }
}
