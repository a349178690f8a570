package io.partita.processor.generate;

import io.partita.processor.model.EdgePlan;
import io.partita.processor.model.EntityPlan.IndexKeyPlan;
import io.partita.processor.model.IndexScanPlan;
import io.partita.processor.model.Managed;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The documentation of a DAO's methods: what comes back, which call, how consistent, at what cost,
 * and what is thrown.
 */
final class DaoText {

  private static final String READ_COST =
      "strongly consistent unless the options say otherwise: 1 read unit per 4 KB, or half of that if eventually"
          + " consistent.";

  private final EntityCode code;
  private final String name;

  DaoText(EntityCode code) {
    this.code = code;
    this.name = code.entity().name();
  }

  Javadoc find() {
    return Javadoc.of("The " + record() + " of a key, if there is one.")
        .paragraph("One GetItem on the table, " + READ_COST)
        .returns(
            "the record; empty if there is no item, " + orExpired() + "or it is another entity's")
        .throwing("MappingException", unreadable());
  }

  Javadoc get() {
    return Javadoc.of("The " + record() + " of a key, which must exist.")
        .paragraph("One GetItem on the table, " + READ_COST)
        .returns("the record")
        .throwing(
            "ItemNotFoundException",
            "if there is no item, " + orExpired() + "or it is another entity's")
        .throwing("MappingException", unreadable());
  }

  Javadoc exists() {
    return Javadoc.of("Whether a key has its " + record() + ".")
        .paragraph(
            "One GetItem on the table, of which little more than the key comes back, " + READ_COST)
        .returns("false if there is no item, " + orExpired() + "or it is another entity's");
  }

  Javadoc create() {
    Javadoc javadoc =
        Javadoc.of("Stores a new " + record() + ".")
            .paragraph(creation() + managed())
            .returns(stored());
    if (requiresEnds()) {
      javadoc.throwing(
          "ItemNotFoundException",
          "if an end does not exist; it names the end, and nothing is written");
    }
    return javadoc
        .throwing("ItemAlreadyExistsException", "if an item has its key; nothing is written")
        .throwing("InvalidKeyException", componentRefused())
        .throwing("MappingException", unstorable())
        .throwing("ItemTooLargeException", tooLarge());
  }

  private String creation() {
    return requiresEnds()
        ? "One TransactWriteItems: puts the item on the condition that no item has its key, and checks that "
            + ends()
            + " exist. "
            + writeCost()
            + " In a transaction all of it costs twice, and each check 2 write units per KB."
        : "One PutItem on the condition that no item has its key. " + writeCost();
  }

  private boolean requiresEnds() {
    return code.plan().edge().filter(EdgePlan::requireEnds).isPresent();
  }

  private String ends() {
    return code.plan().edge().stream()
        .flatMap(edge -> edge.ends().stream())
        .map(end -> "its {@code " + end.role() + "}")
        .collect(Collectors.joining(" and "));
  }

  Javadoc put() {
    return Javadoc.of("Stores the " + record() + ", whether it exists or not.")
        .paragraph(
            "One UpdateItem: sets what the record has, removes what is null, keeps attributes the record does not know. "
                + writeCost()
                + managed())
        .returns(stored())
        .throwing("InvalidKeyException", componentRefused())
        .throwing("MappingException", unstorable())
        .throwing("ItemTooLargeException", tooLarge());
  }

  Javadoc replace() {
    Javadoc javadoc =
        Javadoc.of(
                "Stores the " + record() + " in place of the one with its key, which must exist.")
            .paragraph(
                "One UpdateItem on the condition that the item exists"
                    + (isVersioned() ? " and has the record's version" : "")
                    + ": sets what the record has, removes what is null, keeps attributes the record does not know. "
                    + writeCost()
                    + managed())
            .returns(stored())
            .throwing("ItemNotFoundException", "if there is no such item; nothing is written");
    if (isVersioned()) {
      javadoc.throwing(
          "VersionConflictException", "if its version is not the record's; nothing is written");
    }
    return javadoc
        .throwing("InvalidKeyException", componentRefused())
        .throwing("MappingException", unstorable())
        .throwing("ItemTooLargeException", tooLarge());
  }

  Javadoc update() {
    return Javadoc.of("Begins a change of some components of the " + record() + " of a key.")
        .paragraph(
            "Nothing is sent before {@code execute()} or {@code executeAndGet()}: one UpdateItem, which also rewrites the"
                + " index keys that depend on what changes. If those need components the update does not set, the item is"
                + " read first and the write conditioned on what was read. "
                + writeCost())
        .returns("the change, to be filled and executed");
  }

