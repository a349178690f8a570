package io.partita.processor.generate;

import io.partita.processor.model.DependentPlan;
import io.partita.processor.model.DependentPlan.Kind;
import io.partita.processor.model.Operation;
import io.partita.processor.model.RequestPlan.Occasion;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** The documentation of what a DAO does with the items that belong to one. */
final class DependentsText {

  private final EntityText entity;

  DependentsText(EntityText entity) {
    this.entity = entity;
  }

  static boolean isRemoved(DependentPlan dependent) {
    return dependent.kind() != Kind.COUNTED_ONLY;
  }

  /** The names of some dependents, each once, joined by a word. */
  String names(String conjunction, Predicate<DependentPlan> which) {
    return entity.code().plan().dependents().stream()
        .filter(which)
        .map(dependent -> "{@code " + dependent.entity().name() + "}")
        .distinct()
        .collect(Collectors.joining(" " + conjunction + " "));
  }

  Javadoc deleteCascade() {
    Javadoc javadoc =
        Javadoc.of(
                "Removes the %s with this key and what belongs to it: its %s items%s."
                    .formatted(entity.record(), names("and", DependentsText::isRemoved), below()))
            .paragraph(
                ("%s. From the mark on no read sees the item%s. A call that was interrupted can be"
                        + " repeated: it goes on where that one ended. {@code undelete} takes the mark"
                        + " back.")
                    .formatted(entity.requests(Operation.DELETE_CASCADE).capitalized(), refused()));
    addWeakness(javadoc);
    return javadoc.returns("how many items were removed, this one included; 0 if there was none");
  }

  Javadoc undelete() {
    String parents = names("and", dependent -> dependent.kind() == Kind.PARENT);
    Javadoc javadoc =
        Javadoc.of(
                ("Takes back a {@code deleteCascade} of the %s with this key that has not come to "
                        + "its end: removes the mark, so that the item is there again.")
                    .formatted(entity.record()))
            .paragraph(
                entity.requests(Operation.UNDELETE).capitalized()
                    + ". Costs "
                    + entity.requests(Operation.UNDELETE).writeUnits()
                    + " of each item that is marked"
                    + entity.indexCost())
            .paragraph(
                "What was removed already stays so, and all counts are right. A {@code"
                    + " deleteCascade} that still runs goes on removing what belongs to the item,"
                    + " but not the item, and ends with a {@code CascadeIncompleteException}: stop"
                    + " it first.");
    return javadoc.returns(
        parents.isEmpty()
            ? "1 if the item was being deleted, 0 if it was not"
            : "how many items were marked, this one included; 0 if it was not being deleted");
  }

  /** What a cascade can promise less about. */
  private void addWeakness(Javadoc javadoc) {
    Predicate<DependentPlan> isUncounted =
        dependent -> isRemoved(dependent) && dependent.counter().isEmpty();
    String uncounted = names("and", isUncounted);
    if (uncounted.isEmpty()) {
      return;
    }
    String unguarded = names("or", isUncounted.and(dependent -> !isGuarded(dependent)));
    javadoc.paragraph(
        "This is weaker for its "
            + uncounted
            + " items, which nothing counts: they are taken to be gone when, after a pause, none is"
            + " found."
            + (unguarded.isEmpty()
                ? ""
                : (" A new %s does not check this item and can stay behind if it is created "
                        + "meanwhile; a {@code @Count} prevents that.")
                    .formatted(unguarded)));
  }

  private String below() {
    boolean deep =
        entity.code().plan().dependents().stream()
            .anyMatch(dependent -> dependent.kind() == Kind.PARENT);
    return deep ? ", each after what belongs to it in turn" : "";
  }

  /** What the mark keeps from happening. */
  private String refused() {
    String guarded = names("or", this::isGuarded);
    return guarded.isEmpty() ? "" : " and no " + guarded + " can be added to it";
  }

  private boolean isGuarded(DependentPlan dependent) {
    return dependent.counter().isPresent()
        || entity.code().of(dependent.entity()).plan().owners().stream()
            .anyMatch(owner -> owner.target().role().equals(dependent.role()));
  }

  Javadoc recount() {
    return Javadoc.of(
            "Counts again what belongs to the %s with this key, and corrects %s."
                .formatted(entity.record(), entity.counts()))
        .paragraph(
            ("%s. Whatever creates or deletes a %s removes the mark as well, and then this begins"
                    + " again: the numbers are exact when they are written. A call that is interrupted"
                    + " leaves the mark behind, which no read shows and no write minds.")
                .formatted(
                    entity.requests(Operation.RECOUNT).capitalized(),
                    names("or", DependentsText::isCounted)))
        .paragraph(
            "The writes cost "
                + entity.requests(Operation.RECOUNT).writeUnits()
                + entity.indexCost())
        .returns("the record with its exact counts");
  }

  Javadoc verifyCounts() {
    RequestsText requests = entity.requests(Operation.VERIFY_COUNTS);
    return Javadoc.of(
            "Compares " + entity.counts() + " of every " + entity.record() + " with what there is.")
        .paragraph(
            ("%s For %s, %s, and then the item is read again: what differs is reported if both"
                    + " reads find the same count. Nothing is written.")
                .formatted(
                    requests.sent(""),
                    requests.reason(Occasion.AFTERWARDS),
                    requests.requests(Occasion.AFTERWARDS)))
        .paragraph(
            ("Exact as long as nobody creates or deletes a %s. What comes and goes while it is"
                    + " counted can look like a difference, or hide one. {@code recount} is exact in"
                    + " any case, and leaves right counts as they are.")
                .formatted(names("or", DependentsText::isCounted)))
        .returns("the counts that are wrong, which {@code recount} puts right; empty if none is");
  }

  private static boolean isCounted(DependentPlan dependent) {
    return dependent.counter().isPresent();
  }
}
