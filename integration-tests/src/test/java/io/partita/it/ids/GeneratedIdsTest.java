package io.partita.it.ids;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.partita.it.MutableClock;
import io.partita.it.ids.Helpdesk.Agent;
import io.partita.it.ids.Helpdesk.Comment;
import io.partita.it.ids.Helpdesk.Note;
import io.partita.it.ids.Helpdesk.Ticket;
import io.partita.runtime.CreatedAll;
import io.partita.runtime.Explanation;
import io.partita.runtime.IncompleteBatchException;
import io.partita.runtime.InvalidKeyException;
import io.partita.runtime.ItemAlreadyExistsException;
import io.partita.runtime.Options;
import io.partita.runtime.UniqueViolationException;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;

/** Ids that nobody has to make up. */
@DynamoDbTest
class GeneratedIdsTest {

  private static final MutableClock CLOCK = new MutableClock("2024-01-01T00:00:00Z");
  private static final AtomicLong LAST = new AtomicLong();

  private static HelpdeskTable desk;
  private static HelpdeskTable withoutFastPath;
  private static HelpdeskTable counting;

  @BeforeAll
  static void createTable(DynamoDbClient client, @TableName String name) {
    Options options = Options.builder().clock(CLOCK).build();
    desk = HelpdeskTable.of(client, name, options);
    desk.createTableIfMissing();
    withoutFastPath = HelpdeskTable.of(client, name, options.toBuilder().fastPath(false).build());
    counting =
        HelpdeskTable.of(
            client,
            name,
            options.toBuilder().idSupplier(() -> new UUID(0, LAST.incrementAndGet())).build());
  }

  static Stream<HelpdeskTable> bothWays() {
    return Stream.of(desk, withoutFastPath);
  }

  private static Ticket ticket(String customer) {
    return TicketDraft.empty().customer(customer).build();
  }

  private static Comment comment(Ticket ticket, String text) {
    return new Comment(ticket.ticketId(), null, text);
  }

  @ParameterizedTest
  @MethodSource("bothWays")
  void createFillsTheIdAndReturnsTheRecordWithIt(HelpdeskTable table) {
    Ticket created = table.ticket().create(ticket("ann"));

    assertEquals(7, created.ticketId().version());
    assertEquals(2, created.ticketId().variant());
    assertEquals(new Ticket(created.ticketId(), "ann", 0, CLOCK.instant(), 1), created);
    assertEquals(created, table.ticket().get(created.ticketId()));
    Note note = table.note().create(new Note(null, "call back"));
    assertEquals(note, table.note().get(note.noteId()));
    assertEquals(note.noteId(), UUID.fromString(note.noteId()).toString());
  }

  @ParameterizedTest
  @MethodSource("bothWays")
  void aTransactionOfASingleCreateFillsIt(HelpdeskTable table) {
    Ticket ticket = table.ticket().create(ticket("ben"));
    Comment created = table.comment().create(comment(ticket, "hello"));
    Agent agent = table.agent().create(new Agent(null, ticket.ticketId() + "@example.org"));

    assertEquals(26, created.commentId().length());
    assertEquals(created, table.comment().get(ticket.ticketId(), created.commentId()));
    assertEquals(1, table.ticket().get(ticket.ticketId()).comments());
    assertEquals(agent, table.agent().findByMail(agent.mail()).orElseThrow());
  }

  @Test
  void aRecordThatHasAnIdKeepsIt() {
    Note mine = new Note("mine", "first");

    assertEquals(mine, desk.note().create(mine));
    assertSame(mine, desk.note().withId(mine));
    assertThrows(ItemAlreadyExistsException.class, () -> desk.note().create(mine));
  }

  @Test
  void idsAreInTheOrderOfTheClockInKeysAndIndexKeys() {
    Ticket ticket = desk.ticket().create(ticket("customer"));
    List<Comment> comments = new ArrayList<>();
    List<Ticket> tickets = new ArrayList<>(List.of(ticket));
    for (int i = 0; i < 10; i++) {
      CLOCK.advance(Duration.ofMillis(1));
      comments.add(desk.comment().create(comment(ticket, "comment " + i)));
      tickets.add(desk.ticket().create(ticket("customer")));
    }

    assertEquals(comments, desk.comment().byTicket(ticket.ticketId()).list());
    assertEquals(
        tickets.stream().map(Ticket::ticketId).toList(),
        desk.ticket().byCustomer("customer").list().stream().map(Ticket::ticketId).toList());
  }

