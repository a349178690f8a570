package io.partita.processor.generate;

import io.partita.processor.model.DependentPlan;
import io.partita.processor.model.DependentPlan.Kind;
import io.partita.processor.model.Operation;
import io.partita.processor.model.OperationPlan;
import io.partita.processor.model.RequestPlan.Call;
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
                ("One UpdateItem marks the item, and from then on no read sees it%s. Then %s list "
                        + "what belongs to it, and what they find is %sremoved by %s. Last, %sone "
                        + "TransactWriteItems removes it, on the condition that the mark is still there%s. A "
                        + "call that was interrupted can be repeated: it goes on where that one ended. "
                        + "{@code undelete} takes the mark back.")
                    .formatted(
                        refused(),
                        sources(DependentsText::isRemoved),
                        (cascade().sends(Call.BATCH_GET_ITEM) ? "read by BatchGetItem and " : ""),
                        removal(),
                        (cascade().sends(Call.GET_ITEM) ? "one GetItem reads the item and " : ""),
                        (entity.code().plan().counts() ? " and " + entity.countsAreZero() : "")));
    addWeakness(javadoc);
    return javadoc.returns("how many items were removed, this one included; 0 if there was none");
  }

  Javadoc undelete() {
    String parents = names("and", dependent -> dependent.kind() == Kind.PARENT);
    String removal =
        "TransactWriteItems of one action, on the condition that the item exists and is marked";
    Javadoc javadoc =
        Javadoc.of(
                ("Takes back a {@code deleteCascade} of the %s with this key that has not come to "
                        + "its end: removes the mark, so that the item is there again.")
                    .formatted(entity.record()))
            .paragraph(
                (parents.isEmpty()
                        ? "One " + removal + "."
                        : ("One strongly consistent GetItem. If the item is marked, %s list its %s items, and "
                                + "the marks of those, and of what is below them, are removed first. Each mark is "
                                + "removed by one %s.")
                            .formatted(
                                sources(dependent -> dependent.kind() == Kind.PARENT),
                                parents,
                                removal))
                    + " Costs 2 write units per KB of each item that is marked"
                    + entity.indexCost())
            .paragraph(
                "What was removed already stays so, and all counts are right. A {@code"
                    + " deleteCascade} that still runs goes on removing what belongs to the item,"
                    + " but not the item, and ends with a {@code CascadeIncompleteException}: stop it first.")
            .paragraph(
                "Costs 2 write units per KB of each item that is marked" + entity.indexCost());
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
            + " items, which nothing counts: they are taken to be gone when, after a pause, none is found."
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

  private OperationPlan cascade() {
    return entity.code().operation(Operation.DELETE_CASCADE).orElseThrow();
  }

  /** What removes those that belong to an item: between finding them and removing the item. */
  private String removal() {
    return cascade().requests().stream()
        .filter(request -> request.extent().contains("of up to"))
        .map(request -> request.call().text() + request.extent() + request.purpose())
        .collect(Collectors.joining(", or, where nothing counts it, "));
  }

  /** The queries that find some dependents, with the place that answers them. */
  private String sources(Predicate<DependentPlan> which) {
    return entity.code().plan().dependents().stream()
        .filter(which)
        .map(DependentsText::source)
        .distinct()
        .collect(Collectors.joining(" and "));
  }

  private static String source(DependentPlan dependent) {
    return "Query requests on "
        + dependent
            .pattern()
            .index()
            .map(index -> "the index " + JavadocText.code(index))
            .orElse("the table");
  }

  Javadoc recount() {
    return Javadoc.of(
            "Counts again what belongs to the %s with this key, and corrects %s."
                .formatted(entity.record(), entity.counts()))
        .paragraph(
            ("One TransactWriteItems marks the item, and %s One UpdateItem writes the numbers "
                    + "on the condition that the mark is still there, and removes it. Whatever creates "
                    + "or deletes a %s removes it as well, and then this begins again: the numbers are "
                    + "exact when they are written. A call that is interrupted leaves the mark behind, "
                    + "which no read shows and no write minds.")
                .formatted(counting(), names("or", DependentsText::isCounted)))
        .paragraph("The writes cost 3 write units per KB" + entity.indexCost())
        .returns("the record with its exact counts");
  }

  Javadoc verifyCounts() {
    return Javadoc.of(
            "Compares " + entity.counts() + " of every " + entity.record() + " with what there is.")
        .paragraph(
            ("Scan requests on the table, which read and pay for all of it, and for each item "
                    + "%s, which count what there is. Where a number differs, it is counted again as "
                    + "{@code recount} does, between two strongly consistent GetItem requests, and "
                    + "reported if both find the same count. Nothing is written.")
                .formatted(sources(DependentsText::isCounted)))
        .paragraph(
            ("Exact as long as nobody creates or deletes a %s. What comes and goes while it is "
                    + "counted can look like a difference, or hide one. {@code recount} is exact in any "
                    + "case, and leaves right counts as they are.")
                .formatted(names("or", DependentsText::isCounted)))
        .returns("the counts that are wrong, which {@code recount} puts right; empty if none is");
  }

  private static boolean isCounted(DependentPlan dependent) {
    return dependent.counter().isPresent();
  }

  private String counting() {
    return "requests count what there is: "
        + entity.code().plan().dependents().stream()
            .filter(DependentsText::isCounted)
            .map(DependentsText::counting)
            .distinct()
            .collect(Collectors.joining(", and "))
        + ".";
  }

  private static String counting(DependentPlan dependent) {
    return source(dependent)
        + (dependent.pattern().consistent()
            ? ", strongly consistent, at 1 read unit per 4 KB"
            : ", at half a read unit per 4 KB, until two counts with a pause in between are equal, as the index follows the"
                + " table with a short delay");
  }
}
