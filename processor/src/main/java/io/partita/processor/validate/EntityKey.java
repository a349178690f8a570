package io.partita.processor.validate;

import io.partita.processor.model.EntityModel;
import io.partita.processor.resolve.KeyShape;
import io.partita.processor.resolve.ResolvedKey;
import io.partita.processor.resolve.ResolvedTable;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** All keys that the items of an entity can have. */
record EntityKey(EntityModel entity, List<ResolvedKey> keys) {

  /** The keys of the entities about which no other rule has something to say. */
  static Stream<EntityKey> of(ResolvedTable table) {
    int expected = table.model().sortKey().isPresent() ? 2 : 1;
    return table.entities().stream()
        // A child needs a sort key; without one it has its parent's key, and that is not the cause.
        .filter(entity -> entity.model().child().isEmpty() || expected == 2)
        .map(entity -> new EntityKey(entity.model(), entity.tableKeys()))
        .filter(key -> key.keys.size() == expected)
        .filter(key -> key.keys.stream().allMatch(EntityKey::isUsable));
  }

  private static boolean isUsable(ResolvedKey key) {
    return key.isResolved() && key.wire().isPresent();
  }

  ResolvedKey partition() {
    return keys.get(0);
  }

  /** The sort key, which the table must have. */
  ResolvedKey sort() {
    return keys.get(1);
  }

  /** A text that both can be. */
  static Optional<String> common(ResolvedKey one, ResolvedKey other) {
    return one.wire().equals(other.wire())
        ? KeyShape.common(one.shape().orElseThrow(), other.shape().orElseThrow())
        : Optional.empty();
  }
}
