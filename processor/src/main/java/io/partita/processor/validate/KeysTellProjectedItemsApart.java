package io.partita.processor.validate;

import io.partita.annotations.Projection;
import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.EntityIndexModel;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.IndexModel;
import io.partita.processor.model.KeyPlace;
import io.partita.processor.model.TableModel;
import io.partita.processor.model.Template;
import io.partita.processor.resolve.AccessPatternNames;
import io.partita.processor.resolve.IndexContents;
import io.partita.processor.resolve.IndexTemplates;
import io.partita.processor.resolve.KeyResolver;
import io.partita.processor.resolve.KeyShape;
import io.partita.processor.resolve.NamedPattern;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * An index that does not carry the type leaves it to keys to tell the items of an access pattern
 * from those of other entities. They can, unless the table allows keys that could be equal.
 */
final class KeysTellProjectedItemsApart implements Rule {

  @Override
  public Stream<Diagnostic> check(TableModel table) {
    return table.allowed().contains(Code.KEY_COLLISION.name())
        ? table.entities().stream().flatMap(entity -> check(table, entity))
        : Stream.empty();
  }

  private static Stream<Diagnostic> check(TableModel table, EntityModel entity) {
    return AccessPatternNames.of(table, entity).stream()
        .flatMap(
            pattern ->
                pattern
                    .index()
                    .flatMap(keys -> table.index(keys.index()))
                    .filter(index -> isWithoutType(table, index))
                    .flatMap(index -> problem(table, entity, pattern, index))
                    .stream());
  }

  private static boolean isWithoutType(TableModel table, IndexModel index) {
    return index.projection() == Projection.KEYS_ONLY
        && table.typeAttribute().filter(new IndexContents(table, index).keys()::contains).isEmpty();
  }

  private static Optional<Diagnostic> problem(
      TableModel table, EntityModel entity, NamedPattern pattern, IndexModel index) {
    return table.entities().stream()
        .filter(other -> !other.type().equals(entity.type()))
        .filter(other -> canLookAlike(table, index, entity, other))
        .findFirst()
        .map(
            other ->
                Problem.at(
                    Code.PROJECTION,
                    entity,
                    PatternPlace.origin(entity, pattern),
                    "%s carries only keys, and there those of %s and %s can be alike, so that a query of %s could not tell them apart. Use projection = INCLUDE, which carries their type, or give one of them keys with another prefix."
                        .formatted(index.name(), entity.name(), other.name(), entity.name())));
  }

  /** Whether one item could be either, by every key that the index carries. */
  private static boolean canLookAlike(
      TableModel table, IndexModel index, EntityModel one, EntityModel other) {
    return new IndexContents(table, index)
        .keys().stream()
            .allMatch(
                attribute ->
                    shape(table, index, one, attribute)
                        .flatMap(
                            shape ->
                                shape(table, index, other, attribute)
                                    .flatMap(another -> KeyShape.common(shape, another)))
                        .isPresent());
  }

  /** What an entity's items hold in a key attribute; empty if they do not have it. */
  private static Optional<KeyShape> shape(
      TableModel table, IndexModel index, EntityModel entity, String attribute) {
    KeyResolver resolver = new KeyResolver(table);
    boolean isPartition = attribute.equals(index.partitionKey());
    EntityIndexModel keys = keys(index, entity);
    IndexTemplates templates = new IndexTemplates(table, entity);
    Optional<Template> template;
    if (attribute.equals(table.partitionKey())) {
      template = Optional.of(entity.partitionKey());
    } else if (table.sortKey().filter(attribute::equals).isPresent()) {
      template = entity.sortKey();
    } else {
      template = isPartition ? templates.partitionKey(keys) : templates.sortKey(keys);
    }
    KeyPlace place = isPartition ? KeyPlace.INDEX_PARTITION : KeyPlace.INDEX_SORT;
    return template.flatMap(
        found ->
            resolver
                .resolve(entity, found, place, attribute)
                .map(
                    parts ->
                        KeyShape.of(
                            parts, table.encoding(), resolver.isNative(entity, found, attribute))));
  }

  /**
   * The keys on the index; an entity that does not name it may have its attributes all the same.
   */
  private static EntityIndexModel keys(IndexModel index, EntityModel entity) {
    return entity.indexes().stream()
        .filter(keys -> keys.index().equals(index.name()))
        .findFirst()
        .orElseGet(
            () ->
                new EntityIndexModel(
                    index.name(),
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty(),
                    1,
                    "",
                    entity.origin()));
  }
}
