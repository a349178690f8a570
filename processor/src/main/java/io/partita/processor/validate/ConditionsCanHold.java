package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.TableModel;
import io.partita.processor.resolve.Conditions;
import java.util.stream.Stream;

/** The condition of an index does not contradict itself, so that items can be on it. */
final class ConditionsCanHold implements DeclarationRule {

  @Override
  public Stream<Diagnostic> check(TableModel table) {
    return Condition.of(table)
        .filter(Condition::isTyped)
        .flatMap(
            condition ->
                Conditions.contradiction(condition.entity(), condition.where().terms())
                    .map(
                        component ->
                            condition.problem(
                                Code.IMPOSSIBLE_CONDITION,
                                "%s never holds: no value of '%s' is all that it asks. Remove one of its terms."
                                    .formatted(condition.description(), component.name())))
                    .stream());
  }
}
