package io.partita.processor.plan;

import io.partita.processor.model.KeyAttributePlan;
import io.partita.processor.model.KeyPart.LiteralPart;
import io.partita.processor.model.TableModel;
import io.partita.processor.resolve.KeyShape;
import java.util.List;

/** Tells which entities can have keys of others, where the table allows that. */
final class Collisions {

  private final TableModel table;
  private final List<EntityKeys> entities;

  Collisions(TableModel table, List<EntityKeys> entities) {
    this.table = table;
    this.entities = entities;
  }

  /**
   * Whether another entity can have the key of an item; the rules allow it only if that is meant.
   */
  boolean concern(EntityKeys keys) {
    return entities.stream().anyMatch(other -> other != keys && collide(keys, other));
  }

  private boolean collide(EntityKeys one, EntityKeys other) {
    return meet(one.partitionKey(), other.partitionKey())
        && one.sortKey()
            .flatMap(sort -> other.sortKey().map(otherSort -> collide(sort, otherSort)))
            .orElse(true);
  }

  /** A constant sort key wins over one with placeholders, which refuses that value. */
  private boolean collide(KeyAttributePlan one, KeyAttributePlan other) {
    return isConstant(one) == isConstant(other) && meet(one, other);
  }

  private static boolean isConstant(KeyAttributePlan key) {
    return key.parts().stream().allMatch(LiteralPart.class::isInstance);
  }

  private boolean meet(KeyAttributePlan one, KeyAttributePlan other) {
    return KeyShape.common(shape(one), shape(other)).isPresent();
  }

  private KeyShape shape(KeyAttributePlan key) {
    return KeyShape.of(key.parts(), table.encoding(), key.isNative());
  }
}
