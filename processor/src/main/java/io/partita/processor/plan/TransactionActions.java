package io.partita.processor.plan;

import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.EntityPlan;
import io.partita.processor.model.Managed;
import io.partita.processor.model.OwnerPlan;
import io.partita.processor.model.UniquePlan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Says on which conditions an entity's items are written, and what else a transaction does then;
 * names are in backticks.
 */
final class TransactionActions {

  private static final String CHANGES =
      ": sets what the record has, removes what is null, keeps attributes the record does not know";

  private final EntityPlan entity;

  TransactionActions(EntityPlan entity) {
    this.entity = entity;
  }

  List<String> creation() {
    List<String> parts = new ArrayList<>();
    parts.add("puts the item on the condition that no item has its key");
    entity.owners().stream().map(TransactionActions::creation).forEach(parts::add);
    uniques()
        .map(unique -> "puts an item that says that its " + unique + " is taken")
        .forEach(parts::add);
    return parts;
  }

  private static String creation(OwnerPlan owner) {
    return owner.counter().isPresent()
        ? "adds 1 to %s of its %s, which %s"
            .formatted(
                count(owner),
                role(owner),
                owner.createdOnUse() ? "is created if need be" : "must exist")
        : "checks that its " + role(owner) + " exists";
  }

  List<String> deletion() {
    List<String> parts = new ArrayList<>();
    parts.add("deletes the item" + conditionOfDeletion());
    entity.counting().stream()
        .map(owner -> "subtracts 1 from %s of its %s".formatted(count(owner), role(owner)))
        .forEach(parts::add);
    uniques().map(unique -> "frees its " + unique).forEach(parts::add);
    return parts;
  }

  String conditionOfDeletion() {
    return " on the condition that it exists" + andCountsAreZero();
  }

  /** That nothing is counted, where something can be. */
  String andCountsAreZero() {
    List<String> counts = ownCounts(entity).toList();
    return counts.isEmpty()
        ? ""
        : " and %s %s 0".formatted(String.join(" and ", counts), counts.size() == 1 ? "is" : "are");
  }

  /** What makes a deletion go on without counting. */
  Optional<String> goneOwners() {
    return entity.counting().isEmpty()
        ? Optional.empty()
        : Optional.of(
            entity.counting().stream()
                .map(TransactionActions::role)
                .collect(Collectors.joining(" or its ", "its ", " is gone")));
  }

  /** The write of a whole record. */
  String replacement(boolean mustExist, boolean isRead) {
    List<String> conditions = new ArrayList<>();
    if (mustExist) {
      conditions.add("exists");
      if (entity.entity().managed(Managed.VERSION).isPresent()) {
        conditions.add("has the record's version");
      }
    }
    if (isRead) {
      conditions.add("has not changed");
    }
    return (conditions.isEmpty()
            ? ""
            : " on the condition that the item " + String.join(" and ", conditions))
        + CHANGES;
  }

  /** The same where it may take other unique values. */
  String replacement() {
    return " of %s actions%s, and where the record has another %s takes the new value and frees the old one"
        .formatted(mostOfChange(), replacement(true, false), either());
  }

  String uniqueUpdate() {
    return " of %s actions, which also takes the new value and frees the old one"
        .formatted(mostOfChange());
  }

  private String either() {
    return uniques().collect(Collectors.joining(" or "));
  }

  String mostOfCreation() {
    return most(entity.owners());
  }

  String mostOfDeletion() {
    return most(entity.counting());
  }

  String mostOfChange() {
    return "up to " + (1 + 2 * entity.uniques().size());
  }

  /** Items that are the same, and values that are absent, take no action of their own. */
  private String most(List<OwnerPlan> touched) {
    boolean isExact =
        entity.uniques().isEmpty()
            && entity.owners().stream()
                    .map(owner -> owner.target().entity().type())
                    .distinct()
                    .count()
                == entity.owners().size();
    return (isExact ? "" : "up to ") + (1 + touched.size() + entity.uniques().size());
  }

  private Stream<String> uniques() {
    return uniques(entity);
  }

  /** The components that count others. */
  static Stream<String> ownCounts(EntityPlan entity) {
    return entity.entity().components().stream()
        .filter(component -> component.managed().contains(Managed.COUNT))
        .map(TransactionActions::name);
  }

  /** The components whose values are unique. */
  static Stream<String> uniques(EntityPlan entity) {
    return entity.uniques().stream().map(UniquePlan::component).map(TransactionActions::name);
  }

  static String count(OwnerPlan owner) {
    return owner.counter().map(TransactionActions::name).orElseThrow();
  }

  static String role(OwnerPlan owner) {
    return "`" + owner.target().role() + "`";
  }

  private static String name(ComponentModel component) {
    return "`" + component.name() + "`";
  }
}
