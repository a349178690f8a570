package io.partita.runtime.internal.write;

import io.partita.runtime.internal.expression.Predicate;
import io.partita.runtime.internal.stored.Check;
import io.partita.runtime.internal.stored.Existence;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Collects what one action of the caller demands of its own item. */
final class Demands {

  private final int action;
  private final List<Demand> all = new ArrayList<>();

  Demands(int action) {
    this.action = action;
  }

  /** The item must be there. */
  void exists(List<Check> checks, Existence existence, Verdict verdict) {
    all.add(new Demand(action, predicates(checks), existence::holds, verdict));
  }

  /** The item may be there or not, but an expired one must go first, and one being deleted may. */
  void mayBeCreated(List<Check> checks, Existence existence, CallerAction caller) {
    List<Predicate> predicates = predicates(checks);
    all.add(new Demand(action, predicates, item -> !existence.isForeign(item), caller.otherType()));
    all.add(
        new Demand(action, predicates, item -> !existence.isMarked(item), caller.beingDeleted()));
    all.add(
        new Demand(
            action, predicates, item -> !existence.isExpired(item), Verdict.expired(existence)));
  }

  /**
   * A check, of which only a part has this verdict.
   *
   * @param part what of it is true
   */
  void add(Check check, Demand.Test part, Verdict verdict) {
    all.add(new Demand(action, List.of(check.predicate()), part, verdict));
  }

  void add(Check check, Verdict verdict) {
    all.add(Demand.of(action, check, verdict));
  }

  /** The item must not be there: not stored at all, expired, being deleted or another entity's. */
  void isAbsent(Existence existence, Verdict verdict) {
    all.add(
        new Demand(action, List.of(existence.absence()), item -> !existence.holds(item), verdict));
  }

  /** There must be room; where only that it is certain is not true, another plan may find some. */
  void room(SizeLimit bound, Verdict tooMany) {
    List<Predicate> room = predicates(List.of(bound.room()));
    all.add(new Demand(action, room, item -> !bound.hasNoRoomIn(item), tooMany));
    all.add(new Demand(action, room, bound.room()::holds, Verdict.REPLAN));
  }

  void condition(@Nullable Predicate condition, Verdict verdict) {
    if (condition != null) {
      all.add(Demand.of(action, condition, verdict));
    }
  }

  private static List<Predicate> predicates(List<Check> checks) {
    return checks.stream().map(Check::predicate).toList();
  }

  List<Demand> all() {
    return all;
  }
}
