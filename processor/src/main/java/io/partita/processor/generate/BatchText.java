package io.partita.processor.generate;

import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.Operation;
import io.partita.processor.model.RequestPlan.Call;
import io.partita.processor.resolve.UnknownComponents;
import java.util.List;
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
            ("TransactWriteItems of up to 100 actions%s. Each transaction is done or not done "
                    + "as a whole; together they are not. %s")
                .formatted(merged(), entity.transactionCost()))
        .returns("the keys of the items that were created, and of those that existed");
  }

  Javadoc deleteAllInTransactions() {
    return Javadoc.of(
            "Removes many " + entity.record() + " items; those that do not exist are no error.")
        .paragraph(
            (entity.code().operation(Operation.DELETE_ALL).orElseThrow().sends(Call.BATCH_GET_ITEM)
                    ? "BatchGetItem per 100 keys, or GetItem of one, then "
                    : "")
                + "TransactWriteItems of up to 100 actions, as by {@link #createAll}, at the"
                + " same cost.")
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
            ("One BatchWriteItem per 25 items: whole items, without conditions. Of two records "
                    + "with one key the last one is stored. %s%s%s")
                .formatted(entity.writeCost(), unknown(), unnoticed()));
  }

  /** What keeps a record out of a batch. */
  private String unknown() {
    List<ComponentModel> unknown =
        new UnknownComponents(entity.code().table().table(), entity.code().plan()).all();
    return unknown.isEmpty()
        ? ""
        : " A record whose "
            + unknown.stream()
                .map(component -> "{@code " + component.name() + "}")
                .collect(Collectors.joining(" or "))
            + " is null is stored as {@code put} does it, by an UpdateItem of its own: the stored"
            + " item may have a part of it in an index key, which stays.";
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
        .paragraph(
            "One BatchWriteItem per 25 different keys, without conditions. " + entity.writeCost());
  }
}
