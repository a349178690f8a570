package io.partita.processor.plan;

import io.partita.processor.model.EntityPlan;
import io.partita.processor.model.Operation;
import io.partita.processor.model.OperationPlan;
import io.partita.processor.model.OperationPlan.Consistency;
import io.partita.processor.model.Permission;
import io.partita.processor.model.RequestPlan;
import io.partita.processor.model.RequestPlan.Call;
import io.partita.processor.model.RequestPlan.Occasion;
import io.partita.processor.model.TablePlan;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Plans every operation of a table: what it sends, in which order, and what it needs. */
final class OperationPlanner {

  /** The description tells how many items there are. */
  static final RequestPlan TO_TELL_PROGRESS =
      RequestPlan.of(Call.DESCRIBE_TABLE).when(Occasion.BEFORE, "somebody is told of the progress");

  private final TablePlan table;

  private OperationPlanner(TablePlan table) {
    this.table = table;
  }

  static List<OperationPlan> operations(TablePlan table) {
    OperationPlanner sheet = new OperationPlanner(table);
    Stream<OperationPlan> entities =
        table.entities().stream()
            .flatMap(
                entity ->
                    Stream.of(
                            new ReadPlanner(table, entity).operations(),
                            new WritePlanner(table, entity).operations(),
                            new UpkeepPlanner(table, entity).operations())
                        .flatMap(List::stream));
    return Stream.of(
            entities,
            table.collections().stream()
                .flatMap(
                    collection ->
                        new CollectionReadPlanner(table, collection).operations().stream()),
            Stream.of(
                sheet.transact(),
                sheet.transactionalGet(),
                sheet.createTableIfMissing(),
                sheet.verifyTable(),
                sheet.verifyItems()))
        .flatMap(rows -> rows)
        .toList();
  }

  private OperationPlan transact() {
    String reason = "an action depends on what is stored";
    return new OperationPlan(
        Operation.TRANSACT,
        name(),
        "transact()",
        List.of(
            RequestPlan.of(Call.TRANSACT_WRITE_ITEMS),
            WritePlanner.READ_STORED.when(Occasion.BEFORE, reason)),
        Stream.concat(
                Stream.of(OperationPlan.TABLE),
                table.entities().stream().flatMap(entity -> Costs.indexesOf(entity).stream()))
            .distinct()
            .toList(),
        "",
        "",
        "",
        Consistency.NONE,
        "what the actions cost in transactions of their own",
        "up to 100",
        List.of(),
        table.entities().stream()
            .flatMap(entity -> new Permissions(table, entity).transact().stream())
            .toList());
  }

  private OperationPlan transactionalGet() {
    return OperationPlan.read(
        Operation.TRANSACTIONAL_GET,
        name(),
        "transactionalGet(keys)",
        List.of(RequestPlan.of(Call.TRANSACT_GET_ITEMS).each(" of up to 100 keys")),
        Optional.empty(),
        "",
        Consistency.STRONG,
        Costs.SNAPSHOT,
        table.entities().stream()
            .map(entity -> new Permissions(table, entity).own("GetItem"))
            .distinct()
            .toList());
  }

  private OperationPlan createTableIfMissing() {
    return OperationPlan.read(
        Operation.CREATE_TABLE_IF_MISSING,
        name(),
        "createTableIfMissing()",
        requests(
            Call.UPDATE_TIME_TO_LIVE,
            RequestPlan.of(Call.DESCRIBE_TABLE),
            RequestPlan.of(Call.CREATE_TABLE),
            RequestPlan.of(Call.DESCRIBE_TABLE).each(" until it is active")),
        Optional.empty(),
        "",
        Consistency.NONE,
        "",
        List.of(
            Permission.of(Optional.empty(), "CreateTable", "DescribeTable", "UpdateTimeToLive")));
  }

  private List<RequestPlan> requests(Call ofExpiry, RequestPlan... others) {
    return Stream.concat(
            Stream.of(others),
            table.ttlAttribute().stream().map(attribute -> RequestPlan.of(ofExpiry)))
        .toList();
  }

  private OperationPlan verifyTable() {
    return OperationPlan.read(
        Operation.VERIFY_TABLE,
        name(),
        "verifyTable()",
        requests(Call.DESCRIBE_TIME_TO_LIVE, RequestPlan.of(Call.DESCRIBE_TABLE)),
        Optional.empty(),
        "",
        Consistency.NONE,
        "",
        List.of(Permission.of(Optional.empty(), "DescribeTable", "DescribeTimeToLive")));
  }

  /** The description tells how many items there are, for those who want to see progress. */
  private OperationPlan verifyItems() {
    boolean related = table.entities().stream().anyMatch(OperationPlanner::belongs);
    return OperationPlan.read(
        Operation.VERIFY_ITEMS,
        name(),
        "verifyItems().run()",
        Stream.of(
                RequestPlan.of(Call.SCAN),
                RequestPlan.of(Call.BATCH_GET_ITEM)
                    .each(" of what the items of each page belong to and is not on it"),
                TO_TELL_PROGRESS)
            .filter(request -> related || request.call() != Call.BATCH_GET_ITEM)
            .toList(),
        Optional.empty(),
        "",
        related ? Consistency.EVENTUAL_THEN_STRONG : Consistency.EVENTUAL,
        Costs.SCAN + (related ? ", + " + Costs.BATCH_GET : ""),
        Stream.concat(
                Stream.of(
                    Permissions.scan(Optional.empty()),
                    Permission.of(Optional.empty(), "DescribeTable")),
                table.entities().stream()
                    .filter(OperationPlanner::belongs)
                    .flatMap(entity -> new Permissions(table, entity).owners().stream()))
            .distinct()
            .toList());
  }

  private static boolean belongs(EntityPlan entity) {
    return !entity.references().isEmpty()
        || entity.owners().stream().anyMatch(owner -> !owner.createdOnUse());
  }

  private String name() {
    return table.table().type().simpleName();
  }
}
