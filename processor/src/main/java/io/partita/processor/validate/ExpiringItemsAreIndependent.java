package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.Managed;
import io.partita.processor.resolve.Owner;
import io.partita.processor.resolve.ResolvedTable;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * An entity that expires is not counted, counts nothing and has no unique values: DynamoDB deletes
 * an expired item alone.
 */
final class ExpiringItemsAreIndependent implements Rule {

  @Override
  public Stream<Diagnostic> check(ResolvedTable table) {
    return table.model().entities().stream()
        .flatMap(
            entity ->
                entity.managed(Managed.TTL).stream()
                    .flatMap(
                        expiry ->
                            reason(table, entity)
                                .map(reason -> problem(entity, expiry, reason))
                                .stream()));
  }

  private static Diagnostic problem(EntityModel entity, ComponentModel expiry, String reason) {
    return new Diagnostic(
        Code.TTL_RELATED,
        "%s expires by '%s', but DynamoDB deletes an expired item alone, and %s Remove @Ttl, or delete such items yourself when their time has come."
            .formatted(entity.name(), expiry.name(), reason),
        expiry.origin());
  }

  private static Optional<String> reason(ResolvedTable table, EntityModel entity) {
    return counted(table, entity).or(() -> counts(table, entity)).or(() -> unique(entity));
  }

  private static Optional<String> counted(ResolvedTable table, EntityModel entity) {
    return table.entity(entity).ownersAndCounters().stream()
        .flatMap(owner -> name(owner).stream())
        .findFirst()
        .map("%s would still count it."::formatted);
  }

  private static Optional<String> name(Owner owner) {
    return owner.counter().map(counter -> owner.entity().name() + "." + counter.name());
  }

  private static Optional<String> counts(ResolvedTable table, EntityModel entity) {
    return Counter.of(table, entity)
        .findFirst()
        .map(counter -> "what '" + counter.component().name() + "' counts would be left behind.");
  }

  private static Optional<String> unique(EntityModel entity) {
    return entity.components().stream()
        .filter(ComponentModel::unique)
        .findFirst()
        .map(component -> "its unique '" + component.name() + "' would stay taken.");
  }
}
