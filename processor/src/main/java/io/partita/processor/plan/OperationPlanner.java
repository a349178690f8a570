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
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Plans every operation of a table: what it sends, in which order, and what it needs. */
final class OperationPlanner {

  /** The description tells how many items there are. */
  static final RequestPlan TO_TELL_PROGRESS =
      RequestPlan.of(Call.DESCRIBE_TABLE).when(Occasion.BEFORE, "somebody is told of the progress");

  /** What a transaction may do with an item, and may have to read it for. */
  private static final Set<Operation> ACTIONS =
      EnumSet.of(Operation.PUT, Operation.REPLACE, Operation.UPDATE, Operation.DELETE);

  private final TablePlan table;

  private OperationPlanner(TablePlan table) {
    this.table = table;
  }

  static List<OperationPlan> operations(TablePlan table) {
    OperationPlanner sheet = new OperationPlanner(table);
    List<OperationPlan> entities =
        table.entities().stream()
            .flatMap(
                entity ->
                    Stream.of(
                            new ReadPlanner(table, entity).operations(),
                            new WritePlanner(table, entity).operations(),
                            new UpkeepPlanner(table, entity).operations())
                        .flatMap(List::stream))
            .toList();
    return Stream.of(
            entities.stream(),
            table.collections().stream()
                .flatMap(
                    collection ->
                        new CollectionReadPlanner(table, collection).operations().stream()),
            Stream.of(sheet.transact(entities), sheet.transactionalGet()),
            new BatchPlanner(sheet.name(), entities).operations().stream(),
            Stream.of(sheet.createTableIfMissing(), sheet.verifyTable(), sheet.verifyItems()))
        .flatMap(rows -> rows)
        .toList();
  }

  private OperationPlan transact(List<OperationPlan> entities) {
    boolean reads =
        entities.stream()
            .filter(plan -> ACTIONS.contains(plan.operation()))
            .flatMap(plan -> plan.requests().stream())
            .anyMatch(request -> request.call() == Call.GET_ITEM);
    boolean expires = table.entities().stream().anyMatch(EntityPlan::expires);
    RequestPlan read =
        WritePlanner.READ_STORED.when(Occasion.BEFORE, "an action depends on what is stored");
    RequestPlan write = RequestPlan.of(Call.TRANSACT_WRITE_ITEMS);
    return new OperationPlan(
        Operation.TRANSACT,
        name(),
        "transact()",
        Stream.of(write, read, WritePlanner.REMOVE_EXPIRED)
            .filter(request -> reads || request != read)
            .filter(request -> expires || request != WritePlanner.REMOVE_EXPIRED)
            .toList(),
        Stream.concat(
                Stream.of(OperationPlan.TABLE),
                table.entities().stream().flatMap(entity -> entity.indexNames().stream()))
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
            .toList(),
        reads
            ? List.of(Refusals.TRANSACTION_FAILED, Refusals.UNREAD)
            : List.of(Refusals.TRANSACTION_FAILED));
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
                .toList())
        .throwing(List.of(Refusals.SNAPSHOT_FAILED));
  }

  private OperationPlan createTableIfMissing() {
    List<RequestPlan> ofExpiry =
        table.ttlAttribute().isEmpty()
            ? List.of()
            : List.of(
                RequestPlan.of(Call.UPDATE_TIME_TO_LIVE),
                RequestPlan.of(Call.DESCRIBE_TIME_TO_LIVE)
                    .when(Occasion.AFTERWARDS, "a table that somebody else creates meanwhile"));
    return administration(
        Operation.CREATE_TABLE_IF_MISSING,
        Stream.concat(
                Stream.of(
                    RequestPlan.of(Call.DESCRIBE_TABLE),
                    RequestPlan.of(Call.CREATE_TABLE),
                    RequestPlan.of(Call.DESCRIBE_TABLE).each(" until it is active")),
                ofExpiry.stream())
            .toList());
  }

  private OperationPlan verifyTable() {
    return administration(
        Operation.VERIFY_TABLE,
        List.of(RequestPlan.of(Call.DESCRIBE_TABLE), RequestPlan.of(Call.DESCRIBE_TIME_TO_LIVE)));
  }

  private OperationPlan administration(Operation operation, List<RequestPlan> requests) {
    String[] actions =
        requests.stream().map(request -> request.call().text()).distinct().toArray(String[]::new);
    return OperationPlan.read(
        operation,
        name(),
        operation.call(),
        requests,
        Optional.empty(),
        "",
        Consistency.NONE,
        "",
        List.of(Permission.of(Optional.empty(), actions)));
  }

  /** The description tells how many items there are, for those who want to see progress. */
  private OperationPlan verifyItems() {
    boolean related = table.entities().stream().anyMatch(OperationPlanner::belongs);
    return OperationPlan.read(
            Operation.VERIFY_ITEMS,
            name(),
            Operation.VERIFY_ITEMS.call() + "." + Operation.VERIFY_ITEMS.sentBy(),
            Stream.of(
                    ReadPlanner.scan(Optional.empty()),
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
                .toList())
        .throwing(List.of(Refusals.VERIFICATION_INCOMPLETE));
  }

  private static boolean belongs(EntityPlan entity) {
    return !entity.references().isEmpty()
        || entity.owners().stream().anyMatch(owner -> !owner.createdOnUse());
  }

  private String name() {
    return table.table().type().simpleName();
  }
}
