package io.partita.it.ids;

import io.partita.annotations.ChildOf;
import io.partita.annotations.Count;
import io.partita.annotations.CreatedAt;
import io.partita.annotations.Entity;
import io.partita.annotations.GeneratedId;
import io.partita.annotations.IdForm;
import io.partita.annotations.Index;
import io.partita.annotations.KeyOnly;
import io.partita.annotations.Table;
import io.partita.annotations.Unique;
import io.partita.annotations.Version;
import java.time.Instant;
import java.util.UUID;

/** Tickets with comments, agents and notes: every type and form of generated ids. */
@Table(
    entities = {
      Helpdesk.Ticket.class,
      Helpdesk.Comment.class,
      Helpdesk.Agent.class,
      Helpdesk.Note.class
    })
public interface Helpdesk {

  /** A ticket, also found by its customer, newest first. */
  @Entity(pk = "TICKET#{ticketId}", sk = "INFO")
  @Index(name = "GSI1", pk = "CUSTOMER#{customer}", sk = "TICKET#{ticketId}")
  record Ticket(
      @GeneratedId UUID ticketId,
      String customer,
      @Count(Comment.class) int comments,
      @CreatedAt Instant createdAt,
      @Version long version) {}

  /** A comment of a ticket; they are read in the order in which they were made. */
  @Entity(pk = "TICKET#{ticketId}", sk = "COMMENT#{commentId}")
  @ChildOf(value = Ticket.class, requireParent = true)
  record Comment(UUID ticketId, @KeyOnly @GeneratedId(IdForm.ULID) String commentId, String text) {}

  /** An agent, whose mail address nobody else has. */
  @Entity(pk = "AGENT#{agentId}", sk = "INFO")
  record Agent(@GeneratedId String agentId, @Unique String mail) {}

  /** A note, which nothing else depends on: it is created by a single request. */
  @Entity(pk = "NOTE#{noteId}", sk = "INFO")
  record Note(@GeneratedId String noteId, String text) {}
}
