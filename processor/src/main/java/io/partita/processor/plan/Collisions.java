package io.partita.processor.plan;

import io.partita.processor.model.Template;
import io.partita.processor.resolve.KeyShape;
import io.partita.processor.resolve.ResolvedEntity;
import io.partita.processor.resolve.ResolvedKey;
import io.partita.processor.resolve.ResolvedTable;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Tells which entities can have keys of others, where the table allows that. */
final class Collisions {

  private final List<ResolvedEntity> entities;

  Collisions(ResolvedTable table) {
    this.entities = table.entities();
  }

  /**
   * Whether another entity can have the key of an item; the rules allow it only if that is meant.
   */
  boolean concern(ResolvedEntity entity) {
    return others(entity)
        .anyMatch(
            other ->
                sortKey(entity)
                    .flatMap(key -> sortKey(other).map(otherKey -> collide(key, otherKey)))
                    .orElse(true));
  }

  /**
   * The constant sort keys of other entities that an entity's own sort key could be, but must not,
   * in the order of the entities that own them.
   */
  List<String> reserved(ResolvedEntity entity) {
    return sortKey(entity).filter(key -> !key.template().isConstant()).stream()
        .flatMap(
            key ->
                others(entity)
                    .flatMap(other -> sortKey(other).stream())
                    .map(ResolvedKey::template)
                    .filter(Template::isConstant)
                    .map(Template::text)
                    .filter(key.shape().orElseThrow()::accepts))
        .distinct()
        .toList();
  }

  /** The other entities that can lie in the same partitions. */
  private Stream<ResolvedEntity> others(ResolvedEntity entity) {
    return entities.stream()
        .filter(other -> other != entity)
        .filter(other -> meet(entity.tableKeys().get(0), other.tableKeys().get(0)));
  }

  private static Optional<ResolvedKey> sortKey(ResolvedEntity entity) {
    return entity.tableKeys().stream().skip(1).findFirst();
  }

  /** A constant sort key wins over one with placeholders, which refuses that value. */
  private static boolean collide(ResolvedKey one, ResolvedKey other) {
    return one.template().isConstant() == other.template().isConstant() && meet(one, other);
  }

  private static boolean meet(ResolvedKey one, ResolvedKey other) {
    return KeyShape.common(one.shape().orElseThrow(), other.shape().orElseThrow()).isPresent();
  }
}
