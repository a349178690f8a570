package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.EntityIndexModel;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.IndexModel;
import io.partita.processor.model.TableModel;
import io.partita.processor.resolve.ResolvedEntity;
import io.partita.processor.resolve.ResolvedTable;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** An entity on an index gives both keys of it, unless it has the attribute anyway. */
final class IndexKeysAreComplete implements EntityRule {

  @Override
  public Stream<Diagnostic> check(ResolvedTable table, ResolvedEntity entity) {
    return entity.model().indexes().stream().flatMap(keys -> check(table.model(), entity, keys));
  }

  private static Stream<Diagnostic> check(
      TableModel table, ResolvedEntity entity, EntityIndexModel keys) {
    IndexModel index = table.index(keys.index()).orElseThrow();
    Stream<Diagnostic> partition =
        keys.partitionKey().isEmpty() && !has(table, entity, keys, index.partitionKey())
            ? Stream.of(missing(table, entity, keys, index.partitionKey(), true))
            : Stream.empty();
    Stream<Diagnostic> sort =
        index.sortKey().stream()
            .filter(key -> keys.sortKey().isEmpty() && !has(table, entity, keys, key))
            .map(key -> missing(table, entity, keys, key, false));
    return Stream.concat(partition, sort);
  }

  private static Diagnostic missing(
      TableModel table,
      ResolvedEntity entity,
      EntityIndexModel keys,
      String attribute,
      boolean isPartition) {
    return new Diagnostic(
        Code.MISSING_INDEX_KEY,
        "%s has the %s \"%s\", but @Index of %s does not give it. %s"
            .formatted(
                keys.index(),
                isPartition ? "partition key" : "sort key",
                attribute,
                entity.model().name(),
                meant(table, entity.model(), keys)
                    .map("Did you mean the index '%s'?"::formatted)
                    .orElse(
                        isPartition
                            ? "Add pk to @Index."
                            : "Add sk to @Index, or declare the index with sortKey = \"\".")),
        keys.origin());
  }

  /** A declared index with a similar name, if this one is not declared. */
  private static Optional<String> meant(
      TableModel table, EntityModel entity, EntityIndexModel keys) {
    List<String> declared =
        table.indexes().stream()
            .filter(index -> !index.isInferred())
            .map(IndexModel::name)
            .toList();
    return declared.contains(keys.index())
        ? Optional.empty()
        : Suggestion.closestNumbered(keys.index(), declared)
            .filter(name -> entity.on(name).findAny().isEmpty());
  }

  /** Whether items of the entity have an attribute without this index. */
  private static boolean has(
      TableModel table, ResolvedEntity entity, EntityIndexModel keys, String attribute) {
    return table.isKey(attribute)
        || table.isType(attribute)
        || entity.keys().stream()
            .anyMatch(key -> key.attribute().equals(attribute) && !key.isOn(keys.index()))
        || entity.model().stored(attribute).isPresent();
  }
}
