package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.EntityIndexModel;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.IndexModel;
import io.partita.processor.model.KeyPlace;
import io.partita.processor.model.TableModel;
import io.partita.processor.model.Template;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A template of an entity together with the key attribute it fills.
 *
 * @param index the index's name, or empty for the table's own key
 */
record KeyUse(
    EntityModel entity,
    Template template,
    KeyPlace place,
    String attribute,
    Optional<String> index) {

  /** The templates of all entities. */
  static Stream<KeyUse> of(TableModel table) {
    return table.entities().stream().flatMap(entity -> of(table, entity));
  }

  /** The templates of an entity that fill an attribute; an empty one fills none. */
  static Stream<KeyUse> of(TableModel table, EntityModel entity) {
    return Stream.concat(
            ofTable(table, entity),
            entity.indexes().stream()
                .flatMap(
                    keys ->
                        table.index(keys.index()).stream()
                            .flatMap(index -> ofIndex(entity, keys, index))))
        .filter(use -> !use.template.parts().isEmpty());
  }

  /** The templates of an entity's own key. */
  static Stream<KeyUse> ofTable(TableModel table, EntityModel entity) {
    KeyUse partition =
        new KeyUse(
            entity,
            entity.partitionKey(),
            KeyPlace.TABLE_PARTITION,
            table.partitionKey(),
            Optional.empty());
    Stream<KeyUse> sort =
        table.sortKey().stream()
            .flatMap(
                attribute ->
                    entity.sortKey().stream()
                        .map(
                            template ->
                                new KeyUse(
                                    entity,
                                    template,
                                    KeyPlace.TABLE_SORT,
                                    attribute,
                                    Optional.empty())));
    return Stream.concat(Stream.of(partition), sort);
  }

  private static Stream<KeyUse> ofIndex(
      EntityModel entity, EntityIndexModel keys, IndexModel index) {
    Optional<String> name = Optional.of(index.name());
    Stream<KeyUse> partition =
        keys.partitionKey().stream()
            .map(
                template ->
                    new KeyUse(
                        entity, template, KeyPlace.INDEX_PARTITION, index.partitionKey(), name));
    Stream<KeyUse> sort =
        index.sortKey().stream()
            .flatMap(
                attribute ->
                    keys.sortKey().stream()
                        .map(
                            template ->
                                new KeyUse(
                                    entity, template, KeyPlace.INDEX_SORT, attribute, name)));
    return Stream.concat(partition, sort);
  }

  /** The template as messages name it: {@code Sort key "ORDER#{orderId}" of Order}. */
  String description() {
    String kind = place.isPartition() ? "Partition key" : "Sort key";
    String where = index.map(name -> " on " + name).orElse("");
    return "%s \"%s\" of %s%s".formatted(kind, template.text(), entity.name(), where);
  }

  /** A problem of this template, reported where it is written. */
  Diagnostic problem(Code code, String message) {
    return new Diagnostic(code, message, template.origin());
  }
}
