package io.partita.processor.document;

import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.EntityModel;
import io.partita.processor.resolve.Dependent;
import io.partita.processor.resolve.Owner;
import io.partita.processor.resolve.ResolvedTable;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * That items of one entity belong to those of another.
 *
 * @param role what the owner is called
 * @param counter where it counts them, if it does
 */
record Relationship(
    EntityModel owner, EntityModel dependent, String role, Optional<String> counter) {

  /** All relationships of a table, in the order of its entities. */
  static List<Relationship> of(ResolvedTable table) {
    return table.model().entities().stream()
        .flatMap(
            entity ->
                Stream.concat(
                        table.dependents(entity).stream(),
                        table.countedDescendants(entity).stream())
                    .map(dependent -> of(entity, dependent)))
        .toList();
  }

  private static Relationship of(EntityModel entity, Dependent dependent) {
    Owner owner = dependent.owner();
    return new Relationship(
        entity, dependent.entity(), owner.role(), owner.counter().map(ComponentModel::name));
  }

  /** What the owner is called, and where it counts. */
  String label() {
    return role + counter.map(component -> ", counted in " + component).orElse("");
  }

  /** What the dependent says of it: whose it is, as what, and where that is counted. */
  String sentence() {
    boolean isNamed = role.equalsIgnoreCase(owner.name());
    return "of "
        + owner.name()
        + (isNamed ? "" : " as " + role)
        + counter.map(component -> ", counted in " + component).orElse("");
  }
}