  Javadoc delete() {
    return Javadoc.of("Removes the " + record() + " of a key, which must exist.")
        .paragraph("One DeleteItem on the condition that the item exists. " + writeCost())
        .throwing("ItemNotFoundException", "if there is no such item");
  }

  Javadoc deleteRecord() {
    return Javadoc.of(
            "Removes the "
                + record()
                + " as it was read: it must exist and have the record's version.")
        .paragraph("One DeleteItem on that condition. " + writeCost())
        .throwing("ItemNotFoundException", "if there is no such item")
        .throwing("VersionConflictException", "if its version is not the record's")
        .throwing("InvalidKeyException", componentRefused());
  }

  Javadoc deleteIfExists() {
    return Javadoc.of("Removes the " + record() + " of a key, if it exists.")
        .paragraph("One DeleteItem. " + writeCost())
        .returns("whether there was one");
  }

  /** The form of a method that takes the key's components. */
  Javadoc byComponents(Javadoc javadoc) {
    return code.plan().keyComponents().isEmpty()
        ? javadoc
        : javadoc.throwing(
            "InvalidKeyException", "if a component cannot be part of the key; nothing is sent");
  }

  /** The conditional form of a method. */
  Javadoc conditional(Javadoc javadoc) {
    return javadoc.throwing(
        "ConditionFailedException", "if the item does not fulfil the condition; nothing changes");
  }

  Javadoc findAll() {
    return Javadoc.of("The " + record() + " items of many keys.")
        .paragraph("One BatchGetItem per 100 different keys, " + READ_COST)
        .returns("the records that exist, by key, in the order of the keys")
        .throwing(
            "IncompleteBatchException",
            "if DynamoDB left keys unread until the deadline; it holds them")
        .throwing("MappingException", unreadable());
  }

  Javadoc putAll() {
    return Javadoc.of("Stores many " + record() + " items, whether they exist or not.")
        .paragraph(
            "One BatchWriteItem per 25 items: whole items, without conditions. Of two records with one key the last one is"
                + " stored. "
                + writeCost())
        .throwing(
            "IncompleteBatchException",
            "if DynamoDB left items unwritten until the deadline; it holds them")
        .throwing("InvalidKeyException", componentRefused())
        .throwing("MappingException", unstorable())
        .throwing("ItemTooLargeException", tooLarge());
  }

  Javadoc deleteAll() {
    return Javadoc.of("Removes many " + record() + " items; those that do not exist are no error.")
        .paragraph("One BatchWriteItem per 25 different keys, without conditions. " + writeCost())
        .throwing(
            "IncompleteBatchException",
            "if DynamoDB left items in place until the deadline; it holds them");
  }

  Javadoc scan() {
    return Javadoc.of("Reads the whole table for its " + record() + " items.")
        .paragraph(
            "Scan requests on the table, eventually consistent unless told otherwise. Every item of the table is read and"
                + " paid for, whatever its type: half a read unit per 4 KB.")
        .returns("a scan, to be narrowed and run");
  }

  Javadoc scan(IndexScanPlan scan) {
    return Javadoc.of("Reads a whole index for the " + record() + " items that are on it.")
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

  private String record() {
    return "{@code " + name + "}";
  }

  private String orExpired() {
    return code.entity().managed(Managed.TTL).isPresent() ? "it has expired " : "";
  }

  private String stored() {
    return "the record as it is stored";
  }

  private boolean isVersioned() {
    return code.entity().managed(Managed.VERSION).isPresent();
  }

  private String managed() {
    List<String> components =
        code.entity().components().stream()
            .filter(component -> component.managed().stream().anyMatch(kind -> kind != Managed.TTL))
            .map(component -> "{@code " + component.name() + "}")
            .toList();
    return components.isEmpty() ? "" : " Partita writes " + String.join(", ", components) + ".";
  }

  private String writeCost() {
    String indexes =
        code.plan().indexes().stream()
            .map(IndexKeyPlan::index)
            .distinct()
            .map(JavadocText::code)
            .collect(Collectors.joining(", "));
    return indexes.isEmpty()
        ? "Costs 1 write unit per KB."
        : "Costs 1 write unit per KB, and as much for each index the item is on: " + indexes + ".";
  }

  private static String componentRefused() {
    return "if a component cannot be part of a key; nothing is sent";
  }

  private String unreadable() {
    return "if the item cannot be read as " + record();
  }

  private static String unstorable() {
    return "if a component cannot be stored; nothing is sent";
  }

  private static String tooLarge() {
    return "if the item would be larger than 400 KB; nothing is sent";
  }
}
