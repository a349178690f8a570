package io.partita.it.sparse;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.partita.it.MutableClock;
import io.partita.it.RawItems;
import io.partita.it.sparse.Desk.Ticket;
import io.partita.runtime.Options;
import io.partita.testing.DynamoDbTest;
import io.partita.testing.TableName;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** One index with two kinds of keys, and one with conditions on several types. */
@DynamoDbTest
class TicketQueuesTest {

  private static final Instant CLOSED = Instant.parse("2024-04-01T08:00:00Z");

  private static DeskTable desk;
  private static RawItems raw;

  @BeforeAll
  static void createTable(DynamoDbClient client, @TableName String name) {
    MutableClock clock = new MutableClock("2024-05-01T12:00:00Z");
    desk = DeskTable.of(client, name, Options.builder().clock(clock).build());
    desk.createTableIfMissing();
    raw = new RawItems(client, name);
  }

  @Test
  void closingATicketMovesItFromOneQueueToTheOther() {
    desk.ticket().create(ticket("q1", "ann", 3, null));
    desk.ticket().create(ticket("q2", "ann", 1, null));
    desk.ticket().create(ticket("q3", "ann", 2, CLOSED));
    assertEquals(List.of("q2", "q1"), ids(desk.ticket().openOf("ann").list()));
    assertEquals(List.of("q3"), ids(desk.ticket().closedOf("ann").list()));
    desk.ticket().update("q1").closedAt(CLOSED.plusSeconds(1)).execute();
    desk.ticket().update("q3").clearClosedAt().execute();
    assertEquals(List.of("q2", "q3"), ids(desk.ticket().openOf("ann").list()));
    assertEquals(List.of("q1"), ids(desk.ticket().closedOf("ann").list()));
    assertEquals(
        3, desk.ticket().scanGsi1().stream().filter(t -> "ann".equals(t.assignee())).count());
  }

  @Test
  void everyChangeGivesTheItemOfAFreshPut() {
    int number = 0;
    for (Instant closed : Arrays.asList(null, CLOSED)) {
      for (Instant closedLater : Arrays.asList(null, CLOSED.plusSeconds(5))) {
        for (String assignee : Arrays.asList("eve", null)) {
          Ticket before = ticket("c" + ++number, assignee, 1, closed);
          check(before, closedLater, true);
          check(ticket("c" + ++number, assignee, 1, closed), closedLater, false);
        }
      }
    }
    assertEquals(16, number);
  }

  private static void check(Ticket before, Instant closedAt, boolean changesPriority) {
    String id = before.ticketId();
    desk.ticket().create(before);
    TicketUpdate update = desk.ticket().update(id);
    update = closedAt == null ? update.clearClosedAt() : update.closedAt(closedAt);
    (changesPriority ? update.addToPriority(6) : update).execute();
    Object stored = raw.get("TICKET#" + id, "TICKET");
    int priority = changesPriority ? 7 : 1;
    desk.ticket().delete(id);
    desk.ticket().create(ticket(id, before.assignee(), priority, closedAt));
    assertEquals(raw.get("TICKET#" + id, "TICKET"), stored);
  }

  @Test
  void allTermsOfAConditionCount() {
    List<Ticket> all = new ArrayList<>();
    for (String kind : Arrays.asList("bug report", "question", null)) {
      for (String price : List.of("1.5", "1.50", "2")) {
        for (boolean urgent : List.of(true, false)) {
          for (String customer : Arrays.asList("O'Hara", "Scarlett", null)) {
            all.add(
                new Ticket(
                    "b" + all.size(),
                    "bill",
                    1,
                    null,
                    kind,
                    new BigDecimal(price),
                    urgent,
                    Optional.ofNullable(customer),
                    null));
          }
        }
      }
    }
    all.forEach(desk.ticket()::create);
    List<String> expected =
        all.stream()
            .filter(ticket -> !"bug report".equals(ticket.kind()))
            .filter(ticket -> ticket.price().compareTo(new BigDecimal("1.5")) == 0)
            .filter(Ticket::urgent)
            .filter(ticket -> ticket.customer().equals(Optional.of("O'Hara")))
            .map(Ticket::ticketId)
            .sorted()
            .toList();
    assertEquals(4, expected.size());
    assertEquals(expected, sortedIds(desk.ticket().billableOf("bill").list()));
    all.forEach(ticket -> desk.ticket().update(ticket.ticketId()).urgent(true).execute());
    assertEquals(8, desk.ticket().billableOf("bill").count());
    all.forEach(ticket -> desk.ticket().update(ticket.ticketId()).clearCustomer().execute());
    assertEquals(0, desk.ticket().billableOf("bill").count());
  }

  private static Ticket ticket(String id, String assignee, int priority, Instant closedAt) {
    return new Ticket(
        id, assignee, priority, closedAt, null, BigDecimal.ONE, false, Optional.empty(), null);
  }

  private static List<String> ids(List<Ticket> tickets) {
    return tickets.stream().map(Ticket::ticketId).toList();
  }

  private static List<String> sortedIds(List<Ticket> tickets) {
    return tickets.stream().map(Ticket::ticketId).sorted().toList();
  }
}
