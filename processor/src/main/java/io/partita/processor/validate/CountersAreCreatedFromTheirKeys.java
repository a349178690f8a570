package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.EntityIndexModel;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.Managed;
import io.partita.processor.resolve.Relation;
import io.partita.processor.resolve.ResolvedTable;
import java.util.Optional;
import java.util.stream.Stream;

/** An item that is created when something is counted needs nothing but its key. */
final class CountersAreCreatedFromTheirKeys implements Rule {

  @Override
  public Stream<Diagnostic> check(ResolvedTable table) {
    return table.entities().stream()
        .flatMap(entity -> entity.ownersAndCounters().stream())
        .filter(Relation::isCreatedOnUse)
        .map(Relation::owner)
        .distinct()
        .flatMap(entity -> Stream.concat(components(entity), conditions(entity)));
  }

  private static Stream<Diagnostic> components(EntityModel entity) {
    return entity.components().stream()
        .flatMap(
            component ->
                annotation(component)
                    .map(
                        annotation ->
                            new Diagnostic(
                                Code.COUNT_ITEM,
                                "%s is created when it first counts something, which cannot give '%s' its value. Remove %s."
                                    .formatted(entity.name(), component.name(), annotation),
                                component.origin()))
                    .stream());
  }

  private static Optional<String> annotation(ComponentModel component) {
    return component.unique()
        ? Optional.of("@Unique")
        : component.managed().stream()
            .filter(managed -> managed != Managed.COUNT && managed != Managed.TTL)
            .findFirst()
            .map(ManagedComponent::annotation);
  }

  /** Whether other components are null or not, the item would have to be read to tell. */
  private static Stream<Diagnostic> conditions(EntityModel entity) {
    return entity.indexes().stream()
        .filter(keys -> isOpen(entity, keys))
        .map(
            keys ->
                new Diagnostic(
                    Code.COUNT_ITEM,
                    "%s is created when it first counts something, which cannot tell whether %s. Use components of its key in the condition on %s, or remove where."
                        .formatted(entity.name(), keys.where().orElseThrow().text(), keys.index()),
                    keys.where().orElseThrow().origin()));
  }

  private static boolean isOpen(EntityModel entity, EntityIndexModel keys) {
    return keys.where().stream()
        .flatMap(where -> where.terms().stream())
        .anyMatch(term -> !entity.keyComponents().contains(term.component()));
  }
}
