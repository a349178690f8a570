package io.partita.processor.resolve;

import io.partita.processor.model.EntityIndexModel;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.IndexModel;
import io.partita.processor.model.KeyPlace;
import io.partita.processor.model.TableModel;
import io.partita.processor.model.Template;
import io.partita.processor.model.Template.Placeholder;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** An entity with what follows from its templates: its keys, owners and access patterns. */
public final class ResolvedEntity {

  private final TableModel table;
  private final EntityModel model;
  private final List<ResolvedKey> keys;
  private final List<Relation> owners;
  private final List<Relation> ownersAndCounters;
  private final List<NamedPattern> patterns;

  ResolvedEntity(TableModel table, EntityModel model) {
    this.table = table;
    this.model = model;
    this.keys =
        Stream.concat(ofTable(), model.indexes().stream().flatMap(this::ofIndex))
            .filter(key -> !key.template().isAbsent())
            .toList();
    Relations relations = new Relations(table);
    this.owners = relations.owners(model);
    this.ownersAndCounters =
        Stream.concat(owners.stream(), relations.counters(model, owners)).toList();
    this.patterns = new AccessPatternNames(table, this).list();
  }

  public EntityModel model() {
    return model;
  }

  /** All templates that fill a key attribute: those of the table first. */
  public List<ResolvedKey> keys() {
    return keys;
  }

  /** The templates of the table's own key. */
  public List<ResolvedKey> tableKeys() {
    return keys.stream().filter(key -> !key.place().isIndex()).toList();
  }

  /**
   * What items of the entity belong to: the left end, then the right one; or the parent, then its
   * parent, and so on. What is not in the table is left out, and a rule reports it.
   */
  public List<Relation> owners() {
    return owners;
  }

  /**
   * What items of the entity belong to, then what only counts them: entities whose keys are made of
   * components of its own key, by name.
   */
  public List<Relation> ownersAndCounters() {
    return ownersAndCounters;
  }

  /**
   * The access patterns: those of the table first, then those of indexes in the order of their
   * annotations.
   */
  public List<NamedPattern> patterns() {
    return patterns;
  }

  /** What items hold in an attribute; empty if they do not have it, or it does not resolve. */
  public Optional<ResolvedKey> at(String attribute) {
    return shared(attribute, KeyPlace.INDEX_PARTITION, "").filter(ResolvedKey::isResolved);
  }

  /**
   * What the partition key of an index holds, also where the attribute is one that the entity has
   * anyway; empty if it has none, which a rule reports.
   */
  public Optional<ResolvedKey> partitionKey(EntityIndexModel on) {
    return table
        .index(on.index())
        .flatMap(index -> at(on, KeyPlace.INDEX_PARTITION, index.partitionKey()));
  }

  /** What the sort key of an index holds, likewise; empty if the index has none. */
  public Optional<ResolvedKey> sortKey(EntityIndexModel on) {
    return table
        .index(on.index())
        .flatMap(IndexModel::sortKey)
        .flatMap(attribute -> at(on, KeyPlace.INDEX_SORT, attribute));
  }

  private Optional<ResolvedKey> at(EntityIndexModel on, KeyPlace place, String attribute) {
    return written(on, place).or(() -> shared(attribute, place, on.index()));
  }

  /** The template that is written for a key of an index. */
  public Optional<ResolvedKey> written(EntityIndexModel on, KeyPlace place) {
    return keys.stream()
        .filter(key -> key.place() == place && key.index().filter(on::equals).isPresent())
        .findFirst();
  }

  /** The component's own attribute that a key is, so that no template need be written. */
  public Optional<ResolvedKey> ofComponent(KeyPlace place, String attribute) {
    return model
        .stored(attribute)
        .map(component -> List.<Template.Part>of(new Placeholder(List.of(component.name()), "")))
        .map(parts -> key(Optional.empty(), place, attribute, parts));
  }

  /** What a template would be as the entity's partition key. */
  public ResolvedKey asPartitionKey(Template template) {
    return key(Optional.empty(), KeyPlace.TABLE_PARTITION, table.partitionKey(), template);
  }

  /** Whether all keys are given and refer to something; rules report those that do not. */
  public boolean isReadable() {
    return isReadable(table.partitionKey(), table.sortKey())
        && model.indexes().stream()
            .map(on -> table.index(on.index()).orElseThrow())
            .allMatch(index -> isReadable(index.partitionKey(), index.sortKey()));
  }

  private boolean isReadable(String partitionKey, Optional<String> sortKey) {
    return at(partitionKey).isPresent() && sortKey.stream().allMatch(key -> at(key).isPresent());
  }

  /** What an attribute holds that is not written for this index. */
  private Optional<ResolvedKey> shared(String attribute, KeyPlace place, String index) {
    if (table.isKey(attribute)) {
      return tableKeys().stream().filter(key -> key.attribute().equals(attribute)).findFirst();
    }
    if (table.isType(attribute)) {
      List<Template.Part> type = List.of(new Template.Literal(model.typeValue()));
      return Optional.of(key(Optional.empty(), place, attribute, type));
    }
    return keys.stream()
        .filter(key -> key.attribute().equals(attribute) && !key.isOn(index))
        .findFirst()
        .or(() -> ofComponent(place, attribute));
  }

  private Stream<ResolvedKey> ofTable() {
    return Stream.concat(
        Stream.of(asPartitionKey(model.partitionKey())),
        table.sortKey().stream()
            .flatMap(
                attribute ->
                    model.sortKey().stream()
                        .map(key -> key(Optional.empty(), KeyPlace.TABLE_SORT, attribute, key))));
  }

  private Stream<ResolvedKey> ofIndex(EntityIndexModel on) {
    IndexModel index = table.index(on.index()).orElseThrow();
    Stream<ResolvedKey> partition =
        on.partitionKey().stream()
            .map(
                template ->
                    key(Optional.of(on), KeyPlace.INDEX_PARTITION, index.partitionKey(), template));
    Stream<ResolvedKey> sort =
        index.sortKey().stream()
            .flatMap(
                attribute ->
                    on.sortKey().stream()
                        .map(key -> key(Optional.of(on), KeyPlace.INDEX_SORT, attribute, key)));
    return Stream.concat(partition, sort);
  }

  private ResolvedKey key(
      Optional<EntityIndexModel> on, KeyPlace place, String attribute, List<Template.Part> parts) {
    return key(on, place, attribute, Template.of(parts, model.origin()));
  }

  private ResolvedKey key(
      Optional<EntityIndexModel> on, KeyPlace place, String attribute, Template template) {
    return new ResolvedKey(table, model, on, place, attribute, template);
  }
}
