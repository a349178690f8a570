package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.EntityIndexModel;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.TableModel;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A key attribute that an index shares is written by one template, and an index without a sort key
 * gets none.
 */
final class IndexKeysHaveOneSource implements Rule {

  @Override
  public Stream<Diagnostic> check(TableModel table) {
    return table.entities().stream()
        .flatMap(entity -> Stream.concat(superfluous(table, entity), shared(table, entity)));
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
    return Problem.at(
        Code.INDEX_KEY_CONFLICT,
        entity,
        keys.sortKey().orElseThrow().origin(),
        "@Index of %s gives a sort key on %s, but that index has none. Remove sk, or name the index's sort key in its @IndexDefinition."
            .formatted(entity.name(), keys.index()));
  }

  private static Stream<Diagnostic> shared(TableModel table, EntityModel entity) {
    Map<String, String> sources = new HashMap<>();
    table.typeAttribute().ifPresent(attribute -> sources.put(attribute, "the type attribute"));
    sources.put(table.partitionKey(), "the table's partition key");
    table.sortKey().ifPresent(attribute -> sources.put(attribute, "the table's sort key"));
    List<KeyUse> uses = KeyUse.of(table, entity).toList();
    return uses.stream()
        .filter(use -> use.place().isIndex() && !isSameEverywhere(table, use, uses))
        .flatMap(
            use -> {
              // The same index named twice is another mistake.
              String owner = "a key of " + use.index().orElseThrow();
              String source = sources.putIfAbsent(use.attribute(), owner);
              return Optional.ofNullable(source)
                  .filter(other -> !other.equals(owner))
                  .map(other -> problem(use, other))
                  .stream();
            });
  }

  /** A component that is a key attribute itself may be named wherever it is one. */
  private static boolean isSameEverywhere(TableModel table, KeyUse use, List<KeyUse> uses) {
    return new KeyAttributes(table).isNative(use)
        && uses.stream()
            .filter(other -> other.attribute().equals(use.attribute()))
            .allMatch(other -> other.template().text().equals(use.template().text()));
  }

  private static Diagnostic problem(KeyUse use, String source) {
    return use.problem(
        Code.INDEX_KEY_CONFLICT,
        "%s would write \"%s\", which is %s already. Remove %s: the index takes the attribute as it is."
            .formatted(
                use.description(),
                use.attribute(),
                source,
                use.place().isPartition() ? "pk" : "sk"));
  }
}
