package io.partita.processor.resolve;

import io.partita.processor.model.EntityIndexModel;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.KeyPart;
import io.partita.processor.model.KeyPlace;
import io.partita.processor.model.TableModel;
import io.partita.processor.model.Template;
import io.partita.processor.model.Template.Placeholder;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Looks up what entities hold in key attributes: an entity takes part in an index wherever its
 * items have the attributes, whether it names the index or not.
 */
public final class StoredKeys {

  private final TableModel table;
  private final KeyResolver resolver;

  public StoredKeys(TableModel table) {
    this.table = table;
    this.resolver = new KeyResolver(table);
  }

  /** What an entity's items hold in an attribute; empty if they do not have it. */
  public Optional<StoredKey> at(EntityModel entity, String attribute) {
    if (attribute.equals(table.partitionKey())) {
      return resolved(
          entity, Optional.of(entity.partitionKey()), attribute, KeyPlace.TABLE_PARTITION);
    }
    if (table.sortKey().filter(attribute::equals).isPresent()) {
      return resolved(entity, entity.sortKey(), attribute, KeyPlace.TABLE_SORT);
    }
    if (table.typeAttribute().filter(attribute::equals).isPresent()) {
      return Optional.of(StoredKey.of(List.of(new KeyPart.LiteralPart(entity.typeValue())), false));
    }
    return entity.indexes().stream()
        .flatMap(keys -> ofIndex(entity, keys, attribute).stream())
        .findFirst()
        .or(() -> ofComponent(entity, attribute));
  }

  /**
   * Whether all keys of an entity are given and refer to something; rules report those that do not.
   */
  public boolean areReadable(EntityModel entity) {
    return at(entity, table.partitionKey()).isPresent()
        && table.sortKey().stream().allMatch(attribute -> at(entity, attribute).isPresent())
        && entity.indexes().stream()
            .allMatch(
                keys ->
                    table
                        .index(keys.index())
                        .filter(index -> at(entity, index.partitionKey()).isPresent())
                        .filter(
                            index ->
                                index.sortKey().stream()
                                    .allMatch(sort -> at(entity, sort).isPresent()))
                        .isPresent());
  }

  private Optional<StoredKey> ofIndex(EntityModel entity, EntityIndexModel keys, String attribute) {
    return table.index(keys.index()).stream()
        .flatMap(
            index ->
                Stream.concat(
                    index.partitionKey().equals(attribute)
                        ? resolved(entity, keys.partitionKey(), attribute, KeyPlace.INDEX_PARTITION)
                            .stream()
                        : Stream.empty(),
                    index.sortKey().filter(attribute::equals).isPresent()
                        ? resolved(entity, keys.sortKey(), attribute, KeyPlace.INDEX_SORT).stream()
                        : Stream.empty()))
        .findFirst();
  }

  private Optional<StoredKey> ofComponent(EntityModel entity, String attribute) {
    return entity.components().stream()
        .filter(component -> !component.keyOnly() && component.attribute().equals(attribute))
        .findFirst()
        .map(
            component ->
                Template.of(
                    List.of(new Placeholder(List.of(component.name()), "")), component.origin()))
        .flatMap(
            template ->
                resolved(entity, Optional.of(template), attribute, KeyPlace.INDEX_PARTITION));
  }

  private Optional<StoredKey> resolved(
      EntityModel entity, Optional<Template> template, String attribute, KeyPlace place) {
    return template
        .filter(found -> !found.isAbsent())
        .flatMap(
            found ->
                resolver
                    .resolve(entity, found, place, attribute)
                    .map(
                        parts -> StoredKey.of(parts, resolver.isNative(entity, found, attribute))));
  }
}
