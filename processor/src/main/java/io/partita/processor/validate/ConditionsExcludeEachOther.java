package io.partita.processor.validate;

import io.partita.processor.diagnostic.Code;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.model.WhereModel.Term;
import io.partita.processor.resolve.Conditions;
import io.partita.processor.resolve.ResolvedEntity;
import io.partita.processor.resolve.ResolvedTable;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Where an entity has different keys on one index, an item has one of them at most. */
final class ConditionsExcludeEachOther implements EntityRule {

  @Override
  public Stream<Diagnostic> check(ResolvedTable table, ResolvedEntity entity) {
    List<Condition> conditions = Condition.of(entity.model()).filter(Condition::isTyped).toList();
    List<Diagnostic> problems = new ArrayList<>();
    for (int i = 0; i < conditions.size(); i++) {
      Condition second = conditions.get(i);
      conditions.subList(0, i).stream()
          .filter(first -> first.keys().index().equals(second.keys().index()))
          .filter(first -> canHoldTogether(first, second))
          .findFirst()
          .ifPresent(first -> problems.add(problem(first, second)));
    }
    return problems.stream();
  }

  private static boolean canHoldTogether(Condition first, Condition second) {
    List<Term> terms = new ArrayList<>(first.where().terms());
    terms.addAll(second.where().terms());
    return Conditions.contradiction(first.entity(), terms).isEmpty();
  }

  private static Diagnostic problem(Condition first, Condition second) {
    return second.problem(
        Code.OVERLAPPING_CONDITIONS,
        "%s has different keys on %s where %s and where %s, but both can be true of one item, which is on an index once. Let the conditions exclude each other, or name another index."
            .formatted(
                first.entity().name(),
                first.keys().index(),
                first.where().text(),
                second.where().text()));
  }
}
