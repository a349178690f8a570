package io.partita.processor.document;

import io.partita.processor.model.AccessPatternPlan;
import io.partita.processor.model.CopyPlan;
import io.partita.processor.model.TablePlan;
import io.partita.processor.resolve.CopyPlace;
import io.partita.processor.resolve.RequestText;
import java.util.List;
import java.util.Optional;

/**
 * A declared copy, and how it is found when its source has changed.
 *
 * @param source what it is a copy of
 * @param reach the requests that find the items that hold it
 */
record CopyRow(String copy, String source, String reach) {

  static List<CopyRow> of(TablePlan table) {
    return CopyPlace.of(table.table()).map(place -> of(table, place)).toList();
  }

  private static CopyRow of(TablePlan table, CopyPlace place) {
    return new CopyRow(
        name(place),
        "%s.%s".formatted(place.copy().entity().simpleName(), place.copy().component()),
        plan(table, place).map(CopyRow::reach).orElse(""));
  }

  /** {@code Order.customerName}, or {@code SchoolClass.students: StudentSummary.name}. */
  private static String name(CopyPlace place) {
    return place.owner().isEmpty()
        ? place.name()
        : "%s.%s: %s".formatted(place.holder().name(), place.root().name(), place.name());
  }

  private static Optional<CopyPlan> plan(TablePlan table, CopyPlace place) {
    return table.entities().stream()
        .filter(entity -> entity.entity().type().equals(place.copy().entity()))
        .flatMap(entity -> entity.copies().stream())
        .filter(copies -> copies.holder().type().equals(place.holder().type()))
        .filter(copies -> copies.components().contains(place.root()))
        .findFirst();
  }

  private static String reach(CopyPlan copies) {
    AccessPatternPlan pattern = copies.reach().pattern();
    return "Query of %s.%s on %s%s"
        .formatted(
            copies.reach().entity().name(),
            RequestText.call(pattern.method(), pattern.arguments()),
            pattern.index().orElse("the table"),
            copies
                .target()
                .map(target -> ", then BatchGetItem of " + target.entity().name())
                .orElse(""));
  }
}
