package io.partita.processor.generate;

import io.partita.processor.model.EntityPlan;
import io.partita.processor.model.EntityPlan.Capability;
import io.partita.processor.model.FirstReads;

/** The documentation of what a transaction may do with an entity's items. */
final class ActionText {

  private final EntityText entity;
  private final EntityPlan plan;
  private final FirstReads firstReads;

  ActionText(EntityText entity) {
    this.entity = entity;
    this.plan = entity.code().plan();
    this.firstReads = new FirstReads(plan);
  }

  Javadoc create() {
    return Javadoc.of(
        "Stores a new "
            + entity.record()
            + ": "
            + actions(1 + plan.owners().size() + plan.uniques().size())
            + new TransactionText(entity).ofCreation()
            + ".");
  }

  Javadoc put() {
    return Javadoc.of(
        "Stores the "
            + entity.record()
            + ", whether it exists or not: one action"
            + (firstReads.precedeReplacements() ? ", and the item is read before" : "")
            + ".");
  }

  Javadoc replace() {
    return Javadoc.of(
        "Stores the "
            + entity.record()
            + " in place of the one with its key, which must exist"
            + (entity.isVersioned() ? " and have the record's version" : "")
            + ": "
            + changes(firstReads.precedeReplacements() ? ", and the item is read before" : "")
            + ".");
  }

  Javadoc update() {
    return Javadoc.of(
        "Changes some components of "
            + entity.aRecord()
            + ", as begun by the {@code update} of its DAO: "
            + changes(
                firstReads.beforeUpdates().isEmpty()
                    ? ""
                    : ", and the item is read before if "
                        + String.join(", or ", firstReads.beforeUpdates()))
            + ".");
  }

  private String changes(String readBefore) {
    return entity.isUnique()
        ? actions(1 + 2 * plan.uniques().size()) + ", and the item is read before"
        : "one action" + readBefore;
  }

  Javadoc delete() {
    return Javadoc.of(
        "Removes the " + entity.record() + " with this key, which must exist" + deletion() + ".");
  }

  Javadoc deleteRecord() {
    return Javadoc.of(
        "Removes the "
            + entity.record()
            + " as it was read: it must exist and have the record's version"
            + deletion()
            + ".");
  }

  private String deletion() {
    return (entity.can(Capability.COUNTS) ? " and have no related items" : "")
        + ": "
        + actions(1 + plan.counting().size() + plan.uniques().size())
        + new TransactionText(entity).ofDeletion();
  }

  Javadoc check() {
    return Javadoc.of(
        "Fails the transaction unless the "
            + entity.record()
            + " with this key exists: one action.");
  }

  private static String actions(int most) {
    return most == 1 ? "one action" : "up to " + most + " actions";
  }
}
