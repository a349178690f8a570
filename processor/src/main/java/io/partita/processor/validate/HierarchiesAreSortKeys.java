package io.partita.processor.validate;

import io.partita.annotations.Projection;
import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.EntityIndexModel;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.HierarchyModel;
import io.partita.processor.model.TableModel;
import io.partita.processor.model.Template;
import io.partita.processor.resolve.ResolvedEntity;
import io.partita.processor.resolve.ResolvedTable;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The levels of a hierarchy are the components of the sort key that it names, in this order. */
final class HierarchiesAreSortKeys implements EntityRule {

  @Override
  public Stream<Diagnostic> check(ResolvedTable table, ResolvedEntity entity) {
    return entity.model().hierarchy().stream()
        .flatMap(
            hierarchy ->
                problem(table.model(), entity, hierarchy)
                    .map(message -> new Diagnostic(Code.HIERARCHY, message, hierarchy.origin()))
                    .stream());
  }

  private static Optional<String> problem(
      TableModel table, ResolvedEntity resolved, HierarchyModel hierarchy) {
    EntityModel entity = resolved.model();
    List<String> levels = hierarchy.levels();
    if (levels.isEmpty() || new HashSet<>(levels).size() < levels.size()) {
      return Optional.of(
          "The hierarchy of %s %s. List each level once, the widest first."
              .formatted(entity.name(), levels.isEmpty() ? "has no level" : "lists a level twice"));
    }
    return hierarchy.index().isEmpty()
        ? ofTable(table, entity, hierarchy)
        : ofIndex(table, resolved, hierarchy);
  }

  private static Optional<String> ofTable(
      TableModel table, EntityModel entity, HierarchyModel hierarchy) {
    if (table.sortKey().isEmpty()) {
      return Optional.of(
          "%s has a hierarchy, but the table %s has no sort key to hold it. Name an index with a sort key: @Hierarchy(index = ...)."
              .formatted(entity.name(), table.type().simpleName()));
    }
    return entity.sortKey().flatMap(sortKey -> difference(entity, hierarchy, sortKey, "sk"));
  }

  private static Optional<String> ofIndex(
      TableModel table, ResolvedEntity resolved, HierarchyModel hierarchy) {
    EntityModel entity = resolved.model();
    List<EntityIndexModel> uses = entity.on(hierarchy.index()).toList();
    if (uses.isEmpty()) {
      return Optional.of(
          "The hierarchy of %s is to be on %s, but %s is not on that index. Add @Index(name = \"%s\", pk = ...)."
              .formatted(entity.name(), hierarchy.index(), entity.name(), hierarchy.index()));
    }
    if (uses.stream().anyMatch(use -> use.shards() > 1)) {
      return Optional.of(
          "The hierarchy of %s is on %s, whose partitions are spread over shards: the values of a level would have to be looked for in each. Use another index, or none of shards."
              .formatted(entity.name(), hierarchy.index()));
    }
    if (table
        .index(hierarchy.index())
        .filter(index -> index.projection() != Projection.ALL)
        .isPresent()) {
      return Optional.of(
          "The hierarchy of %s is on %s, which does not hold whole items. Use projection = ALL."
              .formatted(entity.name(), hierarchy.index()));
    }
    return uses.stream()
        .flatMap(use -> resolved.sortKey(use).stream())
        .flatMap(
            sortKey ->
                difference(
                    entity,
                    hierarchy,
                    sortKey.template(),
                    "sk of @Index(name = \"" + hierarchy.index() + "\")")
                    .stream())
        .findFirst();
  }

  private static Optional<String> difference(
      EntityModel entity, HierarchyModel hierarchy, Template sortKey, String where) {
    List<String> placeholders =
        sortKey.placeholders().stream().map(Template.Placeholder::name).toList();
    return placeholders.equals(hierarchy.levels())
        ? Optional.empty()
        : Optional.of(
            "The levels of %s are %s, but the sort key \"%s\" has %s. Remove %s to derive \"%s\", or make the two agree."
                .formatted(
                    entity.name(),
                    String.join(", ", hierarchy.levels()),
                    sortKey.text(),
                    placeholders.isEmpty() ? "none" : String.join(", ", placeholders),
                    where,
                    hierarchy.template()));
  }
}
