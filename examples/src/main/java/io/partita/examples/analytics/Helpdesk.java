package io.partita.examples.analytics;

import io.partita.annotations.Entity;
import io.partita.annotations.Index;
import io.partita.annotations.Table;

/** Tickets and comments; tickets have an index that they did not always have. */
@Table(entities = {Helpdesk.Ticket.class, Helpdesk.Comment.class})
public interface Helpdesk {

  /** A ticket. */
  @Entity(pk = "TICKET#{ticketId}", sk = "INFO")
  @Index(name = "GSI1", pk = "AGENT#{agent}", sk = "TICKET#{ticketId}")
  record Ticket(String ticketId, String agent, String subject) {}

  /** A comment on a ticket. */
  @Entity(pk = "TICKET#{ticketId}", sk = "COMMENT#{number:4}")
  record Comment(String ticketId, int number, String text) {}
}
