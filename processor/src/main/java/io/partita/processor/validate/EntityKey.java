package io.partita.processor.validate;

import io.partita.processor.model.EntityModel;
import io.partita.processor.model.Scalar.Wire;
import io.partita.processor.model.TableModel;
import io.partita.processor.model.Template;
import io.partita.processor.resolve.KeyResolver;
import io.partita.processor.resolve.KeyShape;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** All keys that the items of an entity can have. */
record EntityKey(EntityModel entity, List<Key> keys) {

  /** The keys of the entities about which no other rule has something to say. */
  static Stream<EntityKey> of(TableModel table) {
    return table.entities().stream()
        // A child needs a sort key; without one it has its parent's key, and that is not the cause.
        .filter(entity -> entity.child().isEmpty() || table.sortKey().isPresent())
        .flatMap(entity -> of(table, entity).stream());
  }

  private static Optional<EntityKey> of(TableModel table, EntityModel entity) {
    List<Key> keys =
        KeyUse.ofTable(table, entity).flatMap(use -> Key.of(table, use).stream()).toList();
    int expected = table.sortKey().isPresent() ? 2 : 1;
    return keys.size() == expected ? Optional.of(new EntityKey(entity, keys)) : Optional.empty();
  }

  Key partition() {
    return keys.get(0);
  }

  /** The sort key, which the table must have. */
  Key sort() {
    return keys.get(1);
  }

  /** A key attribute of an entity. */
  record Key(Template template, Wire wire, boolean isNative, KeyShape shape) {

    private static Optional<Key> of(TableModel table, KeyUse use) {
      KeyAttributes attributes = new KeyAttributes(table);
      if (use.template().parts().isEmpty()) {
        return Optional.empty();
      }
      return new KeyResolver(table)
          .resolve(use.entity(), use.template(), use.place(), use.attribute())
          .flatMap(
              parts ->
                  attributes
                      .wire(use)
                      .map(
                          wire ->
                              new Key(
                                  use.template(),
                                  wire,
                                  attributes.isNative(use),
                                  KeyShape.of(parts, table.encoding(), attributes.isNative(use)))));
    }

    /** A text that both can be. */
    static Optional<String> common(Key one, Key other) {
      return one.wire == other.wire ? KeyShape.common(one.shape, other.shape) : Optional.empty();
    }

    boolean isConstant() {
      return template.isConstant();
    }
  }
}
