package io.partita.runtime.internal.cascade;

import io.partita.runtime.CountMismatchException;
import io.partita.runtime.PartitaException;
import io.partita.runtime.generated.schema.Dependents;
import io.partita.runtime.generated.schema.EntityType;
import io.partita.runtime.generated.schema.GeneratedKey;
import io.partita.runtime.internal.operation.Step;
import io.partita.runtime.internal.operation.TableContext;
import io.partita.runtime.internal.stored.ItemKey;
import io.partita.runtime.internal.write.BulkDeletion;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Removes some owners of one entity with everything that belongs to them. Marks them, then lists
 * and removes what belongs to them in passes until nothing is left, and last removes the owners
 * that are still marked and count nothing. An owner of something that cannot be removed stays, and
 * is marked. All that it knows is in the table: another cascade of the same owners goes on wherever
 * this one was interrupted.
 */
public final class Cascade<T, TK extends GeneratedKey<T>> {

  /** How many owners are removed together, so that they wait for indexes together. */
  private static final int GROUP = 100;

  /** How many passes in a row may find a count too small that is right when it is looked at. */
  private static final int MOST_UNEXPLAINED = 3;

  private final EntityType<T, TK> type;
  private final CascadeRun run;
  private final Marking marking;
  private final Recount<T, TK> recount;
  private final BulkDeletion<T, TK> deletion;
  private final List<DependentRemoval<T, TK, ?, ?>> removals = new ArrayList<>();
  private final Settling settling;
  private int unexplained;

  /** Whose dependents are listed. */
  private final Set<TK> owners;

  /** Those of them that are stored and marked. */
  private final Set<TK> marked = new LinkedHashSet<>();

  private Cascade(
      TableContext context, Dependents<T, TK> dependents, CascadeRun run, List<TK> keys) {
    this.type = dependents.type();
    this.run = run;
    this.marking = new Marking(context, type);
    this.recount = new Recount<>(context, dependents);
    this.deletion = new BulkDeletion<>(context, type);
    dependents
        .removed()
        .forEach(dependent -> removals.add(new DependentRemoval<>(context, dependent, run)));
    this.settling = new Settling(context.options(), dependents);
    this.owners = new LinkedHashSet<>(keys);
  }

  /** Removes owners and all that belongs to them, as far as they are there; true in the end. */
  public static <T, TK extends GeneratedKey<T>> Step<Boolean> remove(
      TableContext context, Dependents<T, TK> dependents, CascadeRun run, List<TK> keys) {
    List<List<TK>> groups = new ArrayList<>();
    for (int from = 0; from < keys.size(); from += GROUP) {
      groups.add(keys.subList(from, Math.min(from + GROUP, keys.size())));
    }
    return StepSequence.each(groups, group -> new Cascade<>(context, dependents, run, group).run());
  }

  private Step<Boolean> run() {
    return StepSequence.each(List.copyOf(owners), this::mark).flatMap(done -> pass());
  }

  private Step<Boolean> mark(TK key) {
    return marking
        .mark(key)
        .map(
            stored -> {
              settling.disturbed();
              return stored ? marked.add(key) : marked.remove(key);
            });
  }

  private Step<Boolean> pass() {
    Pass pass = new Pass(run.deleted());
    return StepSequence.recovering(
            () -> StepSequence.each(removals, removal -> remove(removal, pass)),
            failure -> recountAfter(failure, pass))
        .flatMap(done -> finish(pass));
  }

  private Step<Boolean> remove(DependentRemoval<T, TK, ?, ?> removal, Pass pass) {
    return removal
        .remove(owners)
        .map(
            found -> {
              pass.stuck.addAll(removal.stuck());
              return pass.foundUncounted |= found && !removal.isCounted();
            });
  }

  /**
   * A count of the owners themselves that is too small is put right. One that is right is another
   * item's, which is not ours to change, unless an index was late: that shows in the next passes.
   */
  private Step<Boolean> recountAfter(PartitaException failure, Pass pass) {
    if (!isOwn(failure)) {
      throw failure;
    }
    pass.wasCutShort = true;
    return recountMarked()
        .map(
            changed -> {
              unexplained = changed ? 0 : unexplained + 1;
              if (unexplained > MOST_UNEXPLAINED) {
                throw failure;
              }
              return true;
            });
  }

  private boolean isOwn(PartitaException failure) {
    return failure instanceof CountMismatchException mismatch
        && mismatch.entity().equals(type.name())
        && type.counts().stream().anyMatch(count -> count.name().equals(mismatch.component()));
  }

  /** The result is whether any count was wrong. */
  private Step<Boolean> recountMarked() {
    Set<TK> wrong = new LinkedHashSet<>();
    return StepSequence.each(
            List.copyOf(marked),
            key -> recount.ofMarked(key).map(changed -> changed && wrong.add(key)))
        .map(done -> !wrong.isEmpty());
  }

  private Step<Boolean> finish(Pass pass) {
    if (pass.wasCutShort) {
      return again(pass);
    }
    pass.stuck.forEach(this::leave);
    owners.retainAll(marked);
    if (owners.isEmpty()) {
      return Step.done(true);
    }
    if (pass.foundUncounted) {
      settling.disturbed();
      return again(pass);
    }
    if (!settling.wasQuietAt(pass.begin)) {
      return again(pass);
    }
    return StepSequence.each(List.copyOf(owners), key -> delete(key, pass))
        .flatMap(done -> owners.isEmpty() ? Step.done(true) : again(pass));
  }

  /** What belongs to an owner cannot be removed, so that it stays. */
  private void leave(TK owner) {
    run.leaveOwner(ItemKey.of(type.primaryKey(), owner.attributes()));
    marked.remove(owner);
  }

  private Step<Boolean> delete(TK key, Pass pass) {
    return deletion
        .deleteMarked(key)
        .flatMap(
            removal ->
                switch (removal) {
                  case DELETED -> {
                    run.deleted(1);
                    yield Step.done(owners.remove(key));
                  }
                  case HAS_RELATED_ITEMS -> Step.done(pass.foundCount = true);
                  // Somebody has finished another cascade of the owner.
                  case ABSENT -> {
                    marked.remove(key);
                    yield Step.done(owners.remove(key));
                  }
                  case NOT_MARKED -> throw run.takenBack(type.name());
                });
  }

  /**
   * Lists again after a pause. Counts that stay positive although the list is empty are wrong: the
   * mark keeps anything new from being counted, so they can be put right.
   */
  private Step<Boolean> again(Pass pass) {
    run.requireTime();
    settling.after(run.deleted() > pass.deletedBefore, pass.foundCount);
    if (settling.isAtAnEnd()) {
      return recountMarked().flatMap(changed -> pass());
    }
    Duration pause = settling.pause();
    return pause.isZero() ? pass() : Step.pause(pause, this::pass);
  }

  /** What one pass found. */
  private final class Pass {

    private final long begin = System.nanoTime();
    private final long deletedBefore;
    private final Set<TK> stuck = new LinkedHashSet<>();
    private boolean foundUncounted;
    private boolean foundCount;
    private boolean wasCutShort;

    Pass(long deletedBefore) {
      this.deletedBefore = deletedBefore;
    }
  }
}
