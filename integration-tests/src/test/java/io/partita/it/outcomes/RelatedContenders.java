package io.partita.it.outcomes;

import static io.partita.it.outcomes.Attempt.done;
import static io.partita.it.outcomes.Attempt.notThere;
import static io.partita.it.outcomes.Attempt.refused;

import io.partita.it.outcomes.Contest.Account;
import io.partita.it.outcomes.Contest.Club;
import io.partita.it.outcomes.Contest.Holding;
import io.partita.it.outcomes.Contest.Lease;
import io.partita.it.outcomes.Contest.Membership;
import io.partita.it.outcomes.Contest.Note;
import io.partita.it.outcomes.Contest.Person;
import io.partita.it.outcomes.Contest.Player;
import io.partita.runtime.CreatedAll;
import io.partita.runtime.DeletedAll;
import io.partita.runtime.ItemAlreadyExistsException;
import io.partita.runtime.ItemNotFoundException;
import io.partita.runtime.TransactionFailedException;
import io.partita.runtime.UniqueViolationException;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.stream.Stream;

/** Writes that are transactions whatever the options say: other items depend on what they write. */
final class RelatedContenders {

  private RelatedContenders() {}

  static Stream<Contender> all() {
    return Stream.of(uniques(), counted(), required(), bulk(), transactions())
        .flatMap(contenders -> contenders);
  }

  private static String other(String id) {
    return id + "-2";
  }

  private static Person person(String id, String email) {
    return new Person(id, "Ada", email + id + "@example.org");
  }

  private static Stream<Contender> uniques() {
    return Stream.of(
        Contender.of("create of a unique value", Row.TRANSACTION, id -> World.of())
            .calls((table, id) -> table.person().create(person(id, "new")))
            .by(
                (id, world) -> {
                  if (world.like(person(id, "")).isPresent()) {
                    return refused(ItemAlreadyExistsException.class);
                  }
                  return isTaken(id, world)
                      ? refused(UniqueViolationException.class)
                      : done(world.with(person(id, "new")), person(id, "new"));
                })
            .against(Rival.OTHER, RelatedContenders::taking)
            .against(
                Rival.EQUAL,
                (id, world) -> isTaken(id, world) ? world : world.with(person(id, "new"))),
        person("update of a unique value")
            .runs((table, id) -> table.person().update(id).email(email(id)).execute())
            .by((id, world) -> withoutResult(moved(id, world))),
        person("replace with a unique value")
            .calls((table, id) -> table.person().replace(person(id, "new")))
            .returningStored()
            .by(RelatedContenders::moved),
        person("delete with a unique value")
            .runs((table, id) -> table.person().delete(id))
            .by(
                (id, world) ->
                    world.like(person(id, "")).isEmpty()
                        ? refused(ItemNotFoundException.class)
                        : done(world.without(person(id, "")))),
        person("deleteIfExists with a unique value")
            .calls((table, id) -> table.person().deleteIfExists(PersonKey.of(id)))
            .by(
                (id, world) ->
                    world.like(person(id, "")).isEmpty()
                        ? notThere()
                        : done(world.without(person(id, "")), true)));
  }

  private static Contender person(String name) {
    return Contender.of(name, Row.TRANSACTION, id -> World.of(person(id, "old")))
        .of(id -> person(id, ""))
        .against(Rival.OTHER, RelatedContenders::taking)
        .against(
            Rival.EQUAL, (id, world) -> world.changing(person(id, ""), stored -> person(id, "new")))
        .againstGone(id -> person(id, ""));
  }

  private static String email(String id) {
    return person(id, "new").email();
  }

  /** Another person takes the value, if it is free. */
  private static World taking(String id, World world) {
    return isTaken(id, world) ? world : world.with(new Person(other(id), "Bob", email(id)));
  }

  private static boolean isTaken(String id, World world) {
    return world.items().values().stream()
        .anyMatch(item -> item instanceof Person person && person.email().equals(email(id)));
  }

  private static Attempt moved(String id, World world) {
    Optional<Person> stored = world.like(person(id, ""));
    if (stored.isEmpty()) {
      return refused(ItemNotFoundException.class);
    }
    return !stored.get().email().equals(email(id)) && isTaken(id, world)
        ? refused(UniqueViolationException.class)
        : done(world.with(person(id, "new")), person(id, "new"));
  }

  private static Attempt withoutResult(Attempt attempt) {
    return attempt instanceof Attempt.Done done ? done(done.world()) : attempt;
  }

  private static Club club(String id, long members) {
    return new Club(id, "Club", members);
  }

  private static Membership member(String id) {
    return new Membership(id, id, "member");
  }

  private static World joined(World world, Membership membership) {
    Club club = club(membership.clubId(), 0);
    World counted =
        world.like(membership).isPresent()
            ? world
            : world.changing(club, stored -> stored.counting(1));
    return counted.with(membership);
  }

  private static World left(World world, Membership membership) {
    Club club = club(membership.clubId(), 0);
    return world.like(membership).isEmpty()
        ? world
        : world.changing(club, stored -> stored.counting(-1)).without(membership);
  }

