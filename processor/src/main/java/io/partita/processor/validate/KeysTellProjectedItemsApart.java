package io.partita.processor.validate;

import io.partita.annotations.Projection;
import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.IndexModel;
import io.partita.processor.model.TableModel;
import io.partita.processor.resolve.IndexContents;
import io.partita.processor.resolve.KeyShape;
import io.partita.processor.resolve.NamedPattern;
import io.partita.processor.resolve.ResolvedEntity;
import io.partita.processor.resolve.ResolvedKey;
import io.partita.processor.resolve.ResolvedTable;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * An index that does not carry the type leaves it to keys to tell the items of an access pattern
 * from those of other entities. They can, unless the table allows keys that could be equal.
 */
final class KeysTellProjectedItemsApart implements Rule {

  @Override
  public Stream<Diagnostic> check(ResolvedTable table) {
    return table.model().allowed().contains(Code.KEY_COLLISION.name())
        ? table.entities().stream().flatMap(entity -> check(table, entity))
        : Stream.empty();
  }

  private static Stream<Diagnostic> check(ResolvedTable table, ResolvedEntity entity) {
    return entity.patterns().stream()
        .flatMap(
            pattern ->
                pattern
                    .index()
                    .flatMap(keys -> table.model().index(keys.index()))
                    .filter(index -> isWithoutType(table.model(), index))
                    .flatMap(index -> problem(table, entity, pattern, index))
                    .stream());
  }

  private static boolean isWithoutType(TableModel table, IndexModel index) {
    return index.projection() == Projection.KEYS_ONLY
        && table.typeAttribute().filter(new IndexContents(table, index).keys()::contains).isEmpty();
  }

  private static Optional<Diagnostic> problem(
      ResolvedTable table, ResolvedEntity entity, NamedPattern pattern, IndexModel index) {
    Set<String> carried = new IndexContents(table.model(), index).keys();
    String name = entity.model().name();
    return table.entities().stream()
        .filter(other -> other != entity)
        .filter(other -> canLookAlike(carried, entity, other))
        .findFirst()
        .map(
            other ->
                new Diagnostic(
                    Code.PROJECTION,
                    "%s carries only keys, and there those of %s and %s can be alike, so that a query of %s could not tell them apart. Use projection = INCLUDE, which carries their type, or give one of them keys with another prefix."
                        .formatted(index.name(), name, other.model().name(), name),
                    pattern.origin()));
  }

  /** Whether one item could be either, by every key that the index carries. */
  private static boolean canLookAlike(
      Set<String> carried, ResolvedEntity one, ResolvedEntity other) {
    return carried.stream()
        .allMatch(
            attribute ->
                shape(one, attribute)
                    .flatMap(
                        shape ->
                            shape(other, attribute)
                                .flatMap(another -> KeyShape.common(shape, another)))
                    .isPresent());
  }

  /** What an entity's items hold in a key attribute; empty if they do not have it. */
  private static Optional<KeyShape> shape(ResolvedEntity entity, String attribute) {
    return entity.at(attribute).flatMap(ResolvedKey::shape);
  }
}
