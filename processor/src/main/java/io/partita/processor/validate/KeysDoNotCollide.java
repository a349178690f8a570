package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.KeyResolver;
import io.partita.processor.model.KeyShape;
import io.partita.processor.model.Scalar.Wire;
import io.partita.processor.model.TableModel;
import io.partita.processor.model.Template;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * No two entities can have one key. A constant sort key wins over one with placeholders, which
 * refuses that very value at run time.
 */
final class KeysDoNotCollide implements Rule {

  @Override
  public Stream<Diagnostic> check(TableModel table) {
    List<EntityKey> keys =
        table.entities().stream().flatMap(entity -> key(table, entity).stream()).toList();
    List<Diagnostic> problems = new ArrayList<>();
    for (int i = 0; i < keys.size(); i++) {
      for (int j = i + 1; j < keys.size(); j++) {
        problem(table, keys.get(i), keys.get(j)).ifPresent(problems::add);
      }
    }
    return problems.stream();
  }

  /** The key of an entity; empty where another rule has something to say about it. */
  private static Optional<EntityKey> key(TableModel table, EntityModel entity) {
    List<KeyUse> uses = KeyUse.ofTable(table, entity).toList();
    List<Key> keys = uses.stream().flatMap(use -> key(table, use).stream()).toList();
    int expected = table.sortKey().isPresent() ? 2 : 1;
    return keys.size() == expected ? Optional.of(new EntityKey(entity, keys)) : Optional.empty();
  }

  private static Optional<Key> key(TableModel table, KeyUse use) {
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

  private static Optional<Diagnostic> problem(TableModel table, EntityKey one, EntityKey other) {
    if (one.entity.type().equals(other.entity.type())) {
      return Optional.empty();
    }
    Optional<String> partition = common(one.partition(), other.partition());
    if (partition.isEmpty() || table.sortKey().isEmpty()) {
      return partition.map(
          text ->
              problem(
                  one,
                  other,
                  other.partition(),
                  "%s \"%s\". Give one partition key another prefix."
                      .formatted(table.partitionKey(), text)));
    }
    if (one.sort().isConstant() != other.sort().isConstant()) {
      return Optional.empty();
    }
    return common(one.sort(), other.sort())
        .map(
            text ->
                problem(
                    one,
                    other,
                    other.sort(),
                    "%s \"%s\", %s \"%s\". %s"
                        .formatted(
                            table.partitionKey(),
                            partition.get(),
                            table.sortKey().get(),
                            text,
                            remedy(one, other))));
  }

  /** A native sort key is its component as it is, and takes no prefix. */
  private static String remedy(EntityKey one, EntityKey other) {
    return one.sort().isNative && other.sort().isNative
        ? "Give one of them a partition key that the other cannot have."
        : "Give one sort key another prefix.";
  }

  private static Optional<String> common(Key one, Key other) {
    return one.wire == other.wire ? KeyShape.common(one.shape, other.shape) : Optional.empty();
  }

  private static Diagnostic problem(EntityKey one, EntityKey other, Key key, String example) {
    String message =
        "%s and %s can have the same key: both could store %s"
            .formatted(one.entity.name(), other.entity.name(), example);
    return Problem.at(Code.KEY_COLLISION, other.entity, key.template.origin(), message);
  }

  /** A key attribute of an entity. */
  private record Key(Template template, Wire wire, boolean isNative, KeyShape shape) {
    boolean isConstant() {
      return template.isConstant();
    }
  }

  /** The whole key of an entity. */
  private record EntityKey(EntityModel entity, List<Key> keys) {
    Key partition() {
      return keys.get(0);
    }

    Key sort() {
      return keys.get(1);
    }
  }
}
