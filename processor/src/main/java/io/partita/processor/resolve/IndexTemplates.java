package io.partita.processor.resolve;

import io.partita.processor.diagnostic.Origin;
import io.partita.processor.model.EntityIndexModel;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.IndexModel;
import io.partita.processor.model.TableModel;
import io.partita.processor.model.Template;
import io.partita.processor.model.Template.Literal;
import io.partita.processor.model.Template.Placeholder;
import java.util.List;
import java.util.Optional;

/**
 * Looks up the templates of an entity's index keys, also where the attribute is one that the entity
 * has anyway.
 */
public final class IndexTemplates {

  private final TableModel table;
  private final EntityModel entity;

  public IndexTemplates(TableModel table, EntityModel entity) {
    this.table = table;
    this.entity = entity;
  }

  /**
   * What the partition key of an index holds; empty if the entity has no such attribute, which a
   * rule reports.
   */
  public Optional<Template> partitionKey(EntityIndexModel keys) {
    return given(keys.partitionKey())
        .or(() -> table.index(keys.index()).flatMap(index -> shared(index.partitionKey(), keys)));
  }

  /** What the sort key of an index holds; empty if the index has none. */
  public Optional<Template> sortKey(EntityIndexModel keys) {
    return table
        .index(keys.index())
        .flatMap(IndexModel::sortKey)
        .flatMap(attribute -> given(keys.sortKey()).or(() -> shared(attribute, keys)));
  }

  private static Optional<Template> given(Optional<Template> template) {
    return template.filter(found -> !found.isAbsent());
  }

  private Optional<Template> shared(String attribute, EntityIndexModel keys) {
    if (attribute.equals(table.partitionKey())) {
      return given(Optional.of(entity.partitionKey()));
    }
    if (table.sortKey().filter(attribute::equals).isPresent()) {
      return given(entity.sortKey());
    }
    if (table.typeAttribute().filter(attribute::equals).isPresent()) {
      return Optional.of(Template.of(List.of(new Literal(entity.typeValue())), keys.origin()));
    }
    return ofOtherIndex(attribute, keys).or(() -> ofComponent(attribute, keys.origin()));
  }

  private Optional<Template> ofOtherIndex(String attribute, EntityIndexModel keys) {
    return entity.indexes().stream()
        .filter(other -> !other.index().equals(keys.index()))
        .flatMap(
            other ->
                table.index(other.index()).stream()
                    .flatMap(index -> given(at(attribute, other, index)).stream()))
        .findFirst();
  }

  private static Optional<Template> at(String attribute, EntityIndexModel keys, IndexModel index) {
    if (index.partitionKey().equals(attribute)) {
      return keys.partitionKey();
    }
    return index.sortKey().filter(attribute::equals).flatMap(found -> keys.sortKey());
  }

  private Optional<Template> ofComponent(String attribute, Origin origin) {
    return entity.components().stream()
        .filter(component -> !component.keyOnly() && component.attribute().equals(attribute))
        .findFirst()
        .map(
            component ->
                Template.of(List.of(new Placeholder(List.of(component.name()), "")), origin));
  }
}
