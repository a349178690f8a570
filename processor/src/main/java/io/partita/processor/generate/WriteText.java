package io.partita.processor.generate;

import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.EntityPlan;
import io.partita.processor.model.EntityPlan.Capability;
import io.partita.processor.model.FirstReads;
import io.partita.processor.model.Managed;
import io.partita.processor.model.OwnerPlan;
import io.partita.processor.model.UnknownComponents;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The documentation of a DAO's writes of one item: which call, on which condition, at what cost,
 * and what is thrown.
 */
final class WriteText {

  private static final String STORED = "the record as it is stored";
  private static final String UNKNOWN =
      "if an attempt got no answer and one after it was refused or failed, so that it may have been"
          + " made or not; with {@code exactOutcomes()} of the table a refusal is certain";
  private static final String UNDECIDED =
      "if an attempt got no answer and those after it were neither done nor refused, but throttled"
          + " for instance, so that it may have been made or not";

  /** What a write does to these does not depend on the record alone. */
  private static final Set<Managed> TIMESTAMPS = Set.of(Managed.CREATED_AT, Managed.UPDATED_AT);

  private final EntityText entity;
  private final EntityPlan plan;
  private final TransactionText transaction;
  private final FirstReads firstReads;

  WriteText(EntityText entity) {
    this.entity = entity;
    this.plan = entity.code().plan();
    this.transaction = new TransactionText(entity);
    this.firstReads = new FirstReads(plan);
  }

  Javadoc create() {
    Javadoc javadoc =
        Javadoc.of("Stores a new " + entity.record() + ".")
            .paragraph(creation() + entity.managed() + startingCounts())
            .returns(STORED)
            .throwing("ItemAlreadyExistsException", "if an item has its key; nothing is written");
    if (entity.canBeMarked()) {
      javadoc.throwing(
          "ItemBeingDeletedException", "if the item that has its key is being deleted");
    }
    addOwnerExceptions(javadoc);
    addUniqueViolation(javadoc);
    addOtherType(javadoc);
    addUnknown(javadoc, entity.can(Capability.CREATE_ALL));
    return entity.refusing(javadoc);
  }

  /** A transaction's token tells a refusal from an earlier attempt of its own. */
  private static void addUnknown(Javadoc javadoc, boolean isTransaction) {
    javadoc.throwing("OutcomeUnknownException", isTransaction ? UNDECIDED : UNKNOWN);
  }

  private void addOtherType(Javadoc javadoc) {
    if (entity.isGuarded()) {
      javadoc.throwing(
          "ConditionFailedException",
          "if an item of another entity has its key; nothing is written");
    }
  }

  private String creation() {
    return entity.can(Capability.CREATE_ALL)
        ? transaction.creation()
        : "One PutItem on the condition that no item has its key. " + entity.writeCost();
  }

  private String startingCounts() {
    return entity.can(Capability.COUNTS)
        ? " Whatever the record says, " + entity.counts("and", " begins", " begin") + " at 0."
        : "";
  }

  /** What a create meets at its owners. */
  private void addOwnerExceptions(Javadoc javadoc) {
    String owners =
        plan.owners().stream()
            .filter(owner -> !owner.createdOnUse())
            .map(owner -> "its " + EntityText.role(owner))
            .collect(Collectors.joining(" or "));
    if (owners.isEmpty()) {
      return;
    }
    javadoc
        .throwing(
            "ItemNotFoundException",
            "if " + owners + " does not exist; it names which, and nothing is written")
        .throwing(
            "ItemBeingDeletedException",
            "if " + owners + " is being deleted; it names which, and nothing is written");
  }

  private void addUniqueViolation(Javadoc javadoc) {
    if (entity.isUnique()) {
      javadoc.throwing(
          "UniqueViolationException",
          "if another item has its "
              + entity.uniques().map(EntityText::name).collect(Collectors.joining(" or its "))
              + "; nothing is written");
    }
  }

  Javadoc put() {
    Javadoc javadoc =
        Javadoc.of("Stores the " + entity.record() + ", whether it exists or not.")
            .paragraph(
                updateItem()
                    + ": sets what the record has, removes what is null, keeps attributes the"
                    + " record does not know. "
                    + replacementCost()
                    + entity.managed())
            .returns(STORED);
    addKeptKeys(javadoc);
    if (entity.canBeMarked()) {
      javadoc.throwing("ItemBeingDeletedException", "if the item is being deleted");
    }
    addOtherType(javadoc);
    addUnknown(javadoc, entity.isUnique());
    return entity.refusing(javadoc);
  }

  Javadoc replace() {
    Javadoc javadoc =
        Javadoc.of(
                "Stores the "
                    + entity.record()
                    + " in place of the one with its key, which must exist.")
            .paragraph(replacement() + entity.managed());
    addKeptKeys(javadoc);
    javadoc
        .returns(STORED)
        .throwing("ItemNotFoundException", noSuchItem() + "; nothing is written");
    if (entity.isVersioned()) {
      javadoc.throwing(
          "VersionConflictException", "if its version is not the record's; nothing is written");
    }
    addUniqueViolation(javadoc);
    addUnknown(javadoc, entity.isUnique());
    return entity.refusing(javadoc);
  }

  /** What null does not mean where a record may not have been able to know better. */
  private void addKeptKeys(Javadoc javadoc) {
    List<ComponentModel> unknown =
        new UnknownComponents(entity.code().table().table(), plan)
            .all().stream()
                .filter(component -> Collections.disjoint(component.managed(), TIMESTAMPS))
                .toList();
    if (unknown.isEmpty()) {
      return;
    }
    String names =
        unknown.stream()
            .map(component -> "{@code " + component.name() + "}")
            .collect(Collectors.joining(" or "));
    javadoc.paragraph(
        "If "
            + names
            + " is null in the record, and the stored item has no attribute for it but an index"
            + " key with a part of it, as other programs may store it, that key stays"
            + (entity.isUnique() || firstReads.precedeReplacements()
                ? "."
                : ": the request is refused then, and sent again as another one.")
            + " An update that clears the component removes the key.");
  }

