package io.partita.it.sparse;

import io.partita.annotations.Entity;
import io.partita.annotations.Index;
import io.partita.annotations.Table;
import io.partita.annotations.UpdatedAt;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.Optional;

/** Tickets that move between two queues of one index, and onto an index with many conditions. */
@Table(entities = Desk.Ticket.class)
public interface Desk {

  /** A ticket: in the queue of open or of closed ones, and billable or not. */
  @Entity(pk = "TICKET#{ticketId}", sk = "TICKET")
  @Index(
      name = "GSI1",
      pk = "OPEN#{assignee}",
      sk = "{priority}#{ticketId}",
      where = "closedAt is null",
      as = "openOf")
  @Index(
      name = "GSI1",
      pk = "CLOSED#{assignee}",
      sk = "{closedAt:seconds}#{ticketId}",
      where = "closedAt is not null",
      as = "closedOf")
  @Index(
      name = "GSI2",
      pk = "BILLABLE#{assignee}",
      sk = "{updatedAt}",
      where = "kind != 'bug report' and price = 1.50 and urgent = true and customer = 'O''Hara'",
      as = "billableOf")
  record Ticket(
      String ticketId,
      String assignee,
      int priority,
      Instant closedAt,
      String kind,
      BigDecimal price,
      boolean urgent,
      Optional<String> customer,
      @UpdatedAt Instant updatedAt) {}
}
