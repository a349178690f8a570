package io.partita.it.outcomes;

import io.partita.it.faults.FaultPlan;
import io.partita.it.faults.FaultyHttpClient;
import io.partita.it.outcomes.Contest.Stored;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * One cell of the table: a write whose first attempt ends in some way, and a rival. What becomes of
 * it is worked out by the rules of its contender, without asking Partita.
 */
final class Cell {

  private final Contender contender;
  private final FirstAttempt first;
  private final Rival rival;
  private final boolean exact;
  private final boolean seesAttempts;
  private final String id;
  private final Set<Stored> records = new LinkedHashSet<>();
  private final World before;
  private final World beforeRival;
  private final Told expected;
  private World world;
  private int timesMade;
  private Told told;

  /**
   * @param exact whether all outcomes shall be exact
   * @param seesAttempts whether the client lets Partita see its attempts
   * @param id tells its items from those of all other cells
   */
  Cell(
      Contender contender,
      FirstAttempt first,
      Rival rival,
      boolean exact,
      boolean seesAttempts,
      String id) {
    this.contender = contender;
    this.first = first;
    this.rival = rival;
    this.exact = exact;
    this.seesAttempts = seesAttempts;
    this.id = id;
    this.before = contender.before(id);
    become(before);
    Attempt earlier = first.arrives() ? attempt() : null;
    this.beforeRival = world;
    become(contender.rival(rival, id).apply(world));
    Optional<String> end = first.endOfCall(earlier);
    this.expected = end.isPresent() ? Told.failed(end.get()) : repeated(earlier);
  }

  private void become(World next) {
    world = next;
    records.addAll(next.items().values());
  }

  private Attempt attempt() {
    Attempt attempt = contender.attempt(id, world);
    if (attempt instanceof Attempt.Done done) {
      become(done.world());
      timesMade++;
    }
    return attempt;
  }

  /** What the caller is told in the end, given what became of the attempt before the last. */
  private Told repeated(Attempt earlier) {
    if (first == FirstAttempt.WRONG_CHECKSUM && earlier instanceof Attempt.Refused refused) {
      return Told.lost(refused.told());
    }
    if (earlier instanceof Attempt.Done done && row().isMadeOnce()) {
      return won(done);
    }
    World met = world;
    boolean isOpen = first.isRepeated() && !isAnswered(earlier);
    if (isOpen && row() == Row.ADDING && !contender.isPlannedFor(before, met)) {
      // It is not planned again, for it might then be made twice.
      Attempt judged = contender.attempt(id, met);
      return unknown(
          judged instanceof Attempt.Refused refused ? refused.told() : "ConditionFailedException",
          met);
    }
    Attempt last = attempt();
    while (last instanceof Attempt.Again again) {
      become(again.world());
      last = attempt();
    }
    if (last instanceof Attempt.Done done) {
      return won(done);
    }
    Object refusal = ((Attempt.Refused) last).told();
    return isOpen && row().isUnknownWhenRefused() ? unknown(refusal, met) : Told.lost(refusal);
  }

  private Row row() {
    return exact ? contender.row().exact() : contender.row();
  }

  /** Whether Partita can know that the first attempt was not applied. */
  private boolean isAnswered(Attempt earlier) {
    if (!seesAttempts) {
      // The SDK does not repeat what conflicts, so that this attempt is the last of its request.
      return first == FirstAttempt.CONFLICT;
    }
    return first.isRefused() || first.showsStatus() && !(earlier instanceof Attempt.Done);
  }

  private Told unknown(Object refusal, World met) {
    return Told.unknown(refusal, contender.subject(id, met.visible()));
  }

  private Told won(Attempt.Done done) {
    if (contender.returnsStored() && row().isMadeOnce()) {
      return contender
          .subject(id, world.visible())
          .map(Told::won)
          .orElseGet(Told::wonWithoutResult);
    }
    return Told.won(done.result());
  }

  /** What is stored at first. */
  World before() {
    return before;
  }

  /** All records that are stored at some time. */
  Set<Stored> records() {
    return records;
  }

  /** Those of one entity. */
  <T extends Stored> Stream<T> records(Class<T> type) {
    return records.stream().filter(type::isInstance).map(type::cast);
  }

  /** What is stored of one entity in the end. */
  <T extends Stored> Stream<T> after(Class<T> type) {
    return world.items().values().stream().filter(type::isInstance).map(type::cast);
  }

  /** Makes the call, over a client of which this thread has the only use. */
  void play(ContestTable table, FaultyHttpClient http, Storage storage) {
    Runnable rivalry =
        () -> storage.change(beforeRival, contender.rival(rival, id).apply(beforeRival));
    ContestTable asked = exact ? table.exactOutcomes() : table;
    FaultPlan plan = FaultPlan.script();
    if (first.isRepeated()) {
      plan = FaultPlan.script(first.fault().andThen(rivalry)).onWrites();
    } else {
      rivalry.run();
    }
    http.under(plan, () -> told = Told.by(() -> contender.call(asked, id)));
  }

  /**
   * What is wrong, if anything is.
   *
   * @param stored finds what is stored under an identity
   */
  Optional<String> problem(Map<String, Stored> stored) {
    Map<String, Stored> found = new TreeMap<>(stored);
    found.keySet().retainAll(records.stream().map(Stored::identity).toList());
    List<String> problems = new ArrayList<>();
    if (!expected.equals(told)) {
      problems.add("told " + told + ", not " + expected);
    }
    if (!world.visible().items().equals(found)) {
      problems.add("stored " + found + ", not " + world.visible().items());
    }
    if (expected.saysWon() && timesMade == 0 || expected.saysLost() && timesMade > 0) {
      problems.add("the table is not true: made " + timesMade + " times");
    }
    if (row().isMadeOnce() && timesMade > 1) {
      problems.add("the table is not true: not made once");
    }
    return problems.isEmpty() ? Optional.empty() : Optional.of(this + ": " + problems);
  }

  @Override
  public String toString() {
    return contender + (exact ? ", exact" : "") + " / " + first + " / " + rival;
  }
}
