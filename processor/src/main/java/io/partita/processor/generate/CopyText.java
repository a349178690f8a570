package io.partita.processor.generate;

import io.partita.processor.model.CopyPlan;
import io.partita.processor.model.DependentPlan;
import java.util.stream.Collectors;

/** Documents what a DAO does with the copies of its components in other items. */
final class CopyText {

  private final EntityText entity;

  CopyText(EntityText entity) {
    this.entity = entity;
  }

  Javadoc propagate() {
    return Javadoc.of(
            "Brings the copies that other items have of the %s with this key up to date: %s."
                .formatted(entity.record(), places()))
        .paragraph(
            ("One strongly consistent GetItem, then %s. What differs is read by BatchGetItem, "
                    + "or one GetItem, and written by one TransactWriteItems if it is in at most 100 "
                    + "items, else by several, on the condition that it has not changed since it was "
                    + "read. If one more GetItem finds that the %s has changed meanwhile, it begins "
                    + "again. A call that was interrupted can be repeated: it goes on with what still "
                    + "differs.%s")
                .formatted(requests(), entity.record(), delay()))
        .returns("how many items were changed")
        .throwing("ItemNotFoundException", "if it does not exist or is being deleted")
        .throwing(
            "IncompleteBatchException",
            "if some items were not written, since a request failed, and another call goes on, or"
                + " since they cannot be read, and all others were written; it holds their keys");
  }

  Javadoc verifyCopies() {
    return Javadoc.of(
            "The copies that differ from the %s with this key, among %s."
                .formatted(entity.record(), places()))
        .paragraph(
            "One strongly consistent GetItem, then %s. Nothing is written.%s"
                .formatted(requests(), delay()))
        .returns(
            "where a copy is wrong, which {@code propagate} puts right, or cannot be read, which"
                + " remains; empty if all are right")
        .throwing("ItemNotFoundException", "if it does not exist or is being deleted");
  }

  private String places() {
    return entity.code().plan().copies().stream()
        .flatMap(
            copies ->
                copies.components().stream()
                    .map(
                        component ->
                            "{@code " + copies.holder().name() + "." + component.name() + "}"))
        .distinct()
        .collect(Collectors.joining(", "));
  }

  private String requests() {
    return entity.code().plan().copies().stream()
        .map(CopyText::request)
        .distinct()
        .collect(Collectors.joining(", "));
  }

  private static String request(CopyPlan copies) {
    DependentPlan reach = copies.reach();
    String place =
        reach.pattern().index().map(index -> "the index {@code " + index + "}").orElse("the table");
    String query =
        "Query requests on " + place + " for {@code " + reach.entity().name() + "} items";
    return copies.target().isPresent()
        ? "%s and BatchGetItem requests for the {@code %s} items they lead to"
            .formatted(query, copies.holder().name())
        : query;
  }

  private String delay() {
    boolean isLate =
        entity.code().plan().copies().stream()
            .anyMatch(copies -> !copies.reach().pattern().consistent());
    return isLate
        ? " An index follows the table with a short delay: what is newer is not seen."
        : "";
  }
}
