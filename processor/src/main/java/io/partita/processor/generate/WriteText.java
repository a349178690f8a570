package io.partita.processor.generate;

import io.partita.processor.model.ComponentModel;
import io.partita.processor.model.EntityPlan;
import io.partita.processor.model.Managed;
import io.partita.processor.model.Operation;
import io.partita.processor.model.RequestPlan.Call;
import io.partita.processor.model.RequestPlan.Occasion;
import io.partita.processor.resolve.UnknownComponents;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The documentation of a DAO's writes of one item: which call, on which condition, at what cost,
 * and what is thrown.
 */
final class WriteText {

  private static final String RETURNING = ", and returns it as it is stored.";

  /** What a write does to these does not depend on the record alone. */
  private static final Set<Managed> TIMESTAMPS = Set.of(Managed.CREATED_AT, Managed.UPDATED_AT);

  private final EntityText entity;
  private final EntityPlan plan;

  WriteText(EntityText entity) {
    this.entity = entity;
    this.plan = entity.code().plan();
  }

  Javadoc create() {
    return Javadoc.of("Stores a new " + entity.record() + RETURNING)
        .paragraph(
            entity.sent(Operation.CREATE)
                + entity.managed()
                + entity.generatedId()
                + startingCounts());
  }

  private String startingCounts() {
    return entity.code().plan().counts()
        ? " Whatever the record says, " + entity.counts("and", " begins", " begin") + " at 0."
        : "";
  }

  Javadoc put() {
    Javadoc javadoc =
        Javadoc.of("Stores the " + entity.record() + ", whether it exists or not" + RETURNING)
            .paragraph(
                entity.sent(Operation.PUT)
                    + entity.requests(Operation.PUT).between()
                    + entity.managed());
    addKeptKeys(javadoc);
    return javadoc;
  }

  Javadoc replace() {
    Javadoc javadoc =
        Javadoc.of(
                "Stores the "
                    + entity.record()
                    + " in place of the one with its key, which must exist"
                    + RETURNING)
            .paragraph(entity.sent(Operation.REPLACE) + entity.managed());
    addKeptKeys(javadoc);
    return javadoc;
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
            + (entity.code().operation(Operation.REPLACE).orElseThrow().sends(Call.GET_ITEM)
                ? "."
                : ": the request is refused then, and sent again as another one.")
            + " An update that clears the component removes the key.");
  }

  Javadoc update() {
    RequestsText requests = entity.requests(Operation.UPDATE);
    String before = requests.reason(Occasion.BEFORE);
    String again = requests.reason(Occasion.AGAIN);
    Javadoc javadoc =
        Javadoc.of(
                "Begins a change of some components of the " + entity.record() + " with this key.")
            .paragraph(
                requests.begun("executeAndGet()")
                    + ". "
                    + (before.isEmpty()
                        ? ""
                        : "If %s, the item is read first by %s and the write conditioned on what was read. "
                            .formatted(before, requests.requests(Occasion.BEFORE)))
                    + (again.isEmpty()
                        ? ""
                        : "If it is refused because %s, it is sent once more. ".formatted(again))
                    + requests.cost(entity.indexCost())
                    + requests.between());
    if (entity.isUnique()) {
      javadoc.paragraph(uniqueUpdate());
    }
    return javadoc;
  }

  /** What a change of unique values sends. */
  String uniqueUpdate() {
    RequestsText requests = entity.requests(Operation.UPDATE);
    return "If %s, it is %s: %s of every item it touches."
        .formatted(
            requests.reason(Occasion.INSTEAD),
            requests.requests(Occasion.INSTEAD),
            requests.writeUnits(Occasion.INSTEAD));
  }

  Javadoc delete() {
    String gone = entity.requests(Operation.DELETE).reason(Occasion.AGAIN);
    Javadoc javadoc =
        Javadoc.of("Removes the " + entity.record() + " with this key, which must exist.")
            .paragraph(
                entity.sent(Operation.DELETE)
                    + (gone.isEmpty()
                        ? ""
                        : " If %s, the request is sent again with a check of that instead."
                            .formatted(gone)));
    if (entity.code().plan().cascades()) {
      javadoc.paragraph(staying());
    }
    return javadoc;
  }

  Javadoc deleteRecord() {
    return Javadoc.of(
        "Removes the %s as it was read, which must exist and have the record's version: %s"
            .formatted(entity.record(), asDelete()));
  }

  Javadoc deleteIfExists() {
    return Javadoc.of(
        "Removes the %s with this key, and returns whether it existed: %s"
            .formatted(entity.record(), asDelete()));
  }

  private String asDelete() {
    return "%s, as {@link #delete(%s)} describes it."
        .formatted(entity.requests(Operation.DELETE).calls(), entity.code().key().simpleName());
  }

  /** What a delete does not remove. */
  private String staying() {
    String uncounted =
        new DependentsText(entity)
            .names(
                "and",
                dependent -> dependent.counter().isEmpty() && DependentsText.isRemoved(dependent));
    return uncounted.isEmpty()
        ? "{@code deleteCascade} removes what belongs to it as well."
        : "Its " + uncounted + " items stay; {@code deleteCascade} removes them as well.";
  }
}
