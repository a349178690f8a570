package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.EntityIndexModel;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.IndexModel;
import io.partita.processor.model.KeyPart;
import io.partita.processor.model.KeyPart.ComponentPart;
import io.partita.processor.model.TableModel;
import io.partita.processor.resolve.KeyShape;
import io.partita.processor.resolve.ResolvedEntity;
import io.partita.processor.resolve.ResolvedKey;
import io.partita.processor.resolve.ResolvedTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Where an entity has different keys on one index, a query of one of them cannot meet the other,
 * and no other index shares them.
 */
final class RepeatedIndexKeysAreToldApart implements EntityRule {

  @Override
  public Stream<Diagnostic> check(ResolvedTable table, ResolvedEntity entity) {
    List<Diagnostic> problems = new ArrayList<>();
    List<EntityIndexModel> indexes = entity.model().indexes();
    for (int i = 0; i < indexes.size(); i++) {
      for (EntityIndexModel first : indexes.subList(0, i)) {
        problem(table.model(), entity, first, indexes.get(i)).ifPresent(problems::add);
      }
    }
    return problems.stream();
  }

  private static Optional<Diagnostic> problem(
      TableModel table, ResolvedEntity entity, EntityIndexModel first, EntityIndexModel second) {
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
                sharing(table, entity.model(), index)
                    .map(other -> shared(entity.model(), index, other))
                    .or(() -> ambiguous(entity, first, second)));
  }

  /** Another index of the entity with one of the same attributes. */
  private static Optional<EntityIndexModel> sharing(
      TableModel table, EntityModel entity, IndexModel index) {
    List<String> own = index.keys().stream().filter(attribute -> !table.isKey(attribute)).toList();
    return entity.indexes().stream()
        .filter(keys -> !keys.index().equals(index.name()))
        .filter(
            keys ->
                table.index(keys.index()).stream()
                    .flatMap(other -> other.keys().stream())
                    .anyMatch(own::contains))
        .findFirst();
  }

  private static Diagnostic shared(EntityModel entity, IndexModel index, EntityIndexModel other) {
    return new Diagnostic(
        Code.AMBIGUOUS_INDEX_KEYS,
        "%s shares a key attribute with %s, where %s has different keys at different times. Give %s attributes of its own."
            .formatted(other.index(), index.name(), entity.name(), other.index()),
        other.origin());
  }

  private static Optional<Diagnostic> ambiguous(
      ResolvedEntity entity, EntityIndexModel first, EntityIndexModel second) {
    Optional<Keys> one = Keys.of(entity, first);
    Optional<Keys> other = Keys.of(entity, second);
    return one.filter(
            keys -> other.filter(more -> keys.meets(more) || more.meets(keys)).isPresent())
        .map(
            keys ->
                new Diagnostic(
                    Code.AMBIGUOUS_INDEX_KEYS,
                    "A query of the keys that %s has on %s where %s could meet those where %s. Begin their partition or sort keys with different text."
                        .formatted(
                            entity.model().name(),
                            first.index(),
                            first.where().orElseThrow().text(),
                            second.where().orElseThrow().text()),
                    second.origin()));
  }

  /** One pair of keys. */
  private record Keys(KeyShape partition, Optional<KeyShape> sort, Optional<KeyShape> sortRange) {

    static Optional<Keys> of(ResolvedEntity entity, EntityIndexModel keys) {
      Optional<ResolvedKey> sort = entity.sortKey(keys).filter(ResolvedKey::isResolved);
      return entity
          .partitionKey(keys)
          .filter(ResolvedKey::isResolved)
          .map(
              partition ->
                  new Keys(
                      partition.shape().orElseThrow(),
                      sort.flatMap(ResolvedKey::shape),
                      sort.map(
                          key ->
                              KeyShape.startingWith(known(key.resolved(), partition.resolved())))));
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
