package io.partita.processor.generate;

import io.partita.processor.model.Operation;
import io.partita.processor.model.RequestPlan.Occasion;
import java.util.stream.Collectors;

/** The documentation of a DAO's writes of many items. */
final class BatchText {

  private final EntityText entity;

  BatchText(EntityText entity) {
    this.entity = entity;
  }

  Javadoc createAll() {
    return Javadoc.of(
            "Stores many new " + entity.record() + " items; those that exist are left as they are.")
        .paragraph(
            ("%s%s. Each transaction is done or not done as a whole; together they are not. %s%s")
                .formatted(
                    entity.requests(Operation.CREATE_ALL).capitalized(),
                    merged(),
                    entity.requests(Operation.CREATE_ALL).cost(entity.indexCost()),
                    entity.generatedId()))
        .returns("the keys of the items that were created, and of those that existed");
  }

  Javadoc deleteAllInTransactions() {
    return Javadoc.of(
            "Removes many " + entity.record() + " items; those that do not exist are no error.")
        .paragraph(
            entity.requests(Operation.DELETE_ALL).capitalized()
                + ", as by {@link #createAll}, at the same cost.")
        .returns("the keys of the items that were removed, and those that had none");
  }

  private String merged() {
    return entity.code().plan().counting().isEmpty()
        ? ""
        : "; in each, one action counts on "
            + entity.code().plan().counting().stream()
                .map(owner -> "one " + EntityText.role(owner))
                .collect(Collectors.joining(" or "))
            + ", however many of its items there are";
  }

  Javadoc putAll() {
    return Javadoc.of("Stores many " + entity.record() + " items, whether they exist or not.")
        .paragraph(
            entity.sent(Operation.PUT_ALL)
                + " Of two records with one key the last one is stored."
                + unnoticed());
  }

  private String unnoticed() {
    return entity.code().plan().cascades()
        ? " It does not notice that {@code deleteCascade} is removing an item: do not run both at a"
            + " time."
        : "";
  }

  Javadoc deleteAll() {
    return Javadoc.of(
            "Removes many " + entity.record() + " items; those that do not exist are no error.")
        .paragraph(entity.sent(Operation.DELETE_ALL));
  }

  Javadoc backfill() {
    RequestsText requests = entity.requests(Operation.BACKFILL);
    String names =
        entity.code().plan().indexes().stream()
            .filter(index -> index.keys().anyMatch(attribute -> !attribute.isNative()))
            .map(index -> "{@code " + index.index() + "}")
            .distinct()
            .collect(Collectors.joining(", "));
    return Javadoc.of(
            ("Gives the stored %s items their keys on %s, where they lack them or have "
                    + "others.")
                .formatted(entity.record(), names))
        .paragraph(
            "%s. Reads are %s. %s If %s, %s comes first."
                .formatted(
                    requests.begun(),
                    requests.reading(),
                    requests.cost(
                        " of the item, and as much for each index that it comes to or leaves."),
                    requests.reason(Occasion.BEFORE),
                    requests.requests(Occasion.BEFORE)));
  }
}
