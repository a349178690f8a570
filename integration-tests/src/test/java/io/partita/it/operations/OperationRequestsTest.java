package io.partita.it.operations;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.it.RawItems;
import io.partita.it.Requests;
import io.partita.it.operations.Charted.Occasion;
import io.partita.it.operations.Theatre.Act;
import io.partita.it.operations.Theatre.Booking;
import io.partita.it.operations.Theatre.Patron;
import io.partita.it.operations.Theatre.Play;
import io.partita.it.operations.Theatre.Poster;
import io.partita.it.operations.Theatre.Scene;
import io.partita.it.operations.Theatre.Seat;
import io.partita.it.operations.Theatre.Ticket;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Every kind of operation sends what the chart says, in its order, where it says, and its
 * permissions allow all of that. What the chart says comes from the plan that the documentation of
 * generated methods is written from as well.
 */
@DynamoDbTest
class OperationRequestsTest {

  private static final Instant DAY = Instant.parse("2024-05-01T12:00:00Z");

  private final DynamoDbClient client;
  private final String tableName;
  private final Requests requests;
  private final TheatreTable theatre;
  private final List<Charted> charted;
  private final Map<String, Set<Occasion>> tried = new TreeMap<>();
  private final List<String> problems = new ArrayList<>();

  OperationRequestsTest(DynamoDbClient client, @TableName String tableName) throws IOException {
    this.client = client;
    this.tableName = tableName;
    this.requests = new Requests(client);
    this.theatre = TheatreTable.of(requests.client(), tableName);
    this.charted = Charted.of("io.partita.it.operations.Theatre");
  }

  @Test
  void everyOperationSendsWhatTheChartSays() {
    table();
    reads();
    queries();
    creations();
    changes();
    deletions();
    cascades();
    upkeep();
    assertEquals(List.of(), problems, () -> String.join("\n", problems));
    assertEverythingWasTried();
  }

  private void sends(String subject, String method, Runnable call) {
    sends(subject, method, Occasion.ALWAYS, call);
  }

  private void sends(String subject, String method, Occasion occasion, Runnable call) {
    Charted row =
        charted.stream()
            .filter(one -> one.subject().equals(subject) && one.method().equals(method))
            .findFirst()
            .orElseThrow(() -> new AssertionError("No " + subject + "." + method));
    requests.take();
    call.run();
    Sent sent = new Sent(requests.take());
    String what = subject + "." + method + " " + occasion + " sent " + sent.calls();
    if (!row.expected(occasion).matcher(sent.calls()).matches()) {
      problems.add(what + "but the chart says " + row.parts());
    }
    if (!row.places().containsAll(sent.places())) {
      problems.add(what + "to " + sent.places() + " and not only to " + row.places());
    }
    sent.actions().stream()
        .filter(action -> !row.allows(action))
        .forEach(action -> problems.add(what + "and has no permission for " + action));
    tried.computeIfAbsent(row.kind(), kind -> EnumSet.noneOf(Occasion.class)).add(occasion);
  }

  /** What the chart tells of, each kind on each occasion, was tried above. */
  private void assertEverythingWasTried() {
    Set<String> untried = new TreeSet<>();
    for (Charted row : charted) {
      Set<Occasion> occasions = EnumSet.copyOf(row.occasions());
      occasions.removeAll(tried.getOrDefault(row.kind(), Set.of()));
      occasions.forEach(occasion -> untried.add(row.kind() + ": " + occasion));
    }
    assertEquals(Set.of(), untried);
  }

  private void table() {
    sends("Theatre", "createTableIfMissing()", theatre::createTableIfMissing);
    sends("Theatre", "verifyTable()", theatre::verifyTable);
  }

  private void reads() {
    theatre.patron().create(new Patron("p", "Pat", "pat@example.com", 0));
    theatre.play().create(new Play("hamlet", "Hamlet", 0));
    sends("Patron", "find(key)", () -> theatre.patron().find("p").orElseThrow());
    sends("Patron", "get(key)", () -> theatre.patron().get("p"));
    sends("Patron", "exists(key)", () -> assertTrue(theatre.patron().exists("p")));
    sends(
        "Patron",
        "findByEmail(email)",
        () -> theatre.patron().findByEmail("pat@example.com").orElseThrow());
    sends(
        "Patron",
        "findAll(keys)",
        () -> assertEquals(1, theatre.patron().findAll(List.of(PatronKey.of("p"))).size()));
    sends(
        "Theatre",
        "transactionalGet(keys)",
        () -> theatre.transactionalGet(PatronKey.of("p"), PlayKey.of("hamlet")));
    sends("Patron", "scan()", () -> assertEquals(1, theatre.patron().scan().list().size()));
  }

