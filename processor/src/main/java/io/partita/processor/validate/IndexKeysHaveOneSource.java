package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.EntityIndexModel;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.TableModel;
import io.partita.processor.resolve.ResolvedEntity;
import io.partita.processor.resolve.ResolvedKey;
import io.partita.processor.resolve.ResolvedTable;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A key attribute that an index shares is written by one template, and an index without a sort key
 * gets none.
 */
final class IndexKeysHaveOneSource implements EntityRule {

  @Override
  public Stream<Diagnostic> check(ResolvedTable table, ResolvedEntity entity) {
    return Stream.concat(superfluous(table.model(), entity.model()), shared(table.model(), entity));
  }

  private static Stream<Diagnostic> superfluous(TableModel table, EntityModel entity) {
    return entity.indexes().stream()
        .filter(keys -> keys.sortKey().isPresent())
        .filter(
            keys ->
                table.index(keys.index()).filter(index -> index.sortKey().isEmpty()).isPresent())
        .map(keys -> superfluous(entity, keys));
  }

  private static Diagnostic superfluous(EntityModel entity, EntityIndexModel keys) {
    return new Diagnostic(
        Code.INDEX_KEY_CONFLICT,
        "@Index of %s gives a sort key on %s, but that index has none. Remove sk, or name the index's sort key in its @IndexDefinition."
            .formatted(entity.name(), keys.index()),
        keys.sortKey().orElseThrow().origin());
  }

  private static Stream<Diagnostic> shared(TableModel table, ResolvedEntity entity) {
    Map<String, String> sources = new HashMap<>();
    table.typeAttribute().ifPresent(attribute -> sources.put(attribute, "the type attribute"));
    sources.put(table.partitionKey(), "the table's partition key");
    table.sortKey().ifPresent(attribute -> sources.put(attribute, "the table's sort key"));
    return entity.keys().stream()
        .filter(key -> key.place().isIndex() && !isSameEverywhere(key, entity.keys()))
        .flatMap(
            key -> {
              // The same index named twice is another mistake.
              String owner = "a key of " + key.index().orElseThrow().index();
              String source = sources.putIfAbsent(key.attribute(), owner);
              return Optional.ofNullable(source)
                  .filter(other -> !other.equals(owner))
                  .map(other -> problem(key, other))
                  .stream();
            });
  }

  /** A component that is a key attribute itself may be named wherever it is one. */
  private static boolean isSameEverywhere(ResolvedKey key, List<ResolvedKey> keys) {
    return key.isNative()
        && keys.stream()
            .filter(other -> other.attribute().equals(key.attribute()))
            .allMatch(other -> other.template().text().equals(key.template().text()));
  }

  private static Diagnostic problem(ResolvedKey key, String source) {
    return new Diagnostic(
        Code.INDEX_KEY_CONFLICT,
        "%s would write \"%s\", which is %s already. Remove %s: the index takes the attribute as it is."
            .formatted(
                key.description(),
                key.attribute(),
                source,
                key.place().isPartition() ? "pk" : "sk"),
        key.template().origin());
  }
}