  @Test
  void idsOfOneMillisecondDiffer() {
    Ticket ticket = desk.ticket().create(ticket("many"));
    List<Comment> comments =
        IntStream.range(0, 60).mapToObj(i -> comment(ticket, "comment " + i)).toList();

    CreatedAll<CommentKey> result = desk.comment().createAll(comments);

    assertEquals(60, result.created().stream().distinct().count());
    assertEquals(List.of(), result.existed());
    assertEquals(
        comments.stream().map(Comment::text).toList(),
        desk.comment().findAll(result.created()).values().stream().map(Comment::text).toList());
    assertEquals(60, desk.ticket().get(ticket.ticketId()).comments());
  }

  @Test
  void aSupplierDecidesInTests() {
    LAST.set(0);

    assertEquals(new UUID(0, 1), counting.ticket().create(ticket("test")).ticketId());
    assertEquals(
        "00000000-0000-0000-0000-000000000002",
        counting.note().create(new Note(null, "")).noteId());
    Comment comment =
        counting
            .comment()
            .withId(new Comment(new UUID(0, 1), null, "the third id, written as a ULID"));
    assertEquals("00000000000000000000000003", comment.commentId());
  }

  @Test
  void aTransactionCreatesWhatWasGivenItsIdBefore() {
    Ticket ticket = desk.ticket().withId(ticket("cho"));
    Comment first = desk.comment().withId(comment(ticket, "first"));

    desk.transact().create(ticket).create(first).execute();

    assertEquals(List.of(first), desk.comment().byTicket(ticket.ticketId()).list());
    assertEquals(1, desk.ticket().get(ticket.ticketId()).comments());
  }

  @Test
  void anIdIsChosenOnceForATransactionThatIsExplainedAndExecuted() {
    HelpdeskTransaction transaction = desk.transact().create(new Agent(null, "dora@example.org"));
    Explanation explained = transaction.explain();

    transaction.execute();

    TransactWriteItemsRequest request =
        (TransactWriteItemsRequest) explained.requests().get(0).request();
    String key = desk.agent().findByMail("dora@example.org").orElseThrow().agentId();
    assertTrue(
        request.transactItems().stream()
            .filter(item -> item.put() != null)
            .anyMatch(item -> ("AGENT#" + key).equals(item.put().item().get("PK").s())));
  }

  @Test
  void whatIsLeftOfManyHasTheIdsThatWereSent() {
    desk.agent().create(new Agent(null, "taken@example.org"));
    List<Agent> agents =
        List.of(new Agent(null, "eve@example.org"), new Agent(null, "taken@example.org"));

    IncompleteBatchException left =
        assertThrows(IncompleteBatchException.class, () -> desk.agent().createAll(agents));

    assertTrue(left.getCause() instanceof UniqueViolationException, left.getCause().toString());
    assertEquals(2, left.remaining().size());
    assertTrue(left.remaining().stream().allMatch(agent -> ((Agent) agent).agentId() != null));
  }

  @Test
  void anIdOfItsOwnIsChosenForEachCall() {
    Note note = new Note(null, "twice");

    assertNotEquals(desk.note().create(note).noteId(), desk.note().create(note).noteId());
    assertNotEquals(desk.note().withId(note), desk.note().withId(note));
  }

  @Test
  void whatIsNotCreatedHasToHaveItsId() {
    Note note = new Note(null, "lost");
    assertMissing("Note", "noteId", () -> desk.note().put(note));
    assertMissing("Note", "noteId", () -> desk.note().putAll(List.of(note)));
    assertMissing("Note", "noteId", () -> desk.note().replace(note));
    assertMissing("Note", "noteId", () -> desk.transact().put(note).execute());
    assertMissing("Note", "noteId", () -> desk.transact().replace(note).execute());
    assertMissing("Ticket", "ticketId", () -> desk.ticket().replace(ticket("")));
    assertMissing("Ticket", "ticketId", () -> desk.ticket().delete(ticket("")));
  }

  private static void assertMissing(String entity, String component, Executable call) {
    InvalidKeyException refused = assertThrows(InvalidKeyException.class, call);
    assertEquals(
        "[INVALID_KEY] Key component '"
            + component
            + "' of "
            + entity
            + " is null. Only create, createAll and withId fill in a generated id: use one of them,"
            + " or set the id of the item that you mean.",
        refused.getMessage());
    assertEquals(component, refused.component());
  }

  @Test
  void theTimeOfAnIdIsThatOfTheClock() {
    Instant now = CLOCK.instant();
    UUID id = desk.ticket().withId(ticket("")).ticketId();

    assertEquals(now.toEpochMilli(), id.getMostSignificantBits() >>> 16);
  }
}
