package io.partita.processor.document;

import io.partita.processor.document.AccessRow.Consistency;
import io.partita.processor.model.CollectionPlan;
import io.partita.processor.model.IndexModel;
import io.partita.processor.model.KeyPart.ComponentPart;
import io.partita.processor.model.RequestText;
import io.partita.processor.model.TablePlan;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
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
                    Stream.concat(
                        new EntityReads(table, entity).rows().stream(),
                        new EntityWrites(table, entity).rows().stream()));
    return Stream.of(
            entities,
            table.collections().stream().map(sheet::collection),
            Stream.of(sheet.transactionalGet(), sheet.verifyTable()))
        .flatMap(rows -> rows)
        .toList();
  }

  private AccessRow collection(CollectionPlan plan) {
    Optional<String> index = plan.index().map(IndexModel::name);
    String arguments =
        plan.arguments().stream().map(ComponentPart::javaName).collect(Collectors.joining(", "));
    return AccessRow.read(
            plan.collection().name(),
            "find(" + arguments + ")",
            "Query",
            index,
            RequestText.condition(plan),
            plan.consistent() ? Consistency.EVENTUAL_BY_DEFAULT : Consistency.EVENTUAL,
            Costs.query(plan.consistent(), 1),
            List.of(new Permission(List.of("Query"), index, LeadingKeys.of(plan.partitionKey()))))
        .filtered(filter(plan));
  }

  private String filter(CollectionPlan plan) {
    Optional<String> typeAttribute = table.table().typeAttribute();
    if (typeAttribute.isEmpty()) {
      return "keys of another shape, after reading";
    }
    return plan.typeFilter() ? RequestText.typeFilter(typeAttribute.get(), plan) : "";
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

  private AccessRow verifyTable() {
    return AccessRow.read(
        name(),
        "verifyTable()",
        "DescribeTable, DescribeTimeToLive",
        Optional.empty(),
        "",
        Consistency.NONE,
        "",
        List.of(Permission.of(Optional.empty(), "DescribeTable", "DescribeTimeToLive")));
  }

  private String name() {
    return table.table().type().simpleName();
  }
}
