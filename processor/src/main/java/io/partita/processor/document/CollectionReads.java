package io.partita.processor.document;

import io.partita.processor.document.AccessRow.Consistency;
import io.partita.processor.model.CollectionPlan;
import io.partita.processor.model.CollectionPlan.MemberPlan;
import io.partita.processor.model.IndexModel;
import io.partita.processor.model.JavaNames;
import io.partita.processor.model.TablePlan;
import io.partita.processor.model.TargetPlan;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The reads of a collection's DAO. */
final class CollectionReads {

  private final TablePlan table;
  private final CollectionRow row;
  private final CollectionPlan plan;

  CollectionReads(TablePlan table, CollectionRow row) {
    this.table = table;
    this.row = row;
    this.plan = row.plan();
  }

  List<AccessRow> rows() {
    return Stream.concat(
            Stream.of(
                query(EntityReads.call("find", plan.arguments()), "Query, all pages"),
                query(EntityReads.call(plan.method(), plan.arguments()) + ".page()", "Query")),
            plan.members().stream()
                .flatMap(member -> member.targets().stream().map(target -> linked(member, target))))
        .toList();
  }

  private AccessRow query(String method, String operation) {
    Optional<String> index = plan.index().map(IndexModel::name);
    return AccessRow.read(
            row.name(),
            method,
            operation,
            index,
            row.keyCondition(),
            plan.consistent() ? Consistency.EVENTUAL_BY_DEFAULT : Consistency.EVENTUAL,
            Costs.query(plan.consistent(), 1),
            List.of(new Permission(List.of("Query"), index, LeadingKeys.of(plan.partitionKey()))))
        .filtered(row.filter());
  }

  /** What reading the ends that listed edges lead to takes. */
  private AccessRow linked(MemberPlan member, TargetPlan target) {
    String edges = member.member().name();
    return AccessRow.read(
        row.name(),
        "%sWith%s(%s)".formatted(edges, JavaNames.capitalized(target.role()), edges),
        "BatchGetItem per 100 keys",
        Optional.empty(),
        "",
        Consistency.STRONG_BY_DEFAULT,
        Costs.BATCH_GET,
        List.of(EntityPermissions.on(table, target.entity(), "BatchGetItem")));
  }
}
