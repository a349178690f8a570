package io.partita.it.outcomes;

import static io.partita.it.outcomes.Attempt.done;
import static io.partita.it.outcomes.Attempt.notThere;
import static io.partita.it.outcomes.Attempt.refused;

import io.partita.it.outcomes.Contest.Lease;
import io.partita.it.outcomes.Contest.Parcel;
import io.partita.it.outcomes.Contest.Session;
import io.partita.runtime.ConditionFailedException;
import io.partita.runtime.ItemAlreadyExistsException;
import io.partita.runtime.ItemNotFoundException;
import io.partita.runtime.VersionConflictException;
import io.partita.runtime.condition.Condition;
import java.time.Instant;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** Writes of one item that look at more of it: its version, its expiry, or what was read first. */
final class VersionContenders {

  // DynamoDB Local leaves alone what expired more than five years ago.
  private static final Instant PAST = Instant.ofEpochSecond(1_000_000_000L);
  private static final Instant FUTURE = Instant.ofEpochSecond(9_000_000_000L);
  private static final Condition<Parcel> IS_NEW = ParcelFields.STATUS.eq("new");

  private VersionContenders() {}

  static Stream<Contender> all() {
    return Stream.of(leases(), sessions(), parcels()).flatMap(contenders -> contenders);
  }

  private static Lease old(String id) {
    return new Lease(id, "nobody", 3);
  }

  private static Contender lease(String name, Row row) {
    return Contender.of(name, row, id -> World.of(old(id)))
        .of(VersionContenders::old)
        .against(Rival.OTHER, (id, world) -> world.changing(old(id), held("them")))
        .against(Rival.EQUAL, (id, world) -> world.changing(old(id), held("me")))
        .againstGone(VersionContenders::old);
  }

  private static UnaryOperator<Lease> held(String holder) {
    return lease -> new Lease(lease.id(), holder, lease.version() + 1);
  }

  private static Stream<Contender> leases() {
    return Stream.of(
        lease("replace of a version", Row.CONDITIONAL)
            .calls((table, id) -> table.lease().replace(new Lease(id, "me", 3)))
            .returningStored()
            .by((id, world) -> ofVersion(id, world, true)),
        lease("update with a version that is not asked for", Row.REPEATABLE)
            .calls((table, id) -> table.lease().update(id).holder("me").executeAndGet())
            .returningStored()
            .by((id, world) -> ofVersion(id, world, false)),
        lease("update of a version", Row.CONDITIONAL)
            .calls((table, id) -> table.lease().update(id).version(3).holder("me").executeAndGet())
            .returningStored()
            .by((id, world) -> ofVersion(id, world, true)),
        lease("update of a version, exactly once", Row.EXACT)
            .calls(
                (table, id) ->
                    table.lease().update(id).version(3).holder("me").exactlyOnce().executeAndGet())
            .returningStored()
            .by((id, world) -> ofVersion(id, world, true)),
        lease("delete of a version", Row.CONDITIONAL)
            .runs((table, id) -> table.lease().delete(old(id)))
            .by(
                (id, world) ->
                    ofVersion(id, world, true) instanceof Attempt.Refused refused
                        ? refused
                        : done(world.without(old(id))))
            .against(Rival.EQUAL, (id, world) -> world.without(old(id))));
  }

  private static Attempt ofVersion(String id, World world, boolean isAskedFor) {
    Optional<Lease> stored = world.like(old(id));
    if (stored.isEmpty()) {
      return refused(ItemNotFoundException.class);
    }
    if (isAskedFor && stored.get().version() != 3) {
      return refused(VersionConflictException.class);
    }
    Lease held = held("me").apply(stored.get());
    return done(world.with(held), held);
  }

  private static Session expired(String id) {
    return new Session(id, "me", PAST);
  }

  private static Session mine(String id) {
    return new Session(id, "me", FUTURE);
  }

  private static Contender session(String name, Row row) {
    return Contender.of(name, row, id -> World.of(expired(id)))
        .of(VersionContenders::mine)
        .againstOther(id -> new Session(id, "them", FUTURE))
        .againstEqual(VersionContenders::mine)
        .againstGone(VersionContenders::mine);
  }

  private static boolean isThere(String id, World world) {
    return world.visible().like(mine(id)).isPresent();
  }

  /** An expired item is removed first, so that nothing of it is left. */
  private static Attempt overExpired(String id, World world, Object result) {
    return world.visible().items().size() < world.items().size()
        ? new Attempt.Again(world.without(mine(id)))
        : done(world.with(mine(id)), result);
  }

