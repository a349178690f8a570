package io.partita.processor.generate;

import io.partita.processor.model.EntityPlan.Capability;

/** The documentation of a DAO's writes of many items. */
final class BatchText {

  private static final String EACH =
      " Each transaction is done or not done as a whole; together they are not.";

  private final EntityText entity;
  private final WriteText writes;

  BatchText(EntityText entity, WriteText writes) {
    this.entity = entity;
    this.writes = writes;
  }

  Javadoc createAll() {
    Javadoc javadoc =
        Javadoc.of(
                "Stores many new "
                    + entity.record()
                    + " items; those that exist are left as they are.")
            .paragraph(
                "TransactWriteItems of up to 100 actions"
                    + merged("adds to")
                    + "."
                    + EACH
                    + " "
                    + entity.transactionCost())
            .returns("the keys of the items that were created, and of those that existed");
    writes.addOwnerExceptions(javadoc);
    writes.addUniqueViolation(javadoc);
    return javadoc
        .throwing("InvalidKeyException", EntityText.COMPONENT_REFUSED)
        .throwing("MappingException", EntityText.UNSTORABLE)
        .throwing("ItemTooLargeException", EntityText.TOO_LARGE);
  }

  Javadoc deleteAllInTransactions() {
    Javadoc javadoc =
        Javadoc.of(
                "Removes many " + entity.record() + " items; those that do not exist are no error.")
            .paragraph(
                (entity.isUnique() ? "BatchGetItem per 100 keys, then " : "")
                    + "TransactWriteItems of up to 100 actions"
                    + merged("subtracts from")
                    + "."
                    + EACH
                    + " "
                    + entity.transactionCost())
            .returns("the keys of the items that were removed, and those that had none");
    return writes.refusals(javadoc);
  }

  private String merged(String change) {
    return entity.code().plan().counting().isEmpty()
        ? ""
        : "; of the items in one of them, one action " + change + " " + entity.counters();
  }

  Javadoc putAll() {
    return Javadoc.of("Stores many " + entity.record() + " items, whether they exist or not.")
        .paragraph(
            "One BatchWriteItem per 25 items: whole items, without conditions. Of two records with one key the last one is"
                + " stored. "
                + entity.writeCost()
                + unnoticed())
        .throwing(
            "IncompleteBatchException",
            "if DynamoDB left items unwritten until the deadline; it holds them")
        .throwing("InvalidKeyException", EntityText.COMPONENT_REFUSED)
        .throwing("MappingException", EntityText.UNSTORABLE)
        .throwing("ItemTooLargeException", EntityText.TOO_LARGE);
  }

  private String unnoticed() {
    return entity.can(Capability.CASCADE)
        ? " It does not notice that {@code deleteCascade} is removing an item: do not run both at a time."
        : "";
  }

  Javadoc deleteAll() {
    return Javadoc.of(
            "Removes many " + entity.record() + " items; those that do not exist are no error.")
        .paragraph(
            "One BatchWriteItem per 25 different keys, without conditions. " + entity.writeCost())
        .throwing(
            "IncompleteBatchException",
            "if DynamoDB left items in place until the deadline; it holds them");
  }
}
