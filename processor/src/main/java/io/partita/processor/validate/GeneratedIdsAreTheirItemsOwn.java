package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.resolve.Relation;
import io.partita.processor.resolve.ResolvedEntity;
import io.partita.processor.resolve.ResolvedTable;
import java.util.stream.Stream;

/** An id that tells what an item belongs to is that other item's, and not made up. */
final class GeneratedIdsAreTheirItemsOwn implements EntityRule {

  @Override
  public Stream<Diagnostic> check(ResolvedTable table, ResolvedEntity resolved) {
    return GeneratedIdComponent.of(resolved.model())
        .flatMap(
            id ->
                resolved.owners().stream()
                    .filter(owner -> owner.components().contains(id.component().name()))
                    .limit(1)
                    .map(owner -> problem(id, owner)));
  }

  private static Diagnostic problem(GeneratedIdComponent id, Relation relation) {
    return id.problem(
        Code.GENERATED_ID_OWNER,
        "which tells the %s it belongs to: with an id that is made up, it would belong to none. Remove @GeneratedId, or move it to a component that only %s has."
            .formatted(relation.owner().name(), id.owner()));
  }
}
