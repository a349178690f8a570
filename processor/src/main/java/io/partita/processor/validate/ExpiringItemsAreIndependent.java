package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.Managed;
import io.partita.processor.resolve.Relation;
import io.partita.processor.resolve.ResolvedEntity;
import io.partita.processor.resolve.ResolvedTable;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * An entity that expires is not counted, counts nothing and has no unique values: DynamoDB deletes
 * an expired item alone.
 */
final class ExpiringItemsAreIndependent implements EntityRule {

  @Override
  public Stream<Diagnostic> check(ResolvedTable table, ResolvedEntity entity) {
    return entity.model().managed(Managed.TTL).stream()
        .flatMap(
            expiry ->
                reason(entity).map(reason -> problem(entity.model(), expiry, reason)).stream());
  }

  private static Diagnostic problem(EntityModel entity, ComponentModel expiry, String reason) {
    return new Diagnostic(
        Code.TTL_RELATED,
        "%s expires by '%s', but DynamoDB deletes an expired item alone, and %s Remove @Ttl, or delete such items yourself when their time has come."
            .formatted(entity.name(), expiry.name(), reason),
        expiry.origin());
  }

  private static Optional<String> reason(ResolvedEntity entity) {
    return counted(entity).or(() -> counts(entity.model())).or(() -> unique(entity.model()));
  }

  private static Optional<String> counted(ResolvedEntity entity) {
    return entity.ownersAndCounters().stream()
        .flatMap(owner -> name(owner).stream())
        .findFirst()
        .map("%s would still count it."::formatted);
  }

  private static Optional<String> name(Relation owner) {
    return owner.counter().map(counter -> owner.owner().name() + "." + counter.name());
  }

  private static Optional<String> counts(EntityModel entity) {
    return entity.components().stream()
        .filter(component -> component.count().isPresent())
        .findFirst()
        .map(component -> "what '" + component.name() + "' counts would be left behind.");
  }

  private static Optional<String> unique(EntityModel entity) {
    return entity.components().stream()
        .filter(ComponentModel::unique)
        .findFirst()
        .map(component -> "its unique '" + component.name() + "' would stay taken.");
  }
}
