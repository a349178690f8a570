package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.EntityIndexModel;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.IndexModel;
import io.partita.processor.model.KeyPart;
import io.partita.processor.model.KeyPart.ComponentPart;
import io.partita.processor.model.KeyPlace;
import io.partita.processor.model.TableModel;
import io.partita.processor.model.Template;
import io.partita.processor.resolve.IndexTemplates;
import io.partita.processor.resolve.KeyResolver;
import io.partita.processor.resolve.KeyShape;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Where an entity has different keys on one index, a query of one of them cannot meet the other,
 * and no other index shares them.
 */
final class RepeatedIndexKeysAreToldApart implements Rule {

  @Override
  public Stream<Diagnostic> check(TableModel table) {
    return table.entities().stream()
        .flatMap(
            entity -> {
              List<Diagnostic> problems = new ArrayList<>();
              List<EntityIndexModel> indexes = entity.indexes();
              for (int i = 0; i < indexes.size(); i++) {
                for (EntityIndexModel first : indexes.subList(0, i)) {
                  problem(table, entity, first, indexes.get(i)).ifPresent(problems::add);
                }
              }
              return problems.stream();
            });
  }

  private static Optional<Diagnostic> problem(
      TableModel table, EntityModel entity, EntityIndexModel first, EntityIndexModel second) {
    // Without conditions naming an index twice is another mistake.
    boolean isRepeated =
        first.index().equals(second.index())
            && first.where().isPresent()
            && second.where().isPresent();
    return table
        .index(first.index())
        .filter(index -> isRepeated)
        .flatMap(
            index ->
                sharing(table, entity, index)
                    .map(other -> shared(entity, index, other))
                    .or(() -> ambiguous(table, entity, index, first, second)));
  }

  /** Another index of the entity with one of the same attributes. */
  private static Optional<EntityIndexModel> sharing(
      TableModel table, EntityModel entity, IndexModel index) {
    KeyAttributes attributes = new KeyAttributes(table);
    List<String> own =
        attributes(index).filter(attribute -> !attributes.isTableKey(attribute)).toList();
    return entity.indexes().stream()
        .filter(keys -> !keys.index().equals(index.name()))
        .filter(
            keys ->
                table.index(keys.index()).stream()
                    .flatMap(RepeatedIndexKeysAreToldApart::attributes)
                    .anyMatch(own::contains))
        .findFirst();
  }

  private static Stream<String> attributes(IndexModel index) {
    return Stream.concat(Stream.of(index.partitionKey()), index.sortKey().stream());
  }

  private static Diagnostic shared(EntityModel entity, IndexModel index, EntityIndexModel other) {
    return Problem.at(
        Code.AMBIGUOUS_INDEX_KEYS,
        entity,
        other.origin(),
        "%s shares a key attribute with %s, where %s has different keys at different times. Give %s attributes of its own."
            .formatted(other.index(), index.name(), entity.name(), other.index()));
  }

  private static Optional<Diagnostic> ambiguous(
      TableModel table,
      EntityModel entity,
      IndexModel index,
      EntityIndexModel first,
      EntityIndexModel second) {
    Optional<Keys> one = Keys.of(table, entity, index, first);
    Optional<Keys> other = Keys.of(table, entity, index, second);
    return one.filter(
            keys -> other.filter(more -> keys.meets(more) || more.meets(keys)).isPresent())
        .map(
            keys ->
                Problem.at(
                    Code.AMBIGUOUS_INDEX_KEYS,
                    entity,
                    second.origin(),
                    "A query of the keys that %s has on %s where %s could meet those where %s. Begin their partition or sort keys with different text."
                        .formatted(
                            entity.name(),
                            index.name(),
                            first.where().orElseThrow().text(),
                            second.where().orElseThrow().text())));
  }

  /** One pair of keys. */
  private record Keys(KeyShape partition, Optional<KeyShape> sort, Optional<KeyShape> sortRange) {

    static Optional<Keys> of(
        TableModel table, EntityModel entity, IndexModel index, EntityIndexModel keys) {
      IndexTemplates templates = new IndexTemplates(table, entity);
      KeyResolver resolver = new KeyResolver(table);
      Optional<Template> sortKey = templates.sortKey(keys);
      Optional<List<KeyPart>> sort =
          sortKey.flatMap(
              template ->
                  resolver.resolve(
                      entity, template, KeyPlace.INDEX_SORT, index.sortKey().orElseThrow()));
      boolean isNativeSort =
          sortKey
              .filter(
                  template -> resolver.isNative(entity, template, index.sortKey().orElseThrow()))
              .isPresent();
      return templates
          .partitionKey(keys)
          .flatMap(
              template ->
                  resolver
                      .resolve(entity, template, KeyPlace.INDEX_PARTITION, index.partitionKey())
                      .map(
                          parts ->
                              new Keys(
                                  KeyShape.of(
                                      parts,
                                      table.encoding(),
                                      resolver.isNative(entity, template, index.partitionKey())),
                                  sort.map(
                                      found -> KeyShape.of(found, table.encoding(), isNativeSort)),
                                  sort.map(
                                      found ->
                                          KeyShape.startingWith(
                                              known(found, parts), table.encoding())))));
    }

    /** What of the sort key the partition tells. */
    private static List<KeyPart> known(List<KeyPart> sort, List<KeyPart> partition) {
      return sort.stream()
          .takeWhile(
              part ->
                  !(part instanceof ComponentPart component)
                      || partition.stream()
                          .anyMatch(
                              given ->
                                  given instanceof ComponentPart argument
                                      && argument.path().equals(component.path())))
          .toList();
    }

    /** Whether a query of these keys could meet others. */
    boolean meets(Keys other) {
      return KeyShape.common(partition, other.partition).isPresent()
          && sortRange
              .flatMap(range -> other.sort.map(shape -> KeyShape.common(range, shape).isPresent()))
              .orElse(true);
    }
  }
}
