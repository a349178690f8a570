package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.EntityIndexModel;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.TableModel;
import java.util.stream.Stream;

/** An index spreads an entity's items: one partition takes only so many writes a second. */
final class IndexPartitionsSpread implements DeclarationRule {

  @Override
  public Stream<Diagnostic> check(TableModel table) {
    return table.entities().stream()
        .filter(entity -> !entity.allowed().contains(Code.CONSTANT_PARTITION.name()))
        .flatMap(
            entity ->
                entity.indexes().stream()
                    .filter(IndexPartitionsSpread::isConstant)
                    .map(keys -> problem(entity, keys)));
  }

  private static boolean isConstant(EntityIndexModel keys) {
    return keys.shards() <= 1
        && keys.partitionKey()
            .filter(template -> !template.isAbsent() && template.isConstant())
            .isPresent();
  }

  private static Diagnostic problem(EntityModel entity, EntityIndexModel keys) {
    return new Diagnostic(
        Code.CONSTANT_PARTITION,
        "All items of %s are in one partition of %s, which takes at most 1,000 writes a second. Give it shards = 10 or so, or a component in its pk."
            .formatted(entity.name(), keys.index()),
        keys.origin());
  }
}
