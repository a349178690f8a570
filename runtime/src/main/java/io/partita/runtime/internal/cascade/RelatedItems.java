package io.partita.runtime.internal.cascade;

import io.partita.runtime.ConditionFailedException;
import io.partita.runtime.generated.schema.Dependent;
import io.partita.runtime.generated.schema.Dependents;
import io.partita.runtime.generated.schema.GeneratedKey;
import io.partita.runtime.internal.operation.Step;
import io.partita.runtime.internal.operation.TableContext;
import io.partita.runtime.internal.query.RawListing;

/** Counts the items that an owner should have counted. */
final class RelatedItems<T, TK extends GeneratedKey<T>> {

  private final TableContext context;
  private final Dependents<T, TK> dependents;
  private final boolean isLate;

  RelatedItems(TableContext context, Dependents<T, TK> dependents) {
    this.context = context;
    this.dependents = dependents;
    this.isLate = dependents.counted().stream().anyMatch(Dependent::isLate);
  }

  /** The numbers that the table and its indexes show now. */
  Step<Counts<T>> shown(TK owner) {
    Counts<T> counts = new Counts<>();
    return StepSequence.each(
            dependents.counted(),
            dependent ->
                RawListing.of(context, dependent, owner)
                    .count()
                    .map(
                        number -> {
                          counts.set(dependent.counter(), number);
                          return true;
                        }))
        .map(done -> counts);
  }

  /**
   * The numbers once they can be trusted: those of a global index must be the same again after the
   * settle time.
   */
  Step<Counts<T>> settled(TK owner) {
    return shown(owner).flatMap(first -> isLate ? confirm(owner, first, 1) : Step.done(first));
  }

  private Step<Counts<T>> confirm(TK owner, Counts<T> shown, int attempt) {
    int limit = context.options().writeAttempts();
    if (attempt > limit) {
      throw ConditionFailedException.keptChanging(dependents.type().name(), limit);
    }
    return Step.pause(
        context.options().indexSettleTime(),
        () ->
            shown(owner)
                .flatMap(
                    again ->
                        again.equals(shown)
                            ? Step.done(again)
                            : confirm(owner, again, attempt + 1)));
  }
}