  private void queries() {
    theatre.booking().create(new Booking("p", "hamlet", "Hamlet"));
    theatre.act().create(new Act("hamlet", 1, "one"));
    theatre.scene().create(new Scene("hamlet", 1, 1));
    theatre.ticket().create(new Ticket("t", "SOLD", "A1", Map.of(), null));
    theatre.poster().create(new Poster("w", "Bath"));
    theatre.seat().create(new Seat("main", "stalls", "A", "1"));
    BookingDao bookings = theatre.booking();
    sends("Booking", "byPatron(patronId)", () -> one(bookings.byPatron("p").list()));
    sends(
        "Booking",
        "byPatron(patronId).withPlay()",
        () -> one(bookings.byPatron("p").withPlay().list()));
    sends(
        "Booking",
        "byPatron(patronId).playId(playId)",
        () -> one(bookings.byPatron("p").playId("hamlet").list()));
    sends("Booking", "byPlay(playId)", () -> one(bookings.byPlay("hamlet").list()));
    sends(
        "Booking",
        "byPlay(playId).withPatron()",
        () -> one(bookings.byPlay("hamlet").withPatron().list()));
    sends(
        "Booking",
        "byPlay(playId).patronId(patronId)",
        () -> one(bookings.byPlay("hamlet").patronId("p").list()));
    sends("Booking", "scanGsi1()", () -> one(bookings.scanGsi1().list()));
    sends("Act", "byPlay(playId)", () -> one(theatre.act().byPlay("hamlet").list()));
    sends(
        "Act", "byPlay(playId).act(act)", () -> one(theatre.act().byPlay("hamlet").act(1).list()));
    sends("Scene", "byPlay(playId)", () -> one(theatre.scene().byPlay("hamlet").list()));
    sends(
        "Scene",
        "byPlay(playId).act(act)",
        () -> one(theatre.scene().byPlay("hamlet").act(1).list()));
    sends(
        "Scene",
        "byPlay(playId).act(act).scene(scene)",
        () -> one(theatre.scene().byPlay("hamlet").act(1).scene(1).list()));
    sends("Scene", "byAct(playId, act)", () -> one(theatre.scene().byAct("hamlet", 1).list()));
    ticketQueries();
    posterQueries();
    seatQueries();
    sends("PlayPage", "find(playId)", () -> theatre.playPage().find("hamlet").orElseThrow());
    sends("PlayPage", "byPlay(playId).page()", () -> theatre.playPage().byPlay("hamlet").page());
  }

  private void ticketQueries() {
    TicketDao tickets = theatre.ticket();
    Instant created = tickets.get("t").createdAt();
    sends("Ticket", "byStatus(status)", () -> one(tickets.byStatus("SOLD").list()));
    sends(
        "Ticket",
        "byStatus(status).createdAt(createdAt)",
        () -> one(tickets.byStatus("SOLD").createdAt(created).list()));
    sends(
        "Ticket",
        "byStatus(status).createdAt(createdAt).seat(seat)",
        () -> one(tickets.byStatus("SOLD").createdAt(created).seat("A1").list()));
    sends("Ticket", "scanGsi2()", () -> one(tickets.scanGsi2().list()));
  }

  private void posterQueries() {
    PosterDao posters = theatre.poster();
    sends("Poster", "inTown(town)", () -> one(posters.inTown("Bath").list()));
    sends("Poster", "inTown(town).hydrate()", () -> one(posters.inTown("Bath").hydrate().list()));
    sends(
        "Poster",
        "inTown(town).posterId(posterId)",
        () -> one(posters.inTown("Bath").posterId("w").list()));
  }

  private void seatQueries() {
    SeatByHouse seats = theatre.seat().byHouse("main");
    sends("Seat", "byHouse(house)", () -> one(seats.list()));
    sends("Seat", "byHouse(house).distinctTier()", () -> one(seats.distinctTier().list()));
    sends("Seat", "byHouse(house).tier(tier)", () -> one(seats.tier("stalls").list()));
    sends(
        "Seat",
        "byHouse(house).tier(tier).distinctRow()",
        () -> one(seats.tier("stalls").distinctRow().list()));
    sends(
        "Seat",
        "byHouse(house).tier(tier).row(row)",
        () -> one(seats.tier("stalls").row("A").list()));
    sends(
        "Seat",
        "byHouse(house).tier(tier).row(row).distinctSeat()",
        () -> one(seats.tier("stalls").row("A").distinctSeat().list()));
    sends(
        "Seat",
        "byHouse(house).tier(tier).row(row).seat(seat)",
        () -> one(seats.tier("stalls").row("A").seat("1").list()));
  }

