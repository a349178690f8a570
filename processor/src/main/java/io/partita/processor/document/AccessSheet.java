package io.partita.processor.document;

import io.partita.processor.document.AccessRow.Consistency;
import io.partita.processor.model.EntityPlan;
import io.partita.processor.model.TablePlan;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Lists every method that sends requests, and what it sends. */
final class AccessSheet {

  private final TablePlan table;

  private AccessSheet(TablePlan table) {
    this.table = table;
  }

  static List<AccessRow> of(TablePlan table) {
    AccessSheet sheet = new AccessSheet(table);
    Stream<AccessRow> entities =
        table.entities().stream()
            .flatMap(
                entity ->
                    Stream.of(
                            new EntityReads(table, entity).rows(),
                            new EntityWrites(table, entity).rows(),
                            new EntityUpkeep(table, entity).rows())
                        .flatMap(List::stream));
    return Stream.of(
            entities,
            CollectionRow.of(table).stream()
                .flatMap(collection -> new CollectionReads(table, collection).rows().stream()),
            Stream.of(
                sheet.transact(),
                sheet.transactionalGet(),
                sheet.createTableIfMissing(),
                sheet.verifyTable(),
                sheet.verifyItems()))
        .flatMap(rows -> rows)
        .toList();
  }

  private AccessRow transact() {
    return new AccessRow(
        name(),
        "transact()",
        "GetItem or BatchGetItem if an action depends on what is stored, TransactWriteItems",
        Stream.concat(
                Stream.of(AccessRow.TABLE),
                table.entities().stream().flatMap(entity -> Costs.indexesOf(entity).stream()))
            .distinct()
            .toList(),
        "",
        "",
        "",
        Consistency.NONE,
        "what the actions cost in transactions of their own",
        "up to 100",
        table.entities().stream()
            .flatMap(entity -> new EntityPermissions(table, entity).transact().stream())
            .toList());
  }

  private AccessRow transactionalGet() {
    return AccessRow.read(
        name(),
        "transactionalGet(keys)",
        "TransactGetItems of up to 100 keys",
        Optional.empty(),
        "",
        Consistency.STRONG,
        Costs.SNAPSHOT,
        table.entities().stream()
            .map(entity -> new EntityPermissions(table, entity).own("GetItem"))
            .distinct()
            .toList());
  }

  private AccessRow createTableIfMissing() {
    return AccessRow.read(
        name(),
        "createTableIfMissing()",
        "DescribeTable, CreateTable" + expiry("UpdateTimeToLive"),
        Optional.empty(),
        "",
        Consistency.NONE,
        "",
        List.of(
            Permission.of(Optional.empty(), "CreateTable", "DescribeTable", "UpdateTimeToLive")));
  }

  private String expiry(String operation) {
    return table.ttlAttribute().map(attribute -> ", " + operation).orElse("");
  }

  private AccessRow verifyTable() {
    return AccessRow.read(
        name(),
        "verifyTable()",
        "DescribeTable" + expiry("DescribeTimeToLive"),
        Optional.empty(),
        "",
        Consistency.NONE,
        "",
        List.of(Permission.of(Optional.empty(), "DescribeTable", "DescribeTimeToLive")));
  }

  /** The description tells how many items there are, for those who want to see progress. */
  private AccessRow verifyItems() {
    boolean related = table.entities().stream().anyMatch(AccessSheet::belongs);
    return AccessRow.read(
        name(),
        "verifyItems().run()",
        "Scan" + (related ? ", BatchGetItem of what the items of each page belong to" : ""),
        Optional.empty(),
        "",
        related ? Consistency.EVENTUAL_THEN_STRONG : Consistency.EVENTUAL,
        Costs.SCAN + (related ? ", + " + Costs.BATCH_GET : ""),
        Stream.concat(
                Stream.of(
                    EntityPermissions.scan(Optional.empty()),
                    Permission.of(Optional.empty(), "DescribeTable")),
                table.entities().stream()
                    .filter(AccessSheet::belongs)
                    .flatMap(entity -> new EntityPermissions(table, entity).owners().stream()))
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
