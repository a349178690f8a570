package io.partita.processor.generate;

import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.IndexScanPlan;

/**
 * The documentation of a DAO's reads: what comes back, which call, how consistent, at what cost.
 */
final class ReadText {

  private final EntityText entity;

  ReadText(EntityText entity) {
    this.entity = entity;
  }

  Javadoc find() {
    return Javadoc.of("The " + entity.record() + " of a key, if there is one.")
        .paragraph("One GetItem on the table, " + EntityText.READ_COST)
        .returns("the record; empty if there is no item, " + entity.orGone())
        .throwing("MappingException", entity.unreadable());
  }

  Javadoc get() {
    return Javadoc.of("The " + entity.record() + " of a key, which must exist.")
        .paragraph("One GetItem on the table, " + EntityText.READ_COST)
        .returns("the record")
        .throwing("ItemNotFoundException", "if there is no item, " + entity.orGone())
        .throwing("MappingException", entity.unreadable());
  }

  Javadoc exists() {
    return Javadoc.of("Whether a key has its " + entity.record() + ".")
        .paragraph(
            "One GetItem on the table, of which little more than the key comes back, "
                + EntityText.READ_COST)
        .returns("false if there is no item, " + entity.orGone());
  }

  Javadoc findBy(ComponentModel unique) {
    return Javadoc.of(
            "The "
                + entity.record()
                + " that has a value of "
                + EntityText.name(unique)
                + ", if there is one.")
        .paragraph(
            "Two GetItems on the table, of the item that says who has the value and then of the record's own, "
                + EntityText.READ_COST)
        .returns("the record; empty if no item has the value, " + entity.orGone())
        .throwing("InvalidKeyException", "if the value cannot be part of a key; nothing is sent")
        .throwing("MappingException", entity.unreadable());
  }

  Javadoc findAll() {
    return Javadoc.of("The " + entity.record() + " items of many keys.")
        .paragraph("One BatchGetItem per 100 different keys, " + EntityText.READ_COST)
        .returns("the records that exist, by key, in the order of the keys")
        .throwing(
            "IncompleteBatchException",
            "if DynamoDB left keys unread until the deadline; it holds them")
        .throwing("MappingException", entity.unreadable());
  }

  Javadoc scan() {
    return Javadoc.of("Reads the whole table for its " + entity.record() + " items.")
        .paragraph(
            "Scan requests on the table, eventually consistent unless told otherwise. Every item of the table is read and"
                + " paid for, whatever its type: half a read unit per 4 KB.")
        .returns("a scan, to be narrowed and run");
  }

  Javadoc scan(IndexScanPlan scan) {
    return Javadoc.of("Reads a whole index for the " + entity.record() + " items that are on it.")
        .paragraph(
            "Scan requests on the "
                + (scan.consistent() ? "local" : "global")
                + " index "
                + JavadocText.code(scan.index())
                + ", eventually consistent"
                + (scan.consistent()
                    ? " unless told otherwise"
                    : ", as it follows the table with a short delay")
                + ". Every item of the index is read and paid for, whatever its type: half a read unit per 4 KB.")
        .returns("a scan, to be narrowed and run");
  }
}
