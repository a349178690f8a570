package io.partita.processor.plan;

import io.partita.processor.model.Operation;
import io.partita.processor.model.OperationPlan;
import io.partita.processor.model.OperationPlan.Consistency;
import io.partita.processor.model.RequestPlan;
import io.partita.processor.model.RequestPlan.Call;
import io.partita.processor.model.ThrownPlan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** Plans what a table does with many items of several entities: what each of their DAOs does. */
final class BatchPlanner {

  private final String name;
  private final List<OperationPlan> entities;

  /**
   * @param name the table
   * @param entities the operations of its entities
   */
  BatchPlanner(String name, List<OperationPlan> entities) {
    this.name = name;
    this.entities = entities;
  }

  List<OperationPlan> operations() {
    List<OperationPlan> operations = new ArrayList<>();
    if (writes().findAny().isPresent()) {
      operations.add(batch());
    }
    operations.add(findAll());
    return operations;
  }

  private Stream<OperationPlan> writes() {
    return of(Operation.PUT_ALL, Operation.DELETE_ALL);
  }

  private Stream<OperationPlan> of(Operation... operations) {
    return entities.stream().filter(plan -> List.of(operations).contains(plan.operation()));
  }

  private OperationPlan batch() {
    return new OperationPlan(
        Operation.BATCH,
        name,
        "batch()",
        Stream.of(
                WritePlanner.BATCH.to(WritePlanner.UNCONDITIONAL),
                RequestPlan.of(Call.UPDATE_ITEM)
                    .each(" for each record with null in place of a part of an index key"),
                WritePlanner.READ_MANY.to(" of what is deleted with unique values"),
                WritePlanner.TRANSACTIONS.to(
                    " that also change what counts them or holds their unique values"))
            .filter(request -> writes().anyMatch(plan -> plan.sends(request.call())))
            .toList(),
        all(writes(), OperationPlan::places),
        "",
        "",
        "",
        Consistency.NONE,
        "what putAll and deleteAll of the items cost",
        "",
        List.of(),
        all(writes(), OperationPlan::permissions),
        thrown());
  }

  private List<ThrownPlan> thrown() {
    boolean isBounded =
        writes()
            .flatMap(plan -> plan.thrown().stream())
            .anyMatch(thrown -> thrown.exception().equals(Refusals.TOO_MANY.exception()));
    return isBounded
        ? List.of(Refusals.BATCH_INCOMPLETE, Refusals.TOO_MANY)
        : List.of(Refusals.BATCH_INCOMPLETE);
  }

  private OperationPlan findAll() {
    return OperationPlan.read(
            Operation.FIND_ALL,
            name,
            "findAll(keys)",
            List.of(ReadPlanner.BATCH_GET),
            Optional.empty(),
            "",
            Consistency.STRONG_BY_DEFAULT,
            Costs.BATCH_GET,
            all(of(Operation.FIND_ALL), OperationPlan::permissions))
        .throwing(List.of(Refusals.UNREAD_AT_DEADLINE));
  }

  private static <T> List<T> all(
      Stream<OperationPlan> plans, Function<OperationPlan, List<T>> part) {
    return plans.flatMap(plan -> part.apply(plan).stream()).distinct().toList();
  }
}
