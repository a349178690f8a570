package io.partita.processor.generate;

import io.partita.processor.model.EntityPlan;
import io.partita.processor.model.EntityPlan.Capability;
import io.partita.processor.model.OwnerPlan;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Says what the transactions that write one record consist of. */
final class TransactionText {

  private final EntityText entity;
  private final EntityPlan plan;

  TransactionText(EntityText entity) {
    this.entity = entity;
    this.plan = entity.code().plan();
  }

  String creation() {
    List<String> actions = new ArrayList<>();
    actions.add("puts the item on the condition that no item has its key");
    plan.owners().stream().map(TransactionText::creation).forEach(actions::add);
    entity
        .uniques()
        .map(unique -> "puts an item that says that its " + EntityText.name(unique) + " is taken")
        .forEach(actions::add);
    return "One TransactWriteItems of "
        + actions(1 + plan.owners().size() + plan.uniques().size())
        + ": "
        + joined(actions)
        + ". "
        + entity.transactionCost();
  }

  /** What a create does beside the item, in brief. */
  String ofCreation() {
    List<String> others = new ArrayList<>();
    plan.owners().stream().map(TransactionText::creation).forEach(others::add);
    entity.uniques().map(unique -> "takes its " + EntityText.name(unique)).forEach(others::add);
    return others.isEmpty() ? "" : ", as it also " + joined(others);
  }

  /** What a delete does beside the item, in brief. */
  String ofDeletion() {
    List<String> others = new ArrayList<>();
    plan.counting().stream().map(TransactionText::subtraction).forEach(others::add);
    entity.uniques().map(unique -> "frees its " + EntityText.name(unique)).forEach(others::add);
    return others.isEmpty() ? "" : ", as it also " + joined(others);
  }

  private static String subtraction(OwnerPlan owner) {
    return "subtracts 1 from " + EntityText.count(owner) + " of its " + EntityText.role(owner);
  }

  private static String creation(OwnerPlan owner) {
    return owner.counter().isPresent()
        ? "adds 1 to "
            + EntityText.count(owner)
            + " of its "
            + EntityText.role(owner)
            + (owner.createdOnUse() ? ", which is created if need be" : ", which must exist")
        : "checks that its " + EntityText.role(owner) + " exists";
  }

  String deletion() {
    List<String> actions = new ArrayList<>();
    actions.add(
        "deletes the item on the condition that it exists"
            + (entity.can(Capability.COUNTS) ? " and " + entity.countsAreZero() : ""));
    plan.counting().stream().map(TransactionText::subtraction).forEach(actions::add);
    entity.uniques().map(unique -> "frees its " + EntityText.name(unique)).forEach(actions::add);
    return (entity.isUnique() ? "One GetItem, then one" : "One")
        + " TransactWriteItems of "
        + actions(1 + plan.counting().size() + plan.uniques().size())
        + ": "
        + joined(actions)
        + "."
        + goneOwners()
        + " "
        + entity.transactionCost();
  }

  private String goneOwners() {
    if (plan.counting().isEmpty()) {
      return "";
    }
    String owners =
        plan.counting().stream().map(EntityText::role).collect(Collectors.joining(" or its "));
    return " If its "
        + owners
        + " is gone, the request is sent again with a check of that instead.";
  }

  /** A replacement, which may take other unique values; what it changes is given. */
  String replacement(String change) {
    return "One GetItem, then one TransactWriteItems of "
        + changes()
        + change
        + ", and where the record has another "
        + uniques()
        + " takes the new value and frees the old one. One more GetItem reads what is stored then. "
        + entity.transactionCost();
  }

  /** An update that takes other unique values. */
  String update() {
    return "A change of "
        + uniques()
        + " begins with one GetItem, and one TransactWriteItems of "
        + changes()
        + " also takes the new value and frees the old one: 2 write units per KB of every item it touches. It throws"
        + " {@code UniqueViolationException} if another item has the value.";
  }

  private String changes() {
    return "up to " + (1 + 2 * plan.uniques().size()) + " actions";
  }

  private String uniques() {
    return entity.uniques().map(EntityText::name).collect(Collectors.joining(" or "));
  }

  /** Items that are the same, and values that are absent, take no action of their own. */
  private String actions(int most) {
    boolean isExact = plan.uniques().isEmpty() && !hasTwoOwnersOfOneKind();
    return (isExact ? "" : "up to ") + most + (most == 1 ? " action" : " actions");
  }

  private boolean hasTwoOwnersOfOneKind() {
    return plan.owners().stream().map(owner -> owner.target().entity().type()).distinct().count()
        < plan.owners().size();
  }

  static String joined(List<String> parts) {
    int last = parts.size() - 1;
    return last == 0
        ? parts.get(0)
        : String.join(", ", parts.subList(0, last)) + " and " + parts.get(last);
  }
}
