package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.KeyPart.ComponentPart;
import io.partita.processor.model.KeyPart.LiteralPart;
import io.partita.processor.model.KeyPlace;
import io.partita.processor.model.Scalar.Wire;
import io.partita.processor.model.TableModel;
import io.partita.processor.resolve.KeyFormatChooser;
import io.partita.processor.resolve.KeyShape;
import io.partita.processor.resolve.ResolvedKey;
import io.partita.processor.resolve.ResolvedTable;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * No entity can have the key of an item that takes a unique value: partition key and sort key are
 * both {@code UNIQUE#User#email#...}.
 */
final class KeysTakeNoUniqueValues implements Rule {

  @Override
  public Stream<Diagnostic> check(ResolvedTable table) {
    List<EntityKey> keys = EntityKey.of(table).toList();
    return UniqueComponent.of(table.model())
        .flatMap(
            unique ->
                shape(unique).stream()
                    .flatMap(
                        shape ->
                            keys.stream().flatMap(key -> problem(unique, shape, key).stream())));
  }

  /** All keys under which values are taken; empty where another rule has something to say. */
  private static Optional<KeyShape> shape(UniqueComponent unique) {
    return KeyFormatChooser.choose(
            unique.component().type(), "", KeyPlace.TABLE_PARTITION, unique.table().encoding())
        .map(
            format ->
                KeyShape.of(
                    List.of(
                        new LiteralPart(unique.prefix()),
                        new ComponentPart(List.of(unique.component()), format)),
                    false));
  }

  private static Optional<Diagnostic> problem(
      UniqueComponent unique, KeyShape shape, EntityKey key) {
    boolean canCollide = key.keys().stream().allMatch(part -> common(shape, part).isPresent());
    return canCollide
        ? example(shape, key).map(example -> problem(unique, key, example))
        : Optional.empty();
  }

  /** A text that all keys can be; where the short ones differ, that of the partition key. */
  private static Optional<String> example(KeyShape shape, EntityKey key) {
    return key.keys().stream()
        .flatMap(part -> common(shape, part).stream())
        .filter(
            text -> key.keys().stream().allMatch(part -> part.shape().orElseThrow().accepts(text)))
        .findFirst()
        .or(() -> common(shape, key.partition()));
  }

  private static Optional<String> common(KeyShape shape, ResolvedKey key) {
    return key.shape()
        .filter(other -> key.wire().equals(Optional.of(Wire.S)))
        .flatMap(other -> KeyShape.common(shape, other));
  }

  private static Diagnostic problem(UniqueComponent unique, EntityKey key, String example) {
    TableModel table = unique.table();
    String keys =
        table
            .sortKey()
            .map(sortKey -> "%s and %s \"%s\"".formatted(table.partitionKey(), sortKey, example))
            .orElseGet(() -> "%s \"%s\"".formatted(table.partitionKey(), example));
    return new Diagnostic(
        Code.KEY_COLLISION,
        "%s and the item that takes a unique %s.%s can have the same key: both could store %s. Give the partition key of %s %s."
            .formatted(
                key.entity().name(),
                unique.entity().name(),
                unique.component().name(),
                keys,
                key.entity().name(),
                key.partition().isNative()
                    ? "an attribute and a prefix of its own"
                    : "another prefix"),
        key.partition().template().origin());
  }
}
