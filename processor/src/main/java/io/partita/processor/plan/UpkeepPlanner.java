package io.partita.processor.plan;

import static java.util.stream.Collectors.joining;

import io.partita.processor.model.AccessPatternPlan;
import io.partita.processor.model.CopyPlan;
import io.partita.processor.model.DependentPlan;
import io.partita.processor.model.EntityPlan;
import io.partita.processor.model.EntityPlan.IndexKeyPlan;
import io.partita.processor.model.Operation;
import io.partita.processor.model.OperationPlan;
import io.partita.processor.model.OperationPlan.Consistency;
import io.partita.processor.model.Permission;
import io.partita.processor.model.RequestPlan;
import io.partita.processor.model.RequestPlan.Call;
import io.partita.processor.model.RequestPlan.Occasion;
import io.partita.processor.model.TablePlan;
import io.partita.processor.resolve.RequestText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Plans what an entity's DAO has to put counts, copies and index keys right. */
final class UpkeepPlanner {

  private static final RequestPlan STRONG_GET =
      RequestPlan.of(Call.GET_ITEM).to(", strongly consistent");

  private static final String COUNTING = " with Select COUNT";
  private static final String ALL_COUNTED = "what reading all that is counted costs";

  private final EntityPlan entity;
  private final Permissions permissions;
  private final Refusals refusals;

  UpkeepPlanner(TablePlan table, EntityPlan entity) {
    this.entity = entity;
    this.permissions = new Permissions(table, entity);
    this.refusals = new Refusals(table, entity);
  }

  List<OperationPlan> operations() {
    List<OperationPlan> rows = new ArrayList<>();
    if (entity.counts()) {
      rows.add(recount());
      rows.add(verifyCounts());
    }
    if (!entity.copies().isEmpty()) {
      rows.add(propagate());
      rows.add(verifyCopies());
    }
    if (entity.indexes().stream().anyMatch(UpkeepPlanner::hasTemplates)) {
      rows.add(backfill());
    }
    return rows;
  }

  /** Own attributes of components need no filling. */
  private static boolean hasTemplates(IndexKeyPlan keys) {
    return keys.keys().anyMatch(key -> !key.isNative());
  }

  private OperationPlan recount() {
    return row(
        Operation.RECOUNT,
        List.of(
            RequestPlan.of(Call.TRANSACT_WRITE_ITEMS).to(", which marks the item"),
            RequestPlan.of(Call.QUERY)
                .each(COUNTING)
                .to(counted().map(UpkeepPlanner::exactly).distinct().collect(joining(" and"))),
            RequestPlan.of(Call.UPDATE_ITEM)
                .to(
                    ", which writes the numbers on the condition that the mark is still there, and"
                        + " removes it")),
        RequestText.key(entity),
        countConsistency(),
        ALL_COUNTED + ", + " + Costs.recount(entity),
        "1",
        permissions.recount());
  }

  /** What finds those that are counted. */
  private Stream<AccessPatternPlan> counted() {
    return entity.dependents().stream()
        .filter(dependent -> dependent.counter().isPresent())
        .map(DependentPlan::pattern);
  }

  private static String exactly(AccessPatternPlan pattern) {
    return " on "
        + ReadPlanner.place(pattern.index())
        + (pattern.consistent()
            ? ", strongly consistent, at 1 read unit per 4 KB"
            : ", at half a read unit per 4 KB, until two counts with a pause in between are equal,"
                + " as the index follows the table with a short delay");
  }

  private OperationPlan verifyCounts() {
    return row(
        Operation.VERIFY_COUNTS,
        List.of(
            ReadPlanner.scan(Optional.empty()),
            ReadPlanner.search(counted(), "")
                .each("%s for each `%s`".formatted(COUNTING, entity.entity().name())),
            STRONG_GET.when(Occasion.AFTERWARDS, "those that differ"),
            RequestPlan.of(Call.QUERY)
                .to(" as `recount` sends them")
                .when(Occasion.AFTERWARDS, "those that differ")),
        "",
        Consistency.EVENTUAL_THEN_STRONG,
        Costs.SCAN + ", + " + ALL_COUNTED,
        "",
        permissions.verifyCounts());
  }

  private Consistency countConsistency() {
    return consistency(counted().allMatch(AccessPatternPlan::consistent));
  }

  private OperationPlan propagate() {
    return row(
        Operation.PROPAGATE,
        copyRequests(
            WritePlanner.READ_STORED.each(
                " of those that differ" + WritePlanner.READ_STORED.extent()),
            RequestPlan.of(Call.TRANSACT_WRITE_ITEMS)
                .each(" for those that differ")
                .to(", or several for more than 100, on the condition that they have not changed"),
            RequestPlan.of(Call.GET_ITEM)),
        RequestText.key(entity),
        copyConsistency(),
        "what reading the copies costs, + %s for each that differs"
            .formatted(Costs.units(Call.TRANSACT_WRITE_ITEMS)),
        "up to 100 each",
        permissions.propagate());
  }

  private OperationPlan verifyCopies() {
    return row(
        Operation.VERIFY_COPIES,
        copyRequests(),
        RequestText.key(entity),
        copyConsistency(),
        "what reading the copies costs",
        "",
        permissions.verifyCopies());
  }

  private List<RequestPlan> copyRequests(RequestPlan... then) {
    Stream<RequestPlan> copies = entity.copies().stream().flatMap(UpkeepPlanner::found);
    return Stream.of(Stream.of(STRONG_GET), copies, Stream.of(then))
        .flatMap(requests -> requests)
        .toList();
  }

  private static Stream<RequestPlan> found(CopyPlan copies) {
    DependentPlan reach = copies.reach();
    RequestPlan query =
        ReadPlanner.search(
            Stream.of(reach.pattern()), " for `%s` items".formatted(reach.entity().name()));
    return copies.target().isEmpty()
        ? Stream.of(query)
        : Stream.of(
            query,
            ReadPlanner.BATCH_GET.to(
                " for the `%s` items they lead to".formatted(copies.holder().name())));
  }

  private Consistency copyConsistency() {
    return consistency(
        entity.copies().stream().allMatch(copies -> copies.reach().pattern().consistent()));
  }

  private static Consistency consistency(boolean isStrong) {
    return isStrong ? Consistency.STRONG : Consistency.EVENTUAL;
  }

  private OperationPlan backfill() {
    return row(
        Operation.BACKFILL,
        List.of(
            ReadPlanner.scan(Optional.empty()),
            RequestPlan.of(Call.UPDATE_ITEM)
                .each(" for each item whose index keys are wrong")
                .to(", on the condition that what they are made of has not changed"),
            OperationPlanner.TO_TELL_PROGRESS),
        "",
        Consistency.EVENTUAL,
        Costs.SCAN + ", + " + Costs.write(entity) + " for each",
        "",
        permissions.backfill());
  }

  private OperationPlan row(
      Operation operation,
      List<RequestPlan> requests,
      String key,
      Consistency consistency,
      String cost,
      String transactionSize,
      List<Permission> needed) {
    return new OperationPlan(
        operation,
        entity.entity().name(),
        operation.call() + (operation.sentBy().isEmpty() ? "" : "." + operation.sentBy()),
        requests,
        WritePlanner.places(needed),
        "",
        key,
        "",
        consistency,
        cost,
        transactionSize,
        List.of(),
        needed,
        refusals.of(operation));
  }
}