  private static void one(List<?> found) {
    assertEquals(1, found.size());
  }

  private void creations() {
    sends(
        "Patron",
        "create(record)",
        () -> theatre.patron().create(new Patron("q", "Quin", "quin@example.com", 0)));
    sends(
        "Patron",
        "createAll(records)",
        () -> theatre.patron().createAll(List.of(new Patron("r", "Rae", "rae@example.com", 0))));
    sends("Play", "create(record)", () -> theatre.play().create(new Play("lear", "Lear", 0)));
    sends("Poster", "put(record)", () -> theatre.poster().put(new Poster("x", "York")));
    sends("Poster", "putAll(records)", () -> theatre.poster().putAll(posters(30)));
    sends(
        "Theatre",
        "transact()",
        () -> theatre.transact().create(new Play("emma", "Emma", 0)).execute());
    Ticket ticket = theatre.ticket().get("t");
    sends(
        "Theatre",
        "transact()",
        Occasion.BEFORE,
        () -> theatre.transact().replace(ticket).delete(PatronKey.of("r")).execute());
    sends(
        "Play",
        "transact().check(key)",
        () -> theatre.transact().check(PlayKey.of("lear")).execute());
  }

  private static List<Poster> posters(int count) {
    List<Poster> posters = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      posters.add(new Poster("poster" + i, "York"));
    }
    return posters;
  }

  private void changes() {
    Patron patron = theatre.patron().get("p");
    sends("Patron", "replace(record)", () -> theatre.patron().replace(patron));
    sends("Patron", "update(key)", () -> theatre.patron().update("p").name("Pia").execute());
    sends(
        "Patron",
        "update(key)",
        Occasion.INSTEAD,
        () -> theatre.patron().update("p").email("pia@example.com").executeAndGet());
    sends(
        "Play", "replace(record)", () -> theatre.play().replace(new Play("lear", "King Lear", 0)));
    sends("Play", "update(key)", () -> theatre.play().update("lear").title("Lear").execute());
    Ticket ticket = theatre.ticket().get("t");
    sends("Ticket", "put(record)", () -> theatre.ticket().put(ticket));
    sends("Ticket", "replace(record)", () -> theatre.ticket().replace(ticket));
    sends(
        "Ticket",
        "update(key)",
        () -> theatre.ticket().update("t").notes(Map.of("a", "b")).execute());
    sends(
        "Ticket",
        "update(key)",
        Occasion.BEFORE,
        () -> theatre.ticket().update("t").seat("B2").execute());
    theatre.ticket().update("t").clearNotes().execute();
    sends(
        "Ticket",
        "update(key)",
        Occasion.AGAIN,
        () -> theatre.ticket().update("t").putToNotes("c", "d").execute());
  }

  private void deletions() {
    sends("Patron", "delete(key)", () -> theatre.patron().delete("q"));
    Patron made = theatre.patron().create(new Patron("q", "Quin", "quin@example.com", 0));
    sends("Patron", "delete(record)", () -> theatre.patron().delete(made));
    theatre.patron().create(new Patron("q", "Quin", "quin@example.com", 0));
    sends("Patron", "deleteIfExists(key)", () -> assertTrue(theatre.patron().deleteIfExists("q")));
    theatre.patron().create(new Patron("q", "Quin", "quin@example.com", 0));
    sends(
        "Patron", "deleteAll(keys)", () -> theatre.patron().deleteAll(List.of(PatronKey.of("q"))));
    theatre
        .patron()
        .createAll(
            List.of(
                new Patron("q", "Quin", "quin@example.com", 0),
                new Patron("r", "Rae", "rae@example.com", 0)));
    sends(
        "Patron",
        "deleteAll(keys)",
        () -> theatre.patron().deleteAll(List.of(PatronKey.of("q"), PatronKey.of("r"))));
    sends("Play", "delete(key)", () -> theatre.play().delete("lear"));
    sends("Play", "deleteIfExists(key)", () -> assertTrue(theatre.play().deleteIfExists("emma")));
    sends(
        "Poster", "deleteAll(keys)", () -> theatre.poster().deleteAll(List.of(PosterKey.of("x"))));
    sends("Booking", "delete(key)", () -> theatre.booking().delete("p", "hamlet"));
    book();
    sends("Booking", "deleteIfExists(key)", () -> theatre.booking().deleteIfExists("p", "hamlet"));
    book();
    sends(
        "Booking",
        "deleteAll(keys)",
        () -> theatre.booking().deleteAll(List.of(BookingKey.of("p", "hamlet"))));
    RawItems items = new RawItems(client, tableName);
    book();
    items.delete("PLAY#hamlet", "#INFO");
    sends("Booking", "delete(key)", Occasion.AGAIN, () -> theatre.booking().delete("p", "hamlet"));
    theatre.play().create(new Play("hamlet", "Hamlet", 0));
    book();
    items.delete("PLAY#hamlet", "#INFO");
    sends(
        "Booking",
        "deleteIfExists(key)",
        Occasion.AGAIN,
        () -> theatre.booking().deleteIfExists("p", "hamlet"));
    theatre.play().create(new Play("hamlet", "Hamlet", 0));
  }

  private void book() {
    theatre.booking().create(new Booking("p", "hamlet", "Hamlet"));
  }

  private void upkeep() {
    theatre.play().create(new Play("lear", "Lear", 0));
    theatre.booking().create(new Booking("p", "lear", "Old"));
    PlayDao plays = theatre.play();
    sends("Play", "recount(key)", () -> assertEquals(1, plays.recount("lear").bookings()));
    sends("Play", "verifyCounts()", () -> assertEquals(List.of(), plays.verifyCounts()));
    sends("Play", "verifyCopies(key)", () -> one(plays.verifyCopies("lear")));
    sends("Play", "propagate(key)", () -> assertEquals(1, plays.propagate("lear")));
    RawItems items = new RawItems(client, tableName);
    items.delete("PATRON#p", "PLAY#lear");
    sends("Play", "verifyCounts()", Occasion.AFTERWARDS, () -> one(plays.verifyCounts()));
    items.put(ticketWithoutIndexKeys());
    sends("Ticket", "backfill().run()", () -> theatre.ticket().backfill().run());
    items.put(ticketWithoutIndexKeys());
    sends(
        "Ticket",
        "backfill().run()",
        Occasion.BEFORE,
        () -> theatre.ticket().backfill().onProgress(told -> {}).run());
    theatre.booking().create(new Booking("p", "lear", "Lear"));
    items.delete("PLAY#lear", "#INFO");
    sends("Theatre", "verifyItems().run()", () -> theatre.verifyItems().run());
    sends(
        "Theatre",
        "verifyItems().run()",
        Occasion.BEFORE,
        () -> theatre.verifyItems().onProgress(told -> {}).run());
  }

  private static Map<String, AttributeValue> ticketWithoutIndexKeys() {
    return Map.of(
        "PK", RawItems.text("TICKET#u"),
        "SK", RawItems.text("INFO"),
        "Type", RawItems.text("Ticket"),
        "ticketId", RawItems.text("u"),
        "status", RawItems.text("SOLD"),
        "seat", RawItems.text("C3"),
        "createdAt", RawItems.text(DAY.toString()));
  }

  private void cascades() {
    book();
    markThenUndelete();
    sends(
        "Act",
        "deleteCascade(key)",
        () -> assertEquals(2, theatre.act().deleteCascade("hamlet", 1)));
    theatre.act().create(new Act("hamlet", 1, "one"));
    theatre.scene().create(new Scene("hamlet", 1, 1));
    sends(
        "Play",
        "deleteCascade(key)",
        () -> assertEquals(4, theatre.play().deleteCascade("hamlet")));
    theatre.play().create(new Play("hamlet", "Hamlet", 0));
    book();
    sends("Patron", "deleteCascade(key)", () -> theatre.patron().deleteCascade("p"));
    theatre.patron().create(new Patron("p", "Pat", "pat@example.com", 0));
  }

  /** A cascade that did not come to its end has left its mark. */
  private void markThenUndelete() {
    mark("Play");
    sends("Play", "undelete(key)", () -> assertEquals(1, theatre.play().undelete("hamlet")));
    mark("Act");
    sends("Act", "undelete(key)", () -> assertEquals(1, theatre.act().undelete("hamlet", 1)));
  }

  private void mark(String type) {
    RawItems items = new RawItems(client, tableName);
    items.query("PLAY#hamlet").stream()
        .filter(item -> item.get("Type").s().equals(type))
        .forEach(
            item ->
                items.add(
                    item.get("PK").s(),
                    item.get("SK").s(),
                    Map.of("_deleting", RawItems.number(1))));
  }
}