  private static Stream<Contender> counted() {
    BiFunction<String, World, World> leaving = (id, world) -> left(world, member(id));
    return Stream.of(
        Contender.of(
                "create of a counted item",
                Row.TRANSACTION,
                id -> World.of(new Player(id, "Ada"), club(id, 0)))
            .calls((table, id) -> table.membership().create(member(id)))
            .by(
                (id, world) -> {
                  if (world.like(member(id)).isPresent()) {
                    return refused(ItemAlreadyExistsException.class);
                  }
                  return world.like(club(id, 0)).isEmpty()
                      ? refused(ItemNotFoundException.class)
                      : done(joined(world, member(id)), member(id));
                })
            .against(Rival.OTHER, (id, world) -> joined(world, new Membership(id, id, "admin")))
            .against(Rival.EQUAL, (id, world) -> joined(world, member(id)))
            .againstGone(id -> club(id, 0)),
        Contender.of("delete of a counted item", Row.TRANSACTION, RelatedContenders::withMember)
            .runs((table, id) -> table.membership().delete(id, id))
            .by(
                (id, world) ->
                    world.like(member(id)).isEmpty()
                        ? refused(ItemNotFoundException.class)
                        : done(left(world, member(id))))
            .against(Rival.OTHER, (id, world) -> joined(world, new Membership(id, id, "admin")))
            .against(Rival.EQUAL, leaving),
        Contender.of(
                "deleteIfExists of a counted item", Row.TRANSACTION, RelatedContenders::withMember)
            .calls((table, id) -> table.membership().deleteIfExists(id, id))
            .by(
                (id, world) ->
                    world.like(member(id)).isEmpty()
                        ? notThere()
                        : done(left(world, member(id)), true))
            .against(Rival.OTHER, (id, world) -> joined(world, new Membership(id, id, "admin")))
            .against(Rival.EQUAL, leaving));
  }

  private static World withMember(String id) {
    return World.of(new Player(id, "Ada"), club(id, 1), member(id));
  }

  private static Stream<Contender> required() {
    return Stream.of(
        Contender.of(
                "create between required ends",
                Row.TRANSACTION,
                id -> World.of(new Player(id, "Ada"), new Account(id, "Bank")))
            .calls((table, id) -> table.holding().create(new Holding(id, id, 50)))
            .by(
                (id, world) -> {
                  Holding mine = new Holding(id, id, 50);
                  if (world.like(mine).isPresent()) {
                    return refused(ItemAlreadyExistsException.class);
                  }
                  return world.like(new Account(id, "")).isEmpty()
                      ? refused(ItemNotFoundException.class)
                      : done(world.with(mine), mine);
                })
            .againstOther(id -> new Holding(id, id, 70))
            .againstEqual(id -> new Holding(id, id, 50))
            .againstGone(id -> new Account(id, "")));
  }

  private static Membership second(String id) {
    return new Membership(other(id), id, "member");
  }

  private static Stream<Contender> bulk() {
    return Stream.of(
        Contender.of(
                "createAll in transactions",
                Row.TRANSACTION,
                id -> World.of(new Player(id, "Ada"), new Player(other(id), "Bob"), club(id, 0)))
            .calls((table, id) -> table.membership().createAll(List.of(member(id), second(id))))
            .by(
                (id, world) -> {
                  List<Membership> all = List.of(member(id), second(id));
                  return done(
                      joined(joined(world, member(id)), second(id)),
                      new CreatedAll<>(keys(all, world, false), keys(all, world, true)));
                })
            // An item that is there stays as it is, so the one that is stored must be equal.
            .against(Rival.EQUAL, (id, world) -> joined(world, member(id)))
            .against(Rival.OTHER, (id, world) -> joined(world, second(id))),
        Contender.of(
                "deleteAll in transactions",
                Row.TRANSACTION,
                id -> joined(joined(World.of(club(id, 0)), member(id)), second(id)))
            .calls(
                (table, id) ->
                    table
                        .membership()
                        .deleteAll(
                            List.of(MembershipKey.of(member(id)), MembershipKey.of(second(id)))))
            .by(
                (id, world) -> {
                  List<Membership> all = List.of(member(id), second(id));
                  return done(
                      left(left(world, member(id)), second(id)),
                      new DeletedAll<>(keys(all, world, true), keys(all, world, false)));
                })
            .against(Rival.EQUAL, (id, world) -> left(world, member(id)))
            .against(Rival.OTHER, (id, world) -> left(world, second(id))));
  }

  private static List<MembershipKey> keys(List<Membership> all, World world, boolean areThere) {
    return all.stream()
        .filter(membership -> world.like(membership).isPresent() == areThere)
        .map(MembershipKey::of)
        .toList();
  }

  private static Stream<Contender> transactions() {
    return Stream.of(
        transaction("transact", (table, id) -> several(table, id).execute()),
        transaction(
            "transact with an idempotency key",
            (table, id) -> several(table, id).idempotencyKey(id).execute()));
  }

  private static ContestTransaction several(ContestTable table, String id) {
    return table
        .transact()
        .create(Note.of(id, "mine"))
        .update(table.lease().update(id).version(3).holder("me"))
        .delete(NoteKey.of(other(id)));
  }

  private static Contender transaction(String name, Contender.Running running) {
    return Contender.of(
            name,
            Row.TRANSACTION,
            id -> World.of(new Lease(id, "nobody", 3), Note.of(other(id), "old")))
        .runs(running)
        .by(
            (id, world) -> {
              Optional<Lease> lease = world.like(new Lease(id, "", 0));
              boolean isRight =
                  world.like(Note.of(id, "")).isEmpty()
                      && world.like(Note.of(other(id), "")).isPresent()
                      && lease.filter(stored -> stored.version() == 3).isPresent();
              return isRight
                  ? done(
                      world
                          .with(Note.of(id, "mine"))
                          .with(new Lease(id, "me", 4))
                          .without(Note.of(other(id), "")))
                  : refused(TransactionFailedException.class);
            })
        .againstOther(id -> new Lease(id, "them", 4))
        .against(
            Rival.EQUAL,
            (id, world) ->
                world
                    .with(Note.of(id, "mine"))
                    .with(new Lease(id, "me", 4))
                    .without(Note.of(other(id), "")))
        .againstGone(id -> Note.of(other(id), ""));
  }
}
