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
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * An entity has at most one version, expiry and timestamp of each kind, and no component is two of
 * them.
 */
final class ManagedOnce implements EntityRule {

  @Override
  public Stream<Diagnostic> check(ResolvedTable table, ResolvedEntity resolved) {
    EntityModel entity = resolved.model();
    return Stream.concat(
        Arrays.stream(Managed.values())
            .filter(managed -> managed != Managed.COUNT)
            .flatMap(managed -> repeated(entity, managed)),
        entity.components().stream()
            .filter(component -> component.managed().size() > 1)
            .map(component -> mixed(entity, component)));
  }

  private static Stream<Diagnostic> repeated(EntityModel entity, Managed managed) {
    List<ComponentModel> components =
        entity.components().stream()
            .filter(component -> component.managed().contains(managed))
            .toList();
    return components.stream()
        .skip(1)
        .map(
            component ->
                new Diagnostic(
                    Code.DUPLICATE_MANAGED,
                    "%s stands on two components of %s, '%s' and '%s'. Keep it on one of them."
                        .formatted(
                            ManagedComponent.annotation(managed),
                            entity.name(),
                            components.get(0).name(),
                            component.name()),
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
