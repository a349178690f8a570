package io.partita.it.faults;

import static io.partita.it.faults.Fault.CONFLICT;
import static io.partita.it.faults.Fault.DROP_AFTER;
import static io.partita.it.faults.Fault.DROP_BEFORE;
import static io.partita.it.faults.Fault.ERROR_AFTER;
import static io.partita.it.faults.Fault.ERROR_BEFORE;
import static io.partita.it.faults.Fault.THROTTLED;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.partita.it.ids.Helpdesk.Agent;
import io.partita.it.ids.Helpdesk.Comment;
import io.partita.it.ids.Helpdesk.Note;
import io.partita.it.ids.Helpdesk.Ticket;
import io.partita.it.ids.HelpdeskTable;
import io.partita.it.ids.TicketDraft;
import io.partita.runtime.ItemAlreadyExistsException;
import io.partita.runtime.Options;
import io.partita.runtime.OutcomeUnknownException;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** An id is chosen once for each call: whatever is sent again, there is one item. */
@DynamoDbTest
class GeneratedIdFaultTest {

  private static final FaultyHttpClient HTTP = new FaultyHttpClient();
  private static DynamoDbClient client;
  private static HelpdeskTable desk;

  @BeforeAll
  static void createTable(DynamoDbClient plain, @TableName String name) {
    client = HTTP.clientLike(plain);
    desk =
        HelpdeskTable.of(
            client,
            name,
            Options.builder().backoff(Duration.ofMillis(1), Duration.ofMillis(5)).build());
    desk.createTableIfMissing();
  }

  @AfterAll
  static void closeClient() {
    client.close();
  }

  static List<Fault> faults() {
    return List.of(DROP_BEFORE, DROP_AFTER, ERROR_BEFORE, ERROR_AFTER, THROTTLED, CONFLICT);
  }

  private static List<Note> notes(String text) {
    HTTP.script();
    return desk.note().scan().list().stream().filter(note -> note.text().equals(text)).toList();
  }

  @ParameterizedTest
  @MethodSource("faults")
  void aCreateMakesOneItem(Fault fault) {
    String text = "exactly " + fault;
    HTTP.script(fault, fault);

    Note created = desk.exactOutcomes().note().create(new Note(null, text));

    assertEquals(3, HTTP.operations().size());
    assertEquals(List.of(created), notes(text));
  }

  @ParameterizedTest
  @MethodSource("faults")
  void soDoesOneInATransactionWithOthers(Fault fault) {
    Ticket ticket = desk.ticket().create(TicketDraft.empty().customer("" + fault).build());
    HTTP.script(fault, fault);

    Comment created = desk.comment().create(new Comment(ticket.ticketId(), null, "once"));

    assertEquals(3, HTTP.operations().size());
    HTTP.script();
    assertEquals(List.of(created), desk.comment().byTicket(ticket.ticketId()).list());
    assertEquals(1, desk.ticket().get(ticket.ticketId()).comments());
  }

  @ParameterizedTest
  @MethodSource("faults")
  void soDoesEachOfMany(Fault fault) {
    List<Agent> agents = List.of(new Agent(null, "a@" + fault), new Agent(null, "b@" + fault));
    HTTP.script(fault, fault);

    assertEquals(2, desk.agent().createAll(agents).created().size());

    HTTP.script();
    assertEquals(
        2,
        desk.agent().scan().list().stream()
            .filter(agent -> agent.mail().endsWith("@" + fault))
            .count());
  }

  @Test
  void aCreateOfUnknownOutcomeIsRepeatedUnderTheSameIdByWhoeverChoseItBefore() {
    Note note = desk.note().withId(new Note(null, "lost"));
    HTTP.script(DROP_AFTER);
    assertThrows(OutcomeUnknownException.class, () -> desk.note().create(note));

    assertEquals(List.of(note), notes("lost"));
    assertThrows(ItemAlreadyExistsException.class, () -> desk.note().create(note));
    assertEquals(List.of(note), notes("lost"));
  }
}