  private static Stream<Contender> sessions() {
    return Stream.of(
        session("create over an expired item", Row.CONDITIONAL)
            .calls((table, id) -> table.session().create(mine(id)))
            .by(
                (id, world) ->
                    isThere(id, world)
                        ? refused(ItemAlreadyExistsException.class)
                        : done(world.with(mine(id)), mine(id))),
        session("put over an expired item", Row.REPEATABLE)
            .calls((table, id) -> table.session().put(mine(id)))
            .returningStored()
            .by((id, world) -> overExpired(id, world, mine(id))),
        session("update or create over an expired item", Row.REPEATABLE)
            .runs(
                (table, id) ->
                    table.session().update(id).user("me").expiresAt(FUTURE).orCreate().execute())
            .by((id, world) -> overExpired(id, world, "done")),
        session("deleteIfExists of an expired item", Row.IF_EXISTS)
            .calls((table, id) -> table.session().deleteIfExists(SessionKey.of(id)))
            .by(VersionContenders::ifThere),
        Contender.of("deleteIfExists of what may expire", Row.IF_EXISTS, id -> World.of(mine(id)))
            .of(VersionContenders::mine)
            .calls((table, id) -> table.session().deleteIfExists(SessionKey.of(id)))
            .by(VersionContenders::ifThere)
            .againstOther(VersionContenders::expired)
            .againstGone(VersionContenders::mine));
  }

  private static Attempt ifThere(String id, World world) {
    return isThere(id, world) ? done(world.without(mine(id)), true) : notThere();
  }

  private static Parcel parcel(String id, String status, String shelf) {
    return new Parcel(id, "north", status, shelf, "a", 0);
  }

  private static Contender parcel(String name, Row row, Function<Parcel, Object> read) {
    BiPredicate<World, World> same =
        (before, now) ->
            before.items().values().stream()
                .map(Parcel.class::cast)
                .allMatch(
                    parcel -> now.like(parcel).map(read).equals(Optional.of(read.apply(parcel))));
    return Contender.of(name, row, id -> World.of(parcel(id, "new", "s1")))
        .of(id -> parcel(id, "", ""))
        .planned(same)
        .against(
            Rival.OTHER,
            (id, world) ->
                world.changing(
                    parcel(id, "", ""),
                    stored -> new Parcel(id, "south", "lost", "s2", "z", stored.scans())))
        .againstGone(id -> parcel(id, "", ""));
  }

  private static Stream<Contender> parcels() {
    UnaryOperator<Parcel> sent =
        stored ->
            new Parcel(
                stored.id(),
                stored.region(),
                "sent",
                stored.shelf(),
                stored.label(),
                stored.scans());
    UnaryOperator<Parcel> scanned =
        stored ->
            new Parcel(
                stored.id(),
                stored.region(),
                stored.status(),
                stored.shelf(),
                "b",
                stored.scans() + 1);
    return Stream.of(
        parcel("update that reads first", Row.REPEATABLE, Parcel::region)
            .calls((table, id) -> table.parcel().update(id).status("sent").executeAndGet())
            .returningStored()
            .by((id, world) -> changed(id, world, sent)),
        parcel("update that reads first and adds", Row.ADDING, Parcel::shelf)
            .calls(
                (table, id) -> table.parcel().update(id).label("b").addToScans(1).executeAndGet())
            .returningStored()
            .by((id, world) -> changed(id, world, scanned))
            .against(Rival.EQUAL, (id, world) -> world.changing(parcel(id, "", ""), scanned)),
        parcel("update when, that reads first", Row.CONDITIONAL, Parcel::region)
            .calls(
                (table, id) ->
                    table.parcel().update(id).status("sent").when(IS_NEW).executeAndGet())
            .returningStored()
            .by(
                (id, world) ->
                    world
                        .like(parcel(id, "", ""))
                        .filter(stored -> !stored.status().equals("new"))
                        .map(stored -> refused(ConditionFailedException.class))
                        .orElseGet(() -> changed(id, world, sent)))
            .against(Rival.EQUAL, (id, world) -> world.changing(parcel(id, "", ""), sent)));
  }

  private static Attempt changed(String id, World world, UnaryOperator<Parcel> effect) {
    Optional<Parcel> stored = world.like(parcel(id, "", ""));
    return stored.isEmpty()
        ? refused(ItemNotFoundException.class)
        : done(world.with(effect.apply(stored.get())), effect.apply(stored.get()));
  }
}
