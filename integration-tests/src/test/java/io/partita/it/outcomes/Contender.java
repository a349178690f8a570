package io.partita.it.outcomes;

import io.partita.it.outcomes.Contest.Stored;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/** A write, what it does by the rules, and how somebody else can be faster. */
final class Contender {

  private final String name;
  private final Row row;
  private final Function<String, World> before;
  private final Map<Rival, BiFunction<String, World, World>> rivals = new EnumMap<>(Rival.class);
  private BiFunction<ContestTable, String, Object> call;
  private BiFunction<String, World, Attempt> rule;
  private Function<String, Stored> subject = id -> null;
  private BiPredicate<World, World> plan = (read, stored) -> true;
  private boolean returnsStored;

  private Contender(String name, Row row, Function<String, World> before) {
    this.name = name;
    this.row = row;
    this.before = before;
    rivals.put(Rival.NOBODY, (id, world) -> world);
  }

  /**
   * @param row where the guide tells what its caller is told
   * @param before what is stored at first, by the id of a contest
   */
  static Contender of(String name, Row row, Function<String, World> before) {
    return new Contender(name, row, before);
  }

  /** Makes the call, whose result is compared. */
  Contender calls(BiFunction<ContestTable, String, Object> calling) {
    call = calling;
    return this;
  }

  /** The same where there is no result. */
  Contender runs(Running running) {
    return calls(
        (table, id) -> {
          running.run(table, id);
          return "done";
        });
  }

  /** What an attempt does to what is stored. */
  Contender by(BiFunction<String, World, Attempt> ruling) {
    rule = ruling;
    return this;
  }

  /** The record whose stored form the caller is shown when the outcome is unknown. */
  Contender of(Function<String, Stored> record) {
    subject = record;
    return this;
  }

  /** What must be as it was read at first; otherwise the write is planned again. */
  Contender planned(BiPredicate<World, World> stillRight) {
    plan = stillRight;
    return this;
  }

  /** Answers with what is stored afterwards, which a transaction must read. */
  Contender returningStored() {
    returnsStored = true;
    return this;
  }

  Contender against(Rival rival, BiFunction<String, World, World> doing) {
    rivals.put(rival, doing);
    return this;
  }

  /** Somebody else stores another record. */
  Contender againstOther(Function<String, Stored> record) {
    return against(Rival.OTHER, (id, world) -> world.with(record.apply(id)));
  }

  /** Somebody else stores the same record. */
  Contender againstEqual(Function<String, Stored> record) {
    return against(Rival.EQUAL, (id, world) -> world.with(record.apply(id)));
  }

  /** Somebody else removes a record. */
  Contender againstGone(Function<String, Stored> record) {
    return against(Rival.GONE, (id, world) -> world.without(record.apply(id)));
  }

  Row row() {
    return row;
  }

  Map<Rival, BiFunction<String, World, World>> rivals() {
    return rivals;
  }

  World before(String id) {
    return before.apply(id);
  }

  Object call(ContestTable table, String id) {
    return call.apply(table, id);
  }

  Attempt attempt(String id, World world) {
    return rule.apply(id, world);
  }

  UnaryOperator<World> rival(Rival rival, String id) {
    return world -> rivals.get(rival).apply(id, world);
  }

  /** Whether a plan that was made for what was read fits what is stored. */
  boolean isPlannedFor(World read, World stored) {
    return plan.test(read, stored);
  }

  boolean returnsStored() {
    return returnsStored;
  }

  /** The caller's own item as it is stored; empty if there is none. */
  Optional<Stored> subject(String id, World world) {
    Stored record = subject.apply(id);
    return record == null ? Optional.empty() : world.like(record);
  }

  @Override
  public String toString() {
    return name;
  }

  /** A call without a result. */
  @FunctionalInterface
  interface Running {
    void run(ContestTable table, String id);
  }
}
