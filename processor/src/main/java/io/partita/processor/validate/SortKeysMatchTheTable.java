package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.EntityModel;
import io.partita.processor.model.TableModel;
import io.partita.processor.model.Template;
import io.partita.processor.resolve.ResolvedEntity;
import io.partita.processor.resolve.ResolvedTable;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** Entities have a sort key exactly when their table has one. */
final class SortKeysMatchTheTable implements EntityRule {

  @Override
  public Stream<Diagnostic> check(ResolvedTable table, ResolvedEntity entity) {
    return Stream.of(
            missing(table.model(), entity.model()), unexpected(table.model(), entity.model()))
        .flatMap(Optional::stream);
  }

  private static Optional<Diagnostic> missing(TableModel table, EntityModel entity) {
    return table
        .sortKey()
        .filter(attribute -> entity.sortKey().isEmpty())
        .map(
            attribute ->
                new Diagnostic(
                    Code.MISSING_SORT_KEY,
                    "%s has no sort key, but the table %s has one (%s). Add it to @Entity, such as sk = \"%s\", or declare sortKey = \"\" on @Table."
                        .formatted(
                            entity.name(),
                            table.type().simpleName(),
                            attribute,
                            example(table, entity, attribute)),
                    entity.origin()));
  }

  private static String example(TableModel table, EntityModel entity, String attribute) {
    Optional<String> ofChild =
        Child.matched(table)
            .filter(child -> child.entity().equals(entity))
            .map(child -> new ChildSortKey(child).example())
            .findFirst();
    return ofChild.orElseGet(() -> example(entity, attribute));
  }

  private static String example(EntityModel entity, String attribute) {
    return entity.components().stream()
        .filter(component -> component.attribute().equals(attribute))
        .findFirst()
        .map(component -> "{" + component.name() + "}")
        .orElseGet(() -> entity.name().toUpperCase(Locale.ROOT));
  }

  private static Optional<Diagnostic> unexpected(TableModel table, EntityModel entity) {
    return entity
        .sortKey()
        // That a child cannot do without one is another rule's finding.
        .filter(template -> table.sortKey().isEmpty() && entity.child().isEmpty())
        .filter(template -> !isMadeOfLevels(entity, template))
        .map(
            template ->
                new Diagnostic(
                    Code.UNEXPECTED_SORT_KEY,
                    "%s has the sort key \"%s\", but the table %s has none. Remove sk, or name the table's sort key on @Table, such as sortKey = \"SK\"."
                        .formatted(entity.name(), template.text(), table.type().simpleName()),
                    template.origin()));
  }

  /** The levels of a hierarchy are no sort key that the user wrote; their rule reports them. */
  private static boolean isMadeOfLevels(EntityModel entity, Template template) {
    return entity
        .hierarchy()
        .filter(levels -> levels.template().equals(template.text()))
        .isPresent();
  }
}
