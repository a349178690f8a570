package io.partita.processor.lock;

import io.partita.processor.diagnostic.Origin;
import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.IndexModel;
import io.partita.processor.model.TableModel;
import io.partita.processor.resolve.ResolvedTable;

/** Finds where in the source something is declared that a lock names. */
final class LockOrigins {

  private final ResolvedTable resolved;
  private final TableModel table;

  LockOrigins(ResolvedTable resolved) {
    this.resolved = resolved;
    this.table = resolved.model();
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

  /** Whether an attribute is a component of an embedded record, whose prefix it begins with. */
  boolean isEmbedded(LockEntity entity, LockPath path) {
    return path.equals(LockPath.of(path.root()))
        && model(entity).components().stream()
            .filter(component -> component.attribute().equals(path.root()))
            .anyMatch(ComponentModel::isEmbedded);
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
    return resolved.entity(model).keys().stream()
        .filter(key -> key.attribute().equals(attribute))
        .map(key -> key.template().origin())
        .findFirst()
        .orElse(model.origin());
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
