package io.partita.processor.lock;

import io.partita.processor.diagnostic.Origin;
import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.EntityIndexModel;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.IndexModel;
import io.partita.processor.model.TableModel;
import io.partita.processor.model.Template;
import java.util.Optional;
import java.util.stream.Stream;

/** Finds where in the source something is declared that a lock names. */
final class LockOrigins {

  private final TableModel table;

  LockOrigins(TableModel table) {
    this.table = table;
  }

  Origin table() {
    return table.origin();
  }

  /** The definition of an index, or the table that infers it. */
  Origin index(LockIndex index) {
    return table.index(index.name()).map(IndexModel::origin).orElse(table.origin());
  }

  Origin entity(LockEntity entity) {
    return model(entity).origin();
  }

  /** The component that an attribute is, or is in. */
  Origin attribute(LockEntity entity, LockPath path) {
    EntityModel model = model(entity);
    return model.components().stream()
        .filter(component -> component.attribute().equals(path.root()))
        .map(ComponentModel::origin)
        .findFirst()
        .orElse(model.origin());
  }

  /** The template of a key, or what stands for it. */
  Origin key(LockEntity entity, String attribute) {
    EntityModel model = model(entity);
    if (attribute.equals(table.partitionKey())) {
      return model.partitionKey().origin();
    }
    Optional<Template> sortKey =
        model.sortKey().filter(template -> table.sortKey().filter(attribute::equals).isPresent());
    return sortKey
        .or(() -> model.indexes().stream().flatMap(keys -> template(keys, attribute)).findFirst())
        .map(Template::origin)
        .orElse(model.origin());
  }

  private Stream<Template> template(EntityIndexModel keys, String attribute) {
    return table.index(keys.index()).stream()
        .flatMap(
            index ->
                index.partitionKey().equals(attribute)
                    ? keys.partitionKey().stream()
                    : index.sortKey().filter(attribute::equals).isPresent()
                        ? keys.sortKey().stream()
                        : Stream.empty());
  }

  /** The generated class that reads and writes an entity. */
  String dao(LockEntity entity) {
    return model(entity).generatedName() + "Dao";
  }

  private EntityModel model(LockEntity entity) {
    return table.entities().stream()
        .filter(model -> model.type().canonicalName().equals(entity.record()))
        .findFirst()
        .orElseThrow();
  }
}
