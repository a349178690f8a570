package io.partita.processor.document;

import io.partita.processor.model.Dependent;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.Owner;
import io.partita.processor.model.Relations;
import io.partita.processor.model.TableModel;
import java.util.List;
import java.util.stream.Stream;

/**
 * That items of one entity belong to those of another.
 *
 * @param label what the owner is called, and where it counts them
 */
record Relationship(EntityModel owner, EntityModel dependent, String label) {

  /** All relationships of a table, in the order of its entities. */
  static List<Relationship> of(TableModel table) {
    Relations relations = new Relations(table);
    return table.entities().stream()
        .flatMap(
            entity ->
                Stream.concat(
                        relations.dependents(entity).stream(),
                        relations.countedDescendants(entity).stream())
                    .map(dependent -> of(entity, dependent)))
        .toList();
  }

  private static Relationship of(EntityModel entity, Dependent dependent) {
    Owner owner = dependent.owner();
    return new Relationship(
        entity,
        dependent.entity(),
        owner.role() + owner.counter().map(counter -> ", counted in " + counter.name()).orElse(""));
  }
}
