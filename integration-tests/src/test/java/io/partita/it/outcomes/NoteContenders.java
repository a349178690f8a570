package io.partita.it.outcomes;

import static io.partita.it.outcomes.Attempt.done;
import static io.partita.it.outcomes.Attempt.notThere;
import static io.partita.it.outcomes.Attempt.refused;

import io.partita.it.outcomes.Contest.Note;
import io.partita.runtime.ConditionFailedException;
import io.partita.runtime.ItemAlreadyExistsException;
import io.partita.runtime.ItemNotFoundException;
import io.partita.runtime.condition.Condition;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** Writes of notes, which are one request each: no version, nothing that depends on them. */
final class NoteContenders {

  private static final Function<String, World> NOTHING = id -> World.of();
  private static final Function<String, World> OLD = id -> World.of(old(id));
  private static final Condition<Note> IS_OLD = NoteFields.TEXT.eq("old");

  private NoteContenders() {}

  static Stream<Contender> all() {
    return Stream.of(creates(), replacements(), updates(), deletions(), batches())
        .flatMap(contenders -> contenders);
  }

  private static Note old(String id) {
    return Note.of(id, "old");
  }

  private static Note mine(String id) {
    return Note.of(id, "mine");
  }

  private static Note theirs(String id) {
    return Note.of(id, "theirs");
  }

  /** A write of a note that others write, or delete. */
  private static Contender contender(String name, Row row, Function<String, World> before) {
    return Contender.of(name, row, before)
        .of(NoteContenders::old)
        .againstOther(NoteContenders::theirs)
        .againstEqual(NoteContenders::mine)
        .againstGone(NoteContenders::old);
  }

  private static Stream<Contender> creates() {
    BiFunction<String, World, Attempt> rule =
        (id, world) ->
            world.like(old(id)).isPresent()
                ? refused(ItemAlreadyExistsException.class)
                : done(world.with(mine(id)), mine(id));
    return Stream.of(
        contender("create", Row.CONDITIONAL, NOTHING)
            .calls((table, id) -> table.note().create(mine(id)))
            .by(rule),
        contender("create of what is there", Row.CONDITIONAL, OLD)
            .calls((table, id) -> table.note().create(mine(id)))
            .by(rule));
  }

  private static Stream<Contender> replacements() {
    return Stream.of(
        contender("put", Row.REPEATABLE, OLD)
            .calls((table, id) -> table.note().put(mine(id)))
            .returningStored()
            .by((id, world) -> done(world.with(mine(id)), mine(id))),
        contender("put of what is not there", Row.REPEATABLE, NOTHING)
            .calls((table, id) -> table.note().put(mine(id)))
            .returningStored()
            .by((id, world) -> done(world.with(mine(id)), mine(id))),
        contender("put on a condition", Row.CONDITIONAL, OLD)
            .calls((table, id) -> table.note().put(mine(id), IS_OLD))
            .returningStored()
            .by(
                (id, world) ->
                    isOld(id, world)
                        ? done(world.with(mine(id)), mine(id))
                        : refused(ConditionFailedException.class)),
        contender("replace", Row.CONDITIONAL, OLD)
            .calls((table, id) -> table.note().replace(mine(id)))
            .returningStored()
            .by((id, world) -> ifThere(id, world, note -> mine(id))),
        contender("replace on a condition", Row.CONDITIONAL, OLD)
            .calls((table, id) -> table.note().replace(mine(id), IS_OLD))
            .returningStored()
            .by((id, world) -> ifOld(id, world, note -> mine(id))));
  }

  private static Stream<Contender> updates() {
    return Stream.of(
        update("update that sets", Row.REPEATABLE, update -> update.text("mine"), TO_MINE),
        update(
            "update that changes a set",
            Row.REPEATABLE,
            update -> update.addToMarks("new").text("mine"),
            note ->
                new Note(
                    note.id(),
                    "mine",
                    note.amount(),
                    note.log(),
                    plus(note.marks(), "new"),
                    note.labels())),
        update(
            "update that changes a map",
            Row.REPEATABLE,
            update -> update.putToLabels("c", "d").text("mine"),
            note ->
                new Note(
                    note.id(),
                    "mine",
                    note.amount(),
                    note.log(),
                    note.marks(),
                    plus(note.labels(), "c", "d"))),
        update(
            "update that adds",
            Row.ADDING,
            update -> update.addToAmount(3),
            note -> adding(note, 3)),
        update(
            "update that adds, exactly once",
            Row.EXACT,
            update -> update.addToAmount(3).exactlyOnce(),
            note -> adding(note, 3)),
        update(
            "update that appends",
            Row.ADDING,
            update -> update.appendToLog("mine"),
            note -> appending(note, "mine")),
        update(
            "update that appends, exactly once",
            Row.EXACT,
            update -> update.appendToLog("mine").exactlyOnce(),
            note -> appending(note, "mine")),
        contender("update when", Row.CONDITIONAL, OLD)
            .runs((table, id) -> table.note().update(id).when(IS_OLD).text("mine").execute())
            .by((id, world) -> withoutResult(ifOld(id, world, TO_MINE))),
        contender("update when, and get", Row.CONDITIONAL, OLD)
            .calls((table, id) -> table.note().update(id).when(IS_OLD).text("mine").executeAndGet())
            .returningStored()
            .by((id, world) -> ifOld(id, world, TO_MINE)),
        contender("update when, exactly once", Row.EXACT, OLD)
            .runs(
                (table, id) ->
                    table.note().update(id).when(IS_OLD).text("mine").exactlyOnce().execute())
            .by((id, world) -> withoutResult(ifOld(id, world, TO_MINE))),
        contender("update when and adding", Row.CONDITIONAL, OLD)
            .runs((table, id) -> table.note().update(id).when(IS_OLD).addToAmount(3).execute())
            .by((id, world) -> withoutResult(ifOld(id, world, note -> adding(note, 3)))),
        contender("update or create", Row.REPEATABLE, NOTHING)
            .runs((table, id) -> table.note().update(id).text("mine").orCreate().execute())
            .by((id, world) -> orCreated(id, world, TO_MINE)),
        contender("update that adds or creates", Row.ADDING, NOTHING)
            .runs((table, id) -> table.note().update(id).addToAmount(3).orCreate().execute())
            .by((id, world) -> orCreated(id, world, note -> adding(note, 3))));
  }

