package io.partita.processor.plan;

import io.partita.processor.model.EntityIndexModel;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.EntityPlan.IndexKeyPlan;
import io.partita.processor.model.IndexModel;
import io.partita.processor.model.KeyAttributePlan;
import io.partita.processor.model.KeyPart;
import io.partita.processor.model.KeyPlace;
import io.partita.processor.model.TableModel;
import io.partita.processor.model.Template;
import io.partita.processor.resolve.KeyResolver;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Plans the key attributes of entities: what their templates refer to, how long they may be, what
 * they must not be.
 */
final class KeyPlanner {

  private static final int PARTITION_KEY_BYTES = 2048;
  private static final int SORT_KEY_BYTES = 1024;

  private final TableModel table;
  private final KeyResolver resolver;
  private final ReservedKeys reserved;

  KeyPlanner(TableModel table) {
    this.table = table;
    this.resolver = new KeyResolver(table);
    this.reserved = new ReservedKeys(table);
  }

  /** All keys of an entity. */
  EntityKeys keys(EntityModel entity) {
    KeyAttributePlan partitionKey = partitionKey(entity);
    Optional<KeyAttributePlan> sortKey = sortKey(entity);
    List<IndexKeyPlan> indexes = indexes(entity);
    Map<String, Set<KeyAttributePlan>> attributes = new HashMap<>();
    Stream.of(
            Stream.of(partitionKey),
            sortKey.stream(),
            indexes.stream().flatMap(KeyPlanner::attributes))
        .flatMap(keys -> keys)
        .forEach(
            key ->
                attributes
                    .computeIfAbsent(key.attribute(), attribute -> new LinkedHashSet<>())
                    .add(key));
    unwritten(entity).forEach(key -> attributes.putIfAbsent(key.attribute(), Set.of(key)));
    return new EntityKeys(entity, partitionKey, sortKey, indexes, Map.copyOf(attributes));
  }

  private KeyAttributePlan partitionKey(EntityModel entity) {
    return attribute(
        entity, entity.partitionKey(), table.partitionKey(), KeyPlace.TABLE_PARTITION, List.of());
  }

  private Optional<KeyAttributePlan> sortKey(EntityModel entity) {
    return table
        .sortKey()
        .flatMap(
            attribute ->
                entity
                    .sortKey()
                    .map(
                        template ->
                            attribute(
                                entity,
                                template,
                                attribute,
                                KeyPlace.TABLE_SORT,
                                reserved.of(entity))));
  }

  private List<IndexKeyPlan> indexes(EntityModel entity) {
    List<IndexKeyPlan> plans = new ArrayList<>();
    for (EntityIndexModel index : entity.indexes()) {
      plans.add(index(entity, index, plans));
    }
    return List.copyOf(plans);
  }

  /**
   * The keys on an index. An attribute that the table or an earlier index writes already is absent:
   * it is written once.
   */
  private IndexKeyPlan index(
      EntityModel entity, EntityIndexModel keys, List<IndexKeyPlan> earlier) {
    IndexModel index = table.index(keys.index()).orElseThrow();
    Optional<KeyAttributePlan> partitionKey =
        keys.partitionKey()
            .or(() -> ownAttribute(entity, index.partitionKey(), KeyPlace.INDEX_PARTITION))
            .filter(template -> !isWritten(index, index.partitionKey(), earlier))
            .map(
                template ->
                    attribute(
                        entity,
                        template,
                        index.partitionKey(),
                        KeyPlace.INDEX_PARTITION,
                        List.of()));
    Optional<KeyAttributePlan> sortKey =
        index
            .sortKey()
            .filter(attribute -> !isWritten(index, attribute, earlier))
            .flatMap(
                attribute ->
                    keys.sortKey()
                        .or(() -> ownAttribute(entity, attribute, KeyPlace.INDEX_SORT))
                        .map(
                            template ->
                                attribute(
                                    entity, template, attribute, KeyPlace.INDEX_SORT, List.of())));
    return new IndexKeyPlan(index.name(), partitionKey, sortKey, keys.where());
  }

  /**
   * The keys of indexes that are attributes of the entity without any template: its type, its
   * components.
   */
  private Stream<KeyAttributePlan> unwritten(EntityModel entity) {
    return table.indexes().stream()
        .flatMap(index -> Stream.concat(Stream.of(index.partitionKey()), index.sortKey().stream()))
        .flatMap(
            attribute ->
                table.typeAttribute().filter(attribute::equals).isPresent()
                    ? Stream.of(type(entity, attribute))
                    : component(entity, attribute).stream());
  }

  private KeyAttributePlan type(EntityModel entity, String attribute) {
    String type = entity.typeValue();
    List<KeyPart> parts = List.of(new KeyPart.LiteralPart(type));
    return new KeyAttributePlan(
        attribute, false, type, parts, maxBytes(attribute, KeyPlace.INDEX_PARTITION), List.of());
  }

  private Optional<KeyAttributePlan> component(EntityModel entity, String attribute) {
    return ownAttribute(entity, attribute, KeyPlace.INDEX_PARTITION)
        .map(
            template ->
                attribute(entity, template, attribute, KeyPlace.INDEX_PARTITION, List.of()));
  }

  /** The template of a key that is a component's own attribute, so that it need not be given. */
  private Optional<Template> ownAttribute(EntityModel entity, String attribute, KeyPlace place) {
    return entity.components().stream()
        .filter(component -> !component.keyOnly() && component.attribute().equals(attribute))
        .findFirst()
        .map(
            component ->
                new Template(
                    "{" + component.name() + "}",
                    List.of(new Template.Placeholder(List.of(component.name()), "")),
                    component.origin()))
        .filter(template -> resolver.resolve(entity, template, place, attribute).isPresent());
  }

  private static Stream<KeyAttributePlan> attributes(IndexKeyPlan index) {
    return Stream.concat(index.partitionKey().stream(), index.sortKey().stream());
  }

  private boolean isWritten(IndexModel index, String attribute, List<IndexKeyPlan> earlier) {
    return attribute.equals(table.partitionKey())
        || table.sortKey().filter(attribute::equals).isPresent()
        || earlier.stream()
            // The same index under another condition is not written at the same time.
            .filter(keys -> !keys.index().equals(index.name()))
            .flatMap(KeyPlanner::attributes)
            .anyMatch(key -> key.attribute().equals(attribute));
  }

  private KeyAttributePlan attribute(
      EntityModel entity,
      Template template,
      String attribute,
      KeyPlace place,
      List<String> reserved) {
    return new KeyAttributePlan(
        attribute,
        resolver.isNative(entity, template, attribute),
        template.wholeText(),
        resolver.resolve(entity, template, place, attribute).orElseThrow(),
        maxBytes(attribute, place),
        reserved);
  }

  private int maxBytes(String attribute, KeyPlace place) {
    boolean sorts =
        !place.isPartition()
            || table.sortKey().filter(attribute::equals).isPresent()
            || table.indexes().stream()
                .anyMatch(index -> index.sortKey().filter(attribute::equals).isPresent());
    return sorts ? SORT_KEY_BYTES : PARTITION_KEY_BYTES;
  }
}
