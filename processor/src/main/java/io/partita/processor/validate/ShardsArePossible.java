package io.partita.processor.validate;

import io.partita.annotations.IndexKind;
import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.diagnostic.Origin;
import io.partita.processor.model.EntityIndexModel;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.TableModel;
import io.partita.processor.model.Template;
import io.partita.processor.resolve.ResolvedEntity;
import io.partita.processor.resolve.ResolvedKey;
import io.partita.processor.resolve.ResolvedTable;
import java.util.Optional;
import java.util.stream.Stream;

/** Shards spread the partitions of a global index over a number of its own partition keys. */
final class ShardsArePossible implements EntityRule {

  @Override
  public Stream<Diagnostic> check(ResolvedTable table, ResolvedEntity entity) {
    return Stream.concat(
        entity
            .model()
            .keyTemplates()
            .filter(Template::hasShard)
            .map(template -> inTableKey(entity.model(), template)),
        entity.model().indexes().stream().flatMap(keys -> check(table.model(), entity, keys)));
  }

  private static Diagnostic inTableKey(EntityModel entity, Template template) {
    return problem(
        template.origin(),
        "The key \"%s\" of %s has {$shard}, but only index keys are spread over shards: an item is found by its key. Remove {$shard}."
            .formatted(template.text(), entity.name()));
  }

  private static Stream<Diagnostic> check(
      TableModel table, ResolvedEntity entity, EntityIndexModel keys) {
    return Stream.concat(
        number(entity.model(), keys)
            .or(() -> unplaced(table, entity, keys))
            .or(() -> placedTwice(entity.model(), keys))
            .stream(),
        sorted(table, entity, keys).stream());
  }

  private static Optional<Diagnostic> number(EntityModel entity, EntityIndexModel keys) {
    if (keys.shards() < 1 || keys.shards() > EntityIndexModel.MOST_SHARDS) {
      return Optional.of(
          problem(
              keys.origin(),
              "@Index %s of %s has %d shards. Write a number from 1, which is none, to %d."
                  .formatted(
                      keys.index(), entity.name(), keys.shards(), EntityIndexModel.MOST_SHARDS)));
    }
    return keys.partitionKey()
        .filter(template -> !keys.isSharded() && template.hasShard())
        .map(
            template ->
                problem(
                    template.origin(),
                    "Partition key \"%s\" of %s on %s has {$shard}, but its @Index does not say how many shards there are. Add shards = 10, or as many as it takes, or remove {$shard}."
                        .formatted(template.text(), entity.name(), keys.index())));
  }

  /** A shard needs a partition key that is written for this index. */
  private static Optional<Diagnostic> unplaced(
      TableModel table, ResolvedEntity resolved, EntityIndexModel keys) {
    EntityModel entity = resolved.model();
    if (!keys.isSharded()) {
      return Optional.empty();
    }
    boolean isLocal =
        table.index(keys.index()).filter(index -> index.kind() == IndexKind.LOCAL).isPresent();
    if (isLocal) {
      return Optional.of(
          problem(
              keys.origin(),
              "@Index %s of %s has shards, but %s is a local index: its partitions are the table's. Remove shards, or make it GLOBAL."
                  .formatted(keys.index(), entity.name(), keys.index())));
    }
    boolean isShared = keys.partitionKey().isEmpty() && resolved.partitionKey(keys).isPresent();
    return isShared
        ? Optional.of(
            problem(
                keys.origin(),
                "@Index %s of %s has shards, but the index takes its partition key from another attribute of the item, which stays as it is. Remove shards, or give the index a partitionKey of its own in @IndexDefinition and the @Index a pk."
                    .formatted(keys.index(), entity.name())))
        : Optional.empty();
  }

  private static Optional<Diagnostic> placedTwice(EntityModel entity, EntityIndexModel keys) {
    return keys.partitionKey()
        .filter(
            template ->
                template.parts().stream().filter(Template.Shard.class::isInstance).count() > 1)
        .map(
            template ->
                problem(
                    template.origin(),
                    "Partition key \"%s\" of %s on %s has {$shard} more than once. Keep one of them."
                        .formatted(template.text(), entity.name(), keys.index())));
  }

  /** Items of one shard are merged with those of others in the order of their sort keys. */
  private static Optional<Diagnostic> sorted(
      TableModel table, ResolvedEntity resolved, EntityIndexModel keys) {
    EntityModel entity = resolved.model();
    return resolved
        .sortKey(keys)
        .map(ResolvedKey::template)
        .filter(Template::hasShard)
        .map(
            template ->
                keys.sortKey().isPresent()
                    ? problem(
                        template.origin(),
                        "Sort key \"%s\" of %s on %s has {$shard}, which spreads partitions and would break the order within them. Write it into pk."
                            .formatted(template.text(), entity.name(), keys.index()))
                    : problem(
                        keys.origin(),
                        "%s sorts %s by \"%s\", which another index spreads over shards, so that the order would follow the shards. Give the index a sortKey of its own in @IndexDefinition."
                            .formatted(
                                keys.index(),
                                entity.name(),
                                table.index(keys.index()).orElseThrow().sortKey().orElse(""))));
  }

  private static Diagnostic problem(Origin origin, String message) {
    return new Diagnostic(Code.SHARDS, message, origin);
  }
}
