package io.partita.processor.plan;

import io.partita.processor.model.Operation;
import io.partita.processor.model.OperationPlan;
import io.partita.processor.model.RequestPlan.Occasion;
import io.partita.processor.model.TablePlan;
import java.util.EnumSet;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Tells which operations an entity has that not all have. */
final class Offered {

  private static final Set<Operation> SOME =
      EnumSet.of(
          Operation.CREATE_ALL,
          Operation.PUT,
          Operation.PUT_ALL,
          Operation.DELETE_RECORD,
          Operation.DELETE_ALL,
          Operation.DELETE_CASCADE,
          Operation.UNDELETE,
          Operation.RECOUNT,
          Operation.VERIFY_COUNTS);

  private Offered() {}

  /** The operations of an entity with what they always send. */
  static Set<String> by(TablePlan plan, String entity) {
    return plan.operations().stream()
        .filter(operation -> operation.subject().equals(entity))
        .filter(operation -> SOME.contains(operation.operation()))
        .map(operation -> operation.method() + ": " + calls(operation))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static String calls(OperationPlan operation) {
    return operation.requests(Occasion.ALWAYS).stream()
        .map(request -> request.call().text())
        .collect(Collectors.joining(", "));
  }
}