  private static final UnaryOperator<Note> TO_MINE =
      note -> new Note(note.id(), "mine", note.amount(), note.log(), note.marks(), note.labels());

  private static Contender update(
      String name, Row row, UnaryOperator<NoteUpdate> update, UnaryOperator<Note> effect) {
    return contender(name, row, OLD)
        .runs((table, id) -> update.apply(table.note().update(id)).execute())
        .by((id, world) -> withoutResult(ifThere(id, world, effect)))
        .against(Rival.EQUAL, (id, world) -> world.changing(old(id), effect));
  }

  private static Stream<Contender> deletions() {
    return Stream.of(
        deletion("delete", OLD),
        deletion("delete of what is not there", NOTHING),
        contender("delete on a condition", Row.CONDITIONAL, OLD)
            .runs((table, id) -> table.note().delete(id, IS_OLD))
            .by((id, world) -> deleted(id, world, isOld(id, world)))
            .against(Rival.EQUAL, (id, world) -> world.without(old(id))),
        ifExists("deleteIfExists", OLD),
        ifExists("deleteIfExists of what is not there", NOTHING),
        contender("deleteIfExists on a condition", Row.IF_EXISTS, OLD)
            .calls((table, id) -> table.note().deleteIfExists(NoteKey.of(id), IS_OLD))
            .by(
                (id, world) ->
                    world.like(old(id)).isEmpty()
                        ? notThere()
                        : isOld(id, world)
                            ? done(world.without(old(id)), true)
                            : refused(ConditionFailedException.class)));
  }

  private static Contender deletion(String name, Function<String, World> before) {
    return contender(name, Row.CONDITIONAL, before)
        .runs((table, id) -> table.note().delete(id))
        .by((id, world) -> deleted(id, world, true));
  }

  private static Attempt deleted(String id, World world, boolean isTrue) {
    if (world.like(old(id)).isEmpty()) {
      return refused(ItemNotFoundException.class);
    }
    return isTrue ? done(world.without(old(id))) : refused(ConditionFailedException.class);
  }

  private static Contender ifExists(String name, Function<String, World> before) {
    return contender(name, Row.IF_EXISTS, before)
        .calls((table, id) -> table.note().deleteIfExists(NoteKey.of(id)))
        .by(
            (id, world) ->
                world.like(old(id)).isEmpty() ? notThere() : done(world.without(old(id)), true));
  }

  private static Stream<Contender> batches() {
    return Stream.of(
        contender("putAll", Row.BATCH, OLD)
            .runs((table, id) -> table.note().putAll(List.of(mine(id), mine(second(id)))))
            .by((id, world) -> done(world.with(mine(id)).with(mine(second(id))))),
        contender("deleteAll", Row.BATCH, id -> World.of(old(id), old(second(id))))
            .runs(
                (table, id) ->
                    table.note().deleteAll(List.of(NoteKey.of(id), NoteKey.of(second(id)))))
            .by((id, world) -> done(world.without(old(id)).without(old(second(id))))),
        contender("batch", Row.BATCH, id -> World.of(old(id), old(second(id))))
            .runs(
                (table, id) -> table.batch().put(mine(id)).delete(NoteKey.of(second(id))).execute())
            .by((id, world) -> done(world.with(mine(id)).without(old(second(id))))));
  }

  private static String second(String id) {
    return id + "-2";
  }

  private static boolean isOld(String id, World world) {
    return world.like(old(id)).filter(note -> note.text().equals("old")).isPresent();
  }

  private static Attempt ifThere(String id, World world, UnaryOperator<Note> effect) {
    Optional<Note> stored = world.like(old(id));
    return stored.isEmpty()
        ? refused(ItemNotFoundException.class)
        : done(world.with(effect.apply(stored.get())), effect.apply(stored.get()));
  }

  private static Attempt ifOld(String id, World world, UnaryOperator<Note> effect) {
    return world.like(old(id)).isPresent() && !isOld(id, world)
        ? refused(ConditionFailedException.class)
        : ifThere(id, world, effect);
  }

  private static Attempt orCreated(String id, World world, UnaryOperator<Note> effect) {
    Note stored = world.like(old(id)).orElseGet(() -> new Note(id, null, 0, null, null, null));
    return done(world.with(effect.apply(stored)));
  }

  private static Attempt withoutResult(Attempt attempt) {
    return attempt instanceof Attempt.Done done ? done(done.world()) : attempt;
  }

  private static Note adding(Note note, long delta) {
    return new Note(
        note.id(), note.text(), note.amount() + delta, note.log(), note.marks(), note.labels());
  }

  private static Note appending(Note note, String element) {
    List<String> log = new ArrayList<>(note.log());
    log.add(element);
    return new Note(note.id(), note.text(), note.amount(), log, note.marks(), note.labels());
  }

  private static Set<String> plus(Set<String> set, String element) {
    Set<String> larger = new HashSet<>(set);
    larger.add(element);
    return larger;
  }

  private static Map<String, String> plus(Map<String, String> map, String key, String value) {
    Map<String, String> larger = new HashMap<>(map);
    larger.put(key, value);
    return larger;
  }
}
