package io.partita.processor.plan;

import io.partita.processor.model.CollectionPlan;
import io.partita.processor.model.CollectionPlan.MemberPlan;
import io.partita.processor.model.IndexModel;
import io.partita.processor.model.JavaNames;
import io.partita.processor.model.Operation;
import io.partita.processor.model.OperationPlan;
import io.partita.processor.model.OperationPlan.Consistency;
import io.partita.processor.model.Permission;
import io.partita.processor.model.RequestPlan;
import io.partita.processor.model.RequestPlan.Call;
import io.partita.processor.model.TablePlan;
import io.partita.processor.model.TargetPlan;
import io.partita.processor.resolve.RequestText;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Plans the reads of a collection's DAO. */
final class CollectionReadPlanner {

  private final TablePlan table;
  private final CollectionPlan plan;

  CollectionReadPlanner(TablePlan table, CollectionPlan plan) {
    this.table = table;
    this.plan = plan;
  }

  List<OperationPlan> operations() {
    return Stream.concat(
            Stream.of(
                query(RequestText.call("find", plan.arguments())),
                query(RequestText.call(plan.method(), plan.arguments()) + ".page()")),
            plan.members().stream()
                .flatMap(member -> member.targets().stream().map(target -> linked(member, target))))
        .toList();
  }

  private OperationPlan query(String method) {
    Optional<String> index = plan.index().map(IndexModel::name);
    return OperationPlan.read(
            Operation.QUERY,
            plan.collection().name(),
            method,
            List.of(RequestPlan.of(Call.QUERY).to(" on " + ReadPlanner.place(index))),
            index,
            RequestText.condition(plan),
            plan.consistent() ? Consistency.EVENTUAL_BY_DEFAULT : Consistency.EVENTUAL,
            Costs.query(plan.consistent(), 1),
            List.of(new Permission(List.of("Query"), index, LeadingKeys.of(plan.partitionKey()))))
        .filtered(RequestText.filter(table.table().typeAttribute(), plan), "")
        .throwing(plan.arguments().isEmpty() ? List.of() : List.of(Refusals.INVALID_KEY));
  }

  /** What reading the ends that listed edges lead to takes. */
  private OperationPlan linked(MemberPlan member, TargetPlan target) {
    String edges = member.member().name();
    return OperationPlan.read(
            Operation.QUERY,
            plan.collection().name(),
            "%sWith%s(%s)".formatted(edges, JavaNames.capitalized(target.role()), edges),
            List.of(ReadPlanner.BATCH_GET),
            Optional.empty(),
            "",
            Consistency.STRONG_BY_DEFAULT,
            Costs.BATCH_GET,
            List.of(Permissions.on(table, target.entity(), "BatchGetItem")))
        .throwing(List.of(Refusals.UNREAD));
  }
}