  private String replacement() {
    String change =
        " on the condition that the item exists"
            + (entity.isVersioned() ? " and has the record's version" : "")
            + ": sets what the record has, removes what is null, keeps attributes the record does"
            + " not know";
    return entity.isUnique()
        ? transaction.replacement(change)
        : updateItem() + change + ". " + replacementCost();
  }

  /** The requests of a put or a replace. */
  private String updateItem() {
    return firstReads.precedeReplacements()
        ? "One GetItem, since what is kept of the stored item decides about the write, then one"
            + " UpdateItem on the condition that it has not changed"
        : "One UpdateItem";
  }

  private String replacementCost() {
    return firstReads.precedeReplacements()
        ? "Costs 1 read unit per 4 KB and 1 write unit per KB" + entity.indexCost()
        : entity.writeCost();
  }

  private String noSuchItem() {
    return entity.canBeMarked()
        ? "if there is no such item, or it is being deleted"
        : "if there is no such item";
  }

  Javadoc update() {
    Javadoc javadoc =
        Javadoc.of("Begins a change of some components of the " + entity.record() + " of a key.")
            .paragraph(
                "Nothing is sent before {@code execute()} or {@code executeAndGet()}: one"
                    + " UpdateItem"
                    + indexKeys()
                    + ". "
                    + firstRead()
                    + entity.writeCost());
    if (entity.isUnique()) {
      javadoc.paragraph(transaction.update());
    }
    return javadoc.returns("the change, to be filled and executed");
  }

  private String indexKeys() {
    return entity.code().ownIndexes().findAny().isPresent()
        ? ", which also rewrites the index keys that depend on what changes"
        : "";
  }

  private String firstRead() {
    StringBuilder text = new StringBuilder();
    if (firstReads.mayPrecedeUpdates()) {
      text.append(
          "If those need components the update does not set, the item is read first by one"
              + " GetItem and the write conditioned on what was read. ");
    }
    firstReads
        .beforeUpdatesOfTheItemAlone()
        .forEach(
            reason ->
                text.append("If ")
                    .append(reason)
                    .append(
                        ", the item is read first by one GetItem, and the write conditioned on"
                            + " what was read. "));
    return text.toString();
  }

  Javadoc delete() {
    return refusals(
        deletion(
                Javadoc.of("Removes the " + entity.record() + " of a key, which must exist."),
                "One DeleteItem on the condition that the item exists" + ifUnrelated(" and "))
            .throwing("ItemNotFoundException", noSuchItem()));
  }

  Javadoc deleteRecord() {
    return refusals(
            deletion(
                    Javadoc.of(
                        "Removes the "
                            + entity.record()
                            + " as it was read: it must exist and have the record's version."),
                    "One DeleteItem on that condition" + ifUnrelated(", and that "))
                .throwing("ItemNotFoundException", noSuchItem())
                .throwing("VersionConflictException", "if its version is not the record's"))
        .throwing("InvalidKeyException", EntityText.COMPONENT_REFUSED);
  }

  Javadoc deleteIfExists() {
    return refusals(
        deletion(
                Javadoc.of("Removes the " + entity.record() + " of a key, if it exists."),
                "One DeleteItem on the condition that the item exists" + ifUnrelated(" and "))
            .returns("whether there was one"));
  }

  private String ifUnrelated(String conjunction) {
    return entity.can(Capability.COUNTS) ? conjunction + entity.countsAreZero() : "";
  }

  private Javadoc deletion(Javadoc javadoc, String call) {
    javadoc.paragraph(
        entity.can(Capability.DELETE_ALL_IN_TRANSACTIONS)
            ? transaction.deletion()
            : call + ". " + entity.writeCost());
    if (entity.can(Capability.CASCADE)) {
      javadoc.paragraph(staying());
    }
    return javadoc;
  }

  /** What a delete does not remove. */
  private String staying() {
    String uncounted =
        new DependentsText(entity)
            .names(
                "and",
                dependent -> dependent.counter().isEmpty() && DependentsText.isRemoved(dependent));
    return uncounted.isEmpty()
        ? "{@code deleteCascade} removes what belongs to it, too."
        : "Its " + uncounted + " items stay; {@code deleteCascade} removes them, too.";
  }

  /** Why counts may keep an item from being removed. */
  private Javadoc refusals(Javadoc javadoc) {
    if (entity.can(Capability.COUNTS)) {
      javadoc.throwing(
          "HasRelatedItemsException",
          "if " + entity.counts("or", "", "") + " is not 0; nothing is removed");
    }
    if (!plan.counting().isEmpty()) {
      javadoc.throwing(
          "CountMismatchException",
          "if "
              + plan.counting().stream()
                  .map(owner -> EntityText.count(owner) + owned(owner))
                  .collect(Collectors.joining(" or "))
              + " is 0 already, so that it is wrong; {@code recount} puts it right, and nothing is"
              + " removed");
    }
    addUnknown(javadoc, entity.can(Capability.DELETE_ALL_IN_TRANSACTIONS));
    return javadoc;
  }

  private static String owned(OwnerPlan owner) {
    return " of its " + EntityText.role(owner);
  }

  /** The conditional form of a method. */
  static Javadoc conditional(Javadoc javadoc) {
    return javadoc.throwing(
        "ConditionFailedException", "if the item does not fulfil the condition; nothing changes");
  }
}
